/** The content of a notification, as the service sends it (shared/service/push/push-message.ts). */
type Notice = { readonly title: string; readonly body: string; readonly path: string; readonly topic: string }

type Event<More> = More & { readonly waitUntil: (work: Promise<unknown>) => void }

type Page = { readonly url: string; readonly focus: () => Promise<unknown> }

/** What this script uses of a service worker's global scope, which TypeScript's types for pages do not contain. */
type Worker = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly matchAll: (query: object) => Promise<readonly Page[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (kind: 'push', heed: (event: Event<{ readonly data: { readonly json: () => Notice } | null }>) => void): void
    (kind: 'notificationclick', heed: (event: Event<{ readonly notification: Notification }>) => void): void
    (kind: 'install', heed: () => void): void
  }
}

const worker = globalThis as unknown as Worker

const show = ({ title, body, path, topic }: Notice): Promise<void> =>
  worker.registration.showNotification(title, { body, tag: topic, data: path })

/**
 * Focuses an open page of the seat, even one opened by an emailed link with a proof (`.{mark}`), or opens a new page.
 */
const open = async (path: string): Promise<unknown> => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const opened = pages.find(({ url }) => new URL(url).pathname.split('.')[0] === path)
  return opened ? opened.focus() : worker.clients.openWindow(path)
}

// The worker caches nothing and answers no request. It only shows notifications, and opens the pages that they lead to.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})
