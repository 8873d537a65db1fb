import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import { SCRIPT_HEADER } from '../../shared/api/routes/script-header.ts'
import { type WaitingMove, storeWaiting, waitingMove, waitingMoves } from './waiting-moves.ts'

/** Milliseconds to wait for an answer. CloudFront gives up after 30 seconds. */
const TIMEOUT = 30_000

const request = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, {
    cache: 'no-store',
    headers: { [SCRIPT_HEADER]: '1' },
    signal: AbortSignal.timeout(TIMEOUT),
    ...init,
  })

/** Returns the data of a board's page. Undefined for any other page, such as the sign-in page of a train's network. */
const dataIn = (page: string): BoardData | undefined => {
  const [, json] = /<script [^>]*id="data">([^<]*)</.exec(page) ?? []
  try {
    // The service wrote it from the same type, so it is not checked.
    return json === undefined ? undefined : (JSON.parse(json) as BoardData)
  } catch {
    return undefined
  }
}

/** The service is at fault, or asks to wait: the same request may succeed later. */
const passes = (status: number): boolean => status >= 500 || status === 429

/** Returns whether the reader chose the move in another position that has the same number of plies: after a take-back. */
const isOtherPosition = ({ ply, pieces }: WaitingMove, { ply: plyNow, live }: BoardData): boolean =>
  plyNow === ply && live?.scene.pieces !== pieces

/**
 * Sends a move. Returns undefined if it still has to wait. The service plays a move once, however often it is sent, and
 * refuses it if its ply has passed.
 */
const attempt = async (waiting: WaitingMove): Promise<WaitingMove['outcome']> => {
  const page = await request(waiting.path)
  if (passes(page.status)) return undefined
  const data = dataIn(await page.text())
  if (!data) return page.ok ? undefined : 'refused'
  if (isOtherPosition(waiting, data)) return 'refused'
  const answer = await request(waiting.action, { method: 'POST', body: new URLSearchParams(waiting.body) })
  if (passes(answer.status)) return undefined
  if (!answer.ok) return 'refused'
  if (answer.headers.get('content-location')?.includes('refused=')) return 'refused'
  return dataIn(await answer.text()) && 'sent'
}

const send = async ({ path }: WaitingMove): Promise<void> => {
  // The reader may have taken it back, or another window may have sent it, since the list was read.
  const waiting = await waitingMove(path)
  if (!waiting || waiting.outcome) return
  const outcome = await attempt(waiting).catch(() => undefined)
  if (outcome && (await waitingMove(path))) await storeWaiting({ ...waiting, outcome, sentAt: Date.now() })
}

const sendAll = async (): Promise<void> => {
  for (const waiting of await waitingMoves()) await send(waiting)
}

/**
 * Sends the moves that wait, and resolves with whether none waits any more. Of several windows and the service worker
 * only one sends at a time.
 */
export const sendWaiting = async (): Promise<boolean> => {
  if (navigator.locks) await navigator.locks.request('crownhead-waiting', sendAll)
  else await sendAll()
  return (await waitingMoves()).every(({ outcome }) => outcome !== undefined)
}
