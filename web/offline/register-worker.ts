/**
 * The address of the service worker, and the part of the site whose pages it may answer: all of it. Its answer allows
 * that by a header (`shared/service/answer-page.ts`).
 */
const [WORKER, SCOPE] = ['/assets/worker.js', '/'] as const

/**
 * Lets this device keep the pages of its games, so that they open without a network. Notices have a registration of
 * their own, which lasts when this one ends.
 */
export const registerWorker = (): void => {
  void navigator.serviceWorker?.register(WORKER, { scope: SCOPE }).catch(() => undefined)
}

/** Ends the service worker, and deletes all that it has kept. */
export const unregisterWorker = async (): Promise<void> => {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  for (const registration of registrations)
    if (new URL(registration.scope).pathname === SCOPE) await registration.unregister()
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name)
}

/** What Chromium adds to a registration: the service worker is woken when there is a network again. */
type WithSync = { readonly sync?: { readonly register: (tag: string) => Promise<void> } }

/**
 * Lets the service worker send the moves that wait as soon as there is a network, even if no page is open. Other browsers
 * than Chromium send them when a page is opened.
 */
export const wakeWorker = (): void => {
  void navigator.serviceWorker?.ready
    .then((registration) => (registration as WithSync).sync?.register('waiting'))
    .catch(() => undefined)
}
