import { expect, it } from 'vitest';
import { chatParts } from './chatParts.ts';

const links = (text: string): readonly string[] =>
  chatParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part.href]));

it('makes links of addresses and leaves the sentence around them alone', () => {
  expect(chatParts('guarda https://example.com/a?b=1, poi (http://x.org).')).toEqual([
    'guarda ',
    { href: 'https://example.com/a?b=1', host: 'example.com', rest: '/a?b=1' },
    ', poi (',
    { href: 'http://x.org/', host: 'x.org', rest: '' },
    ').',
  ]);
});

it('never makes a link of anything but http and https, nor of one that hides where it leads', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://x.org',
    'https://bank.com@evil.org/',
    'https://',
    'http:x',
  ]) {
    expect([text, links(text)]).toEqual([text, []]);
  }
  // Letters that look like others are shown as what they are.
  expect(chatParts('https://аpple.com')).toEqual([{ href: 'https://xn--pple-43d.com/', host: 'xn--pple-43d.com', rest: '' }]);
});
