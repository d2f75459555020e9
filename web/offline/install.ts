/** Lets the browser keep the app (public/sw.js). Waits until the first page stands, so as not to compete with it. */
const REST = 2_500;

export function installWhenIdle(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void install().catch((error: unknown) => console.warn(error)), REST);
}

async function install(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // Registering what is registered does not look for a new build.
  if (registration.active && navigator.onLine) await registration.update();
}
