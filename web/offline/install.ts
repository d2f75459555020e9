/** Lets the browser keep the app (public/sw.js). Waits until the first page stands, so as not to compete with it. */
import { editionsOfPuzzles } from '../editions/known.ts';
import { href } from '../route/base.ts';
import { navigate } from '../route/navigate.ts';

const REST = 2_500;
/** Games that were saved here, or came as a file. */
const GAMES = /^cantiere\.(offline|file)\./;

export function installWhenIdle(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A click on a notice leads here.
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ goTo?: string }>) => {
    if (data.goTo !== undefined) navigate(data.goTo);
  });
  // Installed, or renewed under a page that is still open: what saved games will need then must be had now.
  navigator.serviceWorker.addEventListener('controllerchange', () => void keepWhatGamesNeed());
  setTimeout(() => void install().catch((error: unknown) => console.warn(error)), REST);
}

async function install(): Promise<void> {
  const registration = await navigator.serviceWorker.register(href('/sw.js'), { updateViaCache: 'none' });
  // Registering what is registered does not look for a new build.
  if (registration.active && navigator.onLine) await registration.update();
  if (navigator.serviceWorker.controller) await keepWhatGamesNeed();
}

async function keepWhatGamesNeed(): Promise<void> {
  try {
    const needs = editionsOfPuzzles().length > 0 || Object.keys(localStorage).some((key) => GAMES.test(key));
    if (!navigator.onLine || !needs) return;
    const { keepEditions } = await import('./keepEditions.ts');
    await keepEditions();
  } catch (error) {
    console.warn(error); // at the next visit again
  }
}
