import type { ToldEvent } from '../../../api/answers/games/event-shapes.ts'
import type { Issue } from '../../../api/values/issues.ts'
import { COUNTS, isWithin } from '../../../game/bounds.ts'
import type { Request, Response } from '../../http.ts'
import { NOT_FOUND } from '../../access/authorize.ts'
import type { GameId } from '../../ports/games.ts'
import { readerOf } from '../../access/viewer.ts'
import { load } from '../../games/game-store.ts'
import type { Service } from '../../service.ts'
import { type Cursor, type ToldAt, toldTo } from '../../access/visible-events.ts'
import { tagOf } from '../../games/version.ts'
import { isCurrent } from '../http/not-modified.ts'
import { invalid, json, problem } from '../http/problem.ts'

type EventsQuery = { readonly after: Cursor; readonly limit: number }
type Read =
  | { readonly ok: true; readonly value: EventsQuery }
  | { readonly ok: false; readonly issues: readonly Issue[] }

const KNOWN: ReadonlySet<string> = new Set(['after', 'limit'])
const USUAL_LIMIT = 100

const CURSOR = /^(\d{1,6})(?:\.(\d{1,6}))?$/
const NUMBER = /^\d{1,3}$/

const readQuery = ({ query }: Request): Read => {
  const { after = '0', limit = `${USUAL_LIMIT}` } = query
  const [isCursor, version, changes = 0] = CURSOR.exec(after) ?? []
  const { least, most } = COUNTS.events
  const issues = [
    ...Object.keys(query)
      .filter((name) => !KNOWN.has(name))
      .map((path) => ({ path, message: 'is not known here; after and limit are' })),
    ...(isCursor === undefined ? [{ path: 'after', message: 'must be next of an earlier answer, or a version' }] : []),
    ...(NUMBER.test(limit) && isWithin(COUNTS.events, Number(limit))
      ? []
      : [{ path: 'limit', message: `must be a whole number from ${least} to ${most}` }]),
  ]
  if (issues.length > 0) return { ok: false, issues }
  return { ok: true, value: { after: { version: Number(version), changes: Number(changes) }, limit: Number(limit) } }
}

const cursorText = ({ version, changes }: Cursor): string => (changes > 0 ? `${version}.${changes}` : `${version}`)

/** Whether the caller's cursor is before this event. */
const isAfter = ({ at, isOwn }: ToldAt, { version, changes }: Cursor): boolean =>
  isOwn ? at.changes > changes : at.version > version

/** Events of one step are never split between two pages, so a page may exceed the limit by the rest of a step. */
const firstOf = (later: readonly ToldAt[], limit: number): readonly ToldAt[] => {
  const next = later.findIndex(({ also }, index) => index >= limit && !also)
  return next < 0 ? later : later.slice(0, next)
}

type Page = { readonly events: readonly ToldEvent[]; readonly next: string; readonly more: boolean }

const pageAfter = (events: readonly ToldAt[], end: Cursor, { after, limit }: EventsQuery): Page => {
  const later = events.filter((each) => isAfter(each, after))
  const page = firstOf(later, limit)
  const more = page.length < later.length
  return { events: page.map(({ event }) => event), next: cursorText((more ? page.at(-1)?.at : undefined) ?? end), more }
}

/** `GET /v1/games/{id}/events` */
export const showEvents = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await load(service.games, id)
  const viewer = loaded && readerOf(service.signer, id, loaded, request)
  if (!loaded || !viewer) return problem(service, request, NOT_FOUND)
  const query = readQuery(request)
  if (!query.ok) return invalid(service, request, query.issues)
  const headers = {
    etag: `"${tagOf(loaded, viewer)}"`,
    vary: 'authorization',
    'cache-control': 'private, no-cache',
  }
  if (isCurrent(request, headers.etag)) return { status: 304, headers, body: '' }
  const { events, end } = toldTo(loaded, viewer)
  return json(200, pageAfter(events, end, query.value), headers)
}
