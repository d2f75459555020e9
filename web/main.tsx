/** Where the browser starts. */
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readDrawn } from './cards/drawn/drawing.ts';
import { installWhenIdle } from './offline/install.ts';
import { growWithWindow } from './style/growing.ts';
import { bringTexts } from './text/index.ts';
import './style/base.css';
import './style/frame.css';

// Every game's colours: the home page shows all boxes.
import.meta.glob('../games/*/palette.css', { eager: true });

// Not awaited at the top level: the texts are files that use this one, and would wait for it to be done.
async function start(): Promise<void> {
  growWithWindow();
  const root = document.getElementById('app');
  await bringTexts();
  if (!root) return;
  const drawn = readDrawn(location.pathname);
  if (drawn !== undefined) return (await import('./cards/drawn/Drawn.tsx')).drawWhatIsSaid(drawn, createRoot(root));
  createRoot(root).render(<App />);
  installWhenIdle();
}
void start();
