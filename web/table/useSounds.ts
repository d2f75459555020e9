/** What a person hears and feels at the table: what happens, their turn, their move taken, a refusal. */
import { useEffect, useRef } from 'react';
import type { Refusal } from '@cantiere/engine';
import { soundsOf, type BoardProps, type GameBoard, type SoundBook } from '../kit/boardKit.ts';
import { pulse, sound } from '../sound/sound.ts';

interface Heard {
  readonly board: GameBoard;
  readonly news: BoardProps['news'];
  readonly asked: boolean;
  /** A move of mine is on its way. */
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  /** The game is over, and I did not win it. */
  readonly lost: boolean;
}

/** A board without a book of its own: every move is a step. */
const PLAIN: SoundBook = { of: {}, pitch: 1 };

export function useSounds({ board, news, asked, busy, refusal, lost }: Heard): void {
  const { sounds = PLAIN } = board;
  const heard = useRef(-1);
  useEffect(() => {
    const fresh = news.filter(({ number }) => number > heard.current);
    heard.current = Math.max(heard.current, ...fresh.map(({ number }) => number));
    sound(soundsOf(fresh, sounds, lost), sounds.pitch);
  }, [news, sounds, lost]);

  const sent = useRef(false);
  useEffect(() => {
    if (sent.current && !busy && !refusal) pulse('placed');
    sent.current = busy;
  }, [busy, refusal]);

  useEffect(() => {
    if (!asked) return;
    sound(['turn']);
    pulse('turn');
  }, [asked]);

  useEffect(() => {
    if (!refusal) return;
    sound(['refusal']);
    pulse('refused');
  }, [refusal]);
}
