import type { ShapedEvent } from '../../../api/answers/games/event-shapes.ts'
import type { Issue } from '../../../api/values/issues.ts'
import { COUNT_BOUNDS, isWithinBounds } from '../../../game/limits/bounds.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { NOT_FOUND } from '../../access/authorize.ts'
import type { GameId } from '../../ports/games.ts'
import { viewerOf } from '../../access/viewer.ts'
import { loadGame } from '../../games/game-store.ts'
import type { Service } from '../../runtime/service.ts'
import { type EventCursor, type VisibleEvent, visibleEvents } from '../../access/visible-events.ts'
import { versionTag } from '../../games/public-version.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { DEPRECATED, deprecationHeaders } from '../../http/deprecation.ts'
import { isNotModified } from '../../http/not-modified.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'

type EventsQuery = { readonly after: EventCursor; readonly limit: number }
type Read =
  | { readonly ok: true; readonly value: EventsQuery }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** `after` is the former name of `since`. */
const KNOWN: ReadonlySet<string> = new Set(['since', 'after', 'limit'])
const USUAL_LIMIT = 100

const CURSOR = /^(\d{1,6})(?:\.(\d{1,6}))?$/
const NUMBER = /^\d{1,3}$/

const readQuery = ({ query }: Request): Read => {
  const { since, after, limit = `${USUAL_LIMIT}` } = query
  const name = since === undefined && after !== undefined ? 'after' : 'since'
  const [isCursor, version, changes = 0] = CURSOR.exec(since ?? after ?? '0') ?? []
  const { least, most } = COUNT_BOUNDS.events
  const issues = [
    ...Object.keys(query)
      .filter((each) => !KNOWN.has(each))
      .map((path) => ({ path, message: 'is not known here; since and limit are' })),
    ...(isCursor === undefined ? [{ path: name, message: 'must be next of an earlier answer, or a version' }] : []),
    ...(since !== undefined && after !== undefined ? [{ path: 'after', message: 'is the same as since' }] : []),
    ...(NUMBER.test(limit) && isWithinBounds(COUNT_BOUNDS.events, Number(limit))
      ? []
      : [{ path: 'limit', message: `must be a whole number from ${least} to ${most}` }]),
  ]
  if (issues.length > 0) return { ok: false, issues }
  return { ok: true, value: { after: { version: Number(version), changes: Number(changes) }, limit: Number(limit) } }
}

const cursorText = ({ version, changes }: EventCursor): string => (changes > 0 ? `${version}.${changes}` : `${version}`)

/** Returns whether the caller's cursor is before this event. */
const isAfter = ({ at, isOwn }: VisibleEvent, { version, changes }: EventCursor): boolean =>
  isOwn ? at.changes > changes : at.version > version

/** Events of one step are never split between two pages, so a page may exceed the limit by the rest of a step. */
const firstOf = (later: readonly VisibleEvent[], limit: number): readonly VisibleEvent[] => {
  const next = later.findIndex(({ also }, index) => index >= limit && !also)
  return next < 0 ? later : later.slice(0, next)
}

type Page = { readonly events: readonly ShapedEvent[]; readonly next: string; readonly more: boolean }

const pageAfter = (events: readonly VisibleEvent[], end: EventCursor, { after, limit }: EventsQuery): Page => {
  const later = events.filter((each) => isAfter(each, after))
  const page = firstOf(later, limit)
  const more = page.length < later.length
  return { events: page.map(({ event }) => event), next: cursorText((more ? page.at(-1)?.at : undefined) ?? end), more }
}

/** Answers `GET /v1/games/{id}/events`. */
export const showEvents = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await loadGame(service.games, id)
  if (!loaded) return problemResponse(service, request, NOT_FOUND)
  const viewing = await viewerOf(service, id, loaded, request)
  if (!viewing.ok) return problemResponse(service, request, viewing.wrong)
  const { viewer } = viewing
  const query = readQuery(request)
  if (!query.ok) return invalidRequestResponse(service, request, query.issues)
  const old = request.query['after'] === undefined ? undefined : deprecationHeaders(service, DEPRECATED.after)
  const headers = {
    ...old,
    etag: `"${versionTag(loaded, viewer)}"`,
    vary: 'authorization',
    'cache-control': 'private, no-cache',
  }
  if (isNotModified(request, headers.etag)) return { status: 304, headers, body: '' }
  const { events, end } = visibleEvents(loaded, viewer)
  const page = pageAfter(events, end, query.value)
  const links = [nextPageLink(service, request, page).link, old?.link].filter((link) => link !== undefined)
  return jsonResponse(200, page, { ...headers, ...(links.length > 0 && { link: links.join(', ') }) })
}
