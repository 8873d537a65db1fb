import { type FetchEvent, answerFetch, keepOpenPage } from './offline/serve-copies.ts'
import { LIST } from './offline/page-copies.ts'
import { sendWaiting } from './offline/send-waiting.ts'

/** The content of a notification, as the service sends it (shared/service/push/push-message.ts). */
type Notice = { readonly title: string; readonly body: string; readonly path: string; readonly topic: string }

type Event<More> = More & { readonly waitUntil: (work: Promise<unknown>) => void }

type Page = { readonly url: string; readonly focus: () => Promise<unknown> }

/** What this script uses of a service worker's global scope, which TypeScript's types for pages do not contain. */
type Worker = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (query: object) => Promise<readonly Page[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (kind: 'push', heed: (event: Event<{ readonly data: { readonly json: () => Notice } | null }>) => void): void
    (kind: 'notificationclick', heed: (event: Event<{ readonly notification: Notification }>) => void): void
    (kind: 'install', heed: () => void): void
    (kind: 'activate' | 'sync', heed: (event: Event<unknown>) => void): void
    (kind: 'fetch', heed: (event: FetchEvent) => void): void
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

/** Notices have a registration whose scope contains no page. */
const hasPages = new URL(worker.registration.scope).pathname === '/'

/** Takes over the pages that are open, and keeps a copy of each, as if it had fetched them, and of the list of games. */
const begin = async (): Promise<void> => {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  const pages = await worker.clients.matchAll({ type: 'window' })
  for (const url of [...pages.map((page) => page.url), new URL(LIST, location.origin).href])
    await keepOpenPage(url).catch(() => undefined)
}

// A new release takes over at once. It can show no old script with a new page, nor the reverse: pages and files come
// from the network if there is one, and a copy of a page names its files by their hashes.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  if (hasPages) event.waitUntil(begin())
})
worker.addEventListener('fetch', answerFetch)
/** Fails while a move waits, so that the browser tries again later. */
const sync = async (): Promise<void> => {
  if (!(await sendWaiting())) throw new Error('a move still waits')
}

// Chromium says so when there is a network again, even if no page is open.
worker.addEventListener('sync', (event) => event.waitUntil(sync()))
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})
