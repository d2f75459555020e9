/** Lets the browser keep the app (public/sw.js). Waits until the first page stands, so as not to compete with it. */
import { navigate } from '../route/navigate.ts';

const REST = 2_500;

export function installWhenIdle(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A click on a notice leads here.
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ goTo?: string }>) => {
    if (data.goTo !== undefined) navigate(data.goTo);
  });
  setTimeout(() => void install().catch((error: unknown) => console.warn(error)), REST);
}

async function install(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // Registering what is registered does not look for a new build.
  if (registration.active && navigator.onLine) await registration.update();
}
