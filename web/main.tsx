/** Where the browser starts. */
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { findMe } from './ask/me.ts';
import { readDrawn } from './cards/drawn/drawing.ts';
import { installWhenIdle } from './offline/install.ts';
import { readEmbedded } from './route/route.ts';
import { growWithWindow } from './style/growing.ts';
import { bringTexts, greet } from './text/index.ts';
import './style/base.css';
import './style/frame.css';
import { pathNow } from './route/base.ts';

// Every game's colours: the home page shows all boxes.
import.meta.glob('../games/*/palette.css', { eager: true });

const PATIENCE_MS = 600;

// Not awaited at the top level: the texts are files that use this one, and would wait for it to be done.
async function start(): Promise<void> {
  growWithWindow();
  const root = document.getElementById('app');
  // Who I am and what house this is, so that nobody sees what is not for them; a server that is away is not waited for.
  await Promise.all([bringTexts(), Promise.race([findMe(), new Promise((done) => setTimeout(done, PATIENCE_MS))])]);
  await greet();
  if (!root) return;
  const drawn = readDrawn(pathNow());
  if (drawn !== undefined) return (await import('./cards/drawn/Drawn.tsx')).drawWhatIsSaid(drawn, createRoot(root));
  const embedded = readEmbedded(pathNow());
  if (embedded !== undefined) return (await import('./replay/Embedded.tsx')).showEmbedded(embedded, createRoot(root));
  createRoot(root).render(<App />);
  installWhenIdle();
}
void start();
