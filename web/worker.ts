/** What a notice is (shared/service/push/push-first.ts). */
type Told = { readonly title: string; readonly body: string; readonly path: string; readonly topic: string }

type Event<More> = More & { readonly waitUntil: (work: Promise<unknown>) => void }

type Page = { readonly url: string; readonly focus: () => Promise<unknown> }

/** What this script uses of a service worker's own scope, which the types of a page lack. */
type Worker = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly matchAll: (query: object) => Promise<readonly Page[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (kind: 'push', heed: (event: Event<{ readonly data: { readonly json: () => Told } | null }>) => void): void
    (kind: 'notificationclick', heed: (event: Event<{ readonly notification: Notification }>) => void): void
    (kind: 'install', heed: () => void): void
  }
}

const worker = globalThis as unknown as Worker

const show = ({ title, body, path, topic }: Told): Promise<void> =>
  worker.registration.showNotification(title, { body, tag: topic, data: path })

/** A page of the seat that is open already, by whichever of its links; else a new one. */
const open = async (path: string): Promise<unknown> => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname.split('.')[0] === path)
  return there ? there.focus() : worker.clients.openWindow(path)
}

// It keeps nothing and answers no request: notices, and where they lead, are all that it knows.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})
