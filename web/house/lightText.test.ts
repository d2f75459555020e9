import { expect, it } from 'vitest';
import { lightBlocks } from './lightText.ts';

it('text becomes titles, items and paragraphs, and nothing else', () => {
  expect(lightBlocks('# Chi\r\nAda Bianchi\nvia Roma 1\n\n- uno\n- due\n\n<b>x</b> *y*')).toEqual([
    { kind: 'title', lines: ['Chi'] },
    { kind: 'words', lines: ['Ada Bianchi', 'via Roma 1'] },
    { kind: 'items', lines: ['uno', 'due'] },
    { kind: 'words', lines: ['<b>x</b> *y*'] },
  ]);
  expect(lightBlocks(' \n\n')).toEqual([]);
  expect(lightBlocks('#hashtag\n-5 gradi')).toEqual([{ kind: 'words', lines: ['#hashtag', '-5 gradi'] }]);
});
