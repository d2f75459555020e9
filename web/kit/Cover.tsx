/** A game's cover, loaded when first seen: on its box, or cropped beside a table. */
import { createElement, lazy, Suspense } from 'react';
import { everyGame, findGame, type Shelved } from '@cantiere/games';
import { GameBox } from '../art/GameBox.tsx';
import { usePreferences } from '../prefs/preferences.ts';

interface Drawn {
  readonly as: 'box' | 'crop';
  readonly title: string;
}

function draw(game: Shelved) {
  return lazy(async () => {
    const { Cover, boxColors, boxCaps = false } = await game.cover();
    const Drawing = ({ as, title }: Drawn) =>
      as === 'crop' ? (
        <Cover preserveAspectRatio="xMidYMax slice" />
      ) : (
        <GameBox cover={Cover} title={title} colors={boxColors} caps={boxCaps} />
      );
    return { default: Drawing };
  });
}

const drawings = new Map(everyGame.map((game) => [game.meta.id, draw(game)]));

export function CoverOf({ game, as }: { readonly game: string; readonly as: 'box' | 'crop' }) {
  const { language } = usePreferences();
  const shelved = findGame(game);
  const drawing = drawings.get(game);
  if (!shelved || !drawing) return <div className={`cover-gap ${as}`} />;
  return (
    <Suspense fallback={<div className={`cover-gap ${as}`} />}>
      {createElement(drawing, { as, title: shelved.meta.title[language] })}
    </Suspense>
  );
}
