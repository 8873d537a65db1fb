import { copyOf, FILES, forgetCopy, isPlain, keepCopy, keptAt, keptPath, LIST } from './page-copies.ts'
import { sendWaiting } from './send-waiting.ts'
import { removeWaiting, waitingMove } from './waiting-moves.ts'

/** A request that a page of this service makes, or a window that opens one. */
export type FetchEvent = {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Milliseconds after which a copy is shown although the network may still answer. */
const PATIENCE = 10_000

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

const late = (): Promise<never> => new Promise((_, reject) => setTimeout(reject, PATIENCE))

/**
 * Marks a page for its script: `data-kept` is the instant of which the page is, or empty if only a move waits. The clock
 * goes on from that instant, and the version is none, so that the script fetches the page as soon as there is a network.
 */
const marked = async (page: Response, instant?: number): Promise<Response> => {
  const text = await page.text()
  const age = instant === undefined ? 0 : Date.now() - instant
  const body = text.replace(
    /<body data-now="(\d+)"/,
    (_, now: string) => `<body data-kept="${instant ?? ''}" data-now="${Number(now) + age}"`,
  )
  const { status, headers } = page
  const isCopy = instant !== undefined
  const shown = isCopy ? body.replace(/(id="data">[^<]*?"version":)\d+/, (_, before: string) => `${before}0`) : body
  return new Response(shown, { status, headers })
}

const keep = async (path: string, url: URL, answer: Response): Promise<void> => {
  if ([404, 410].includes(answer.status)) await Promise.all([forgetCopy(path), removeWaiting(path)])
  // A link with the mark of an email opens a page that proves a mailbox, which is not kept.
  if (answer.status === 200 && url.pathname === path && isPlain(url))
    await keepCopy(path, await answer.text(), answer.headers)
}

/** The parts of an address that the script of a copy draws. Other views of a board were not kept. */
const CHOICE: readonly string[] = ['from', 'way', 'move', 'flip', 'numbers']

/** Returns a copy, or leads to its address if it was asked for in a view that was not kept. */
const showCopy = (copy: Response, url: URL): Promise<Response> | Response => {
  if ([...url.searchParams.keys()].every((key) => CHOICE.includes(key))) return marked(copy, keptAt(copy))
  const kept = [...url.searchParams].filter(([key]) => CHOICE.includes(key))
  return Response.redirect(new URL(`?${new URLSearchParams(kept)}`, url))
}

/**
 * Returns the page that says what is not there without a network. It is the copy of the list of games, with one of its
 * templates in place of the list, so that it is in the reader's language. Undefined if the list was not kept.
 */
const absentPage = async (kind: 'noPage' | 'noBoard'): Promise<Response | undefined> => {
  const list = await copyOf(LIST)
  if (!list) return undefined
  const text = await list.text()
  const [, inside] = new RegExp(`<template id="${kind}"\\s*>([^]*?)</template`).exec(text) ?? []
  if (inside === undefined) return undefined
  const [, title = ''] = /<h1>([^<]*)/.exec(inside) ?? []
  const page = text
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace(/(<main[^>]*>)[^]*(<\/main>)/, (_, begin: string, end: string) => `${begin}${inside}${end}`)
    .replace(/<script [^>]*src=[^]*?<\/script>/g, '')
  return new Response(page, { status: 503, headers: list.headers })
}

/** Shows a page from the network, and without one the copy that was kept last, or a page that says what is not there. */
const page = async (event: FetchEvent, path: string): Promise<Response> => {
  const copy = await copyOf(path)
  const asked = fromNetwork(event)
  const answer = await Promise.race([asked, ...(copy ? [late()] : [])]).catch(() => undefined)
  if (!answer)
    return copy ? showCopy(copy, new URL(event.request.url)) : ((await absentPage('noBoard')) ?? Response.error())
  event.waitUntil(keep(path, new URL(event.request.url), answer.clone()))
  event.waitUntil(sendWaiting())
  return path.startsWith('/p/') && (await waitingMove(path)) ? marked(answer) : answer
}

/** A file comes from the network too; its name contains a hash, so a kept one is never of another release. */
const file = async ({ request }: FetchEvent): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await (await caches.open(FILES)).match(request.url)
    if (kept) return kept
    throw error
  }
}

/** Opens a page that is never kept. */
const otherPage = async (event: FetchEvent): Promise<Response> =>
  (await fromNetwork(event).catch(() => absentPage('noPage'))) ?? Response.error()

/**
 * Answers the requests for which a copy may be needed, and all that open a page. All others go to the network as without
 * a service worker.
 */
export const answerFetch = (event: FetchEvent): void => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  const path = keptPath(url)
  if (request.mode === 'navigate') event.respondWith(path === undefined ? otherPage(event) : page(event, path))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(event))
}

/** Keeps the page that is open in a window while the service worker is installed, which did not fetch it. */
export const keepOpenPage = async (address: string): Promise<void> => {
  const url = new URL(address)
  const path = keptPath(url)
  if (path === undefined) return
  const plain = new URL(path, url)
  await keep(path, plain, await fetch(plain, { cache: 'no-store' }))
}
