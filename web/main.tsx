/** Where the browser starts. */
import { createRoot } from 'react-dom/client';
import { everyGame } from '@cantiere/games';
import { App } from './App.tsx';
import { installWhenIdle } from './offline/install.ts';
import './style/base.css';
import './style/frame.css';

const root = document.getElementById('app');
await Promise.all(everyGame.map((game) => game.palette()));
if (root) createRoot(root).render(<App />);
installWhenIdle();
