import { HOUR, type Role } from '../../../shared/game/model/words.ts'
import { type Asked, type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import { type SeatOf, arrivalOf, hasMuted, settingsOf } from './addresses.ts'

/** How a person wants to hear of their turns. `hour`: the hour of a digest in their time zone. */
export type Way = {
  readonly mode: 'turns' | 'digest' | 'off'
  readonly hour: number
  readonly zone: string | undefined
}

type Preferences = Partial<Way>

type Body = {
  readonly timeZone?: string | null
  readonly notifications?: { readonly mail?: Way['mode']; readonly digestAt?: number }
}

const ONE_CLICK: ReadonlySet<string> = new Set(['u', 'v'])

/**
 * Returns the preferences that a request states. The whole settings form states all of them; the link under an email,
 * and a form with one field, state one or none.
 */
const preferencesIn = ({ road, token = '', body }: Asked): Preferences => {
  const { timeZone, notifications: { mail, digestAt } = {} } = body as Body
  if (road !== 'form')
    return {
      ...(mail !== undefined && { mode: mail }),
      ...(digestAt !== undefined && { hour: digestAt }),
      ...(typeof timeZone === 'string' && { zone: timeZone }),
    }
  if (ONE_CLICK.has(token.charAt(0))) return { mode: 'off' }
  if (Object.keys(body).length === 1) return {}
  return { mode: mail ?? 'turns', hour: digestAt ?? 8, zone: timeZone ?? undefined }
}

/** A request without an answer may still take effect for this many milliseconds. */
const LONGEST = 30_000

const isRefused = ({ answer }: Asked): boolean => [400, 401, 404].includes(answer?.status ?? 0)

const ended = ({ at, answer }: Asked): number => answer?.at ?? at + LONGEST

const isComplete = (stated: Preferences): boolean =>
  stated.mode !== undefined && stated.hour !== undefined && stated.zone !== undefined

const zoneAt = (by: Asked, role: Role): string | undefined => {
  const who = by.kind === 'create' ? by.body[role] : by.body
  return (who as Body | undefined)?.timeZone ?? undefined
}

/**
 * Returns how a seat wants to hear of its turns from this step to `until`, by its own requests; undefined if that is
 * not certain.
 */
export const wayOf = (
  evidence: Evidence,
  { game, at, reckoned }: Pick<Chapter, 'game' | 'at' | 'reckoned'>,
  role: Role,
  until: number,
): Way | undefined => {
  const contact = reckoned.contacts[role]
  const arrival = contact === undefined ? undefined : arrivalOf(evidence, game, contact)
  if (contact === undefined || !arrival) return undefined
  const { by } = arrival.chapter
  if (typeof by === 'string' && hasMuted(evidence, contact)) return undefined
  let way: Way = { mode: 'turns', hour: 8, zone: typeof by === 'string' ? undefined : zoneAt(by, role) }
  let isSure = true
  let last = 0
  for (const each of settingsOf(evidence, game, role, arrival.chapter.at)) {
    const stated = preferencesIn(each)
    if (Object.keys(stated).length === 0 || isRefused(each) || each.at > until) continue
    if (ended(each) >= at) return undefined
    const isClear = each.answer?.status === 200 && each.at > last
    isSure = isClear && (isSure || isComplete(stated))
    last = Math.max(last, ended(each))
    way = { ...way, ...stated }
  }
  return isSure ? way : undefined
}

const formats = new Map<string, Intl.DateTimeFormat>()

const hourIn = (zone: string, at: number): number => {
  const known =
    formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
  formats.set(zone, known)
  return Number(known.format(at))
}

const DAYS = 26

const fullHours = (from: number, step: number): readonly number[] =>
  Array.from({ length: DAYS }, (_, index) => from + index * step * HOUR)

/**
 * Returns the first instant after this one at which that hour begins in the zone. The time zones of these worlds differ
 * by whole hours.
 */
export const nextHour = (zone: string, hour: number, after: number): number =>
  fullHours((Math.floor(after / HOUR) + 1) * HOUR, 1).find((at) => hourIn(zone, at) === hour) ?? Infinity

/** Returns the last instant, not later than `until`, at which that hour begins in the zone. */
export const lastHour = (zone: string, hour: number, until: number): number =>
  fullHours(Math.floor(until / HOUR) * HOUR, -1).find((at) => hourIn(zone, at) === hour) ?? -Infinity

/**
 * Returns the hours at which a digest may come to an address: all combinations of an hour and a zone that any of its
 * seats has named by `until`.
 */
export const hoursOf = (
  evidence: Evidence,
  seats: readonly SeatOf[],
  until: number,
): readonly { readonly hour: number; readonly zone: string }[] => {
  const hours = new Set<number>()
  const zones = new Set<string>()
  for (const { game, role, contact } of seats) {
    // A person who accepts an invitation without a time zone keeps the one that the creator named.
    for (const by of [arrivalOf(evidence, game, contact)?.chapter.by, stepsOf(evidence, game)[0]?.by]) {
      const named = typeof by === 'object' ? zoneAt(by, role) : undefined
      if (named !== undefined) zones.add(named)
    }
    for (const each of settingsOf(evidence, game, role, 0)) {
      if (each.at > until) continue
      const { mode, hour, zone } = preferencesIn(each)
      if (zone !== undefined) zones.add(zone)
      else if (mode === 'digest') zones.add('UTC')
      if (hour !== undefined) hours.add(hour)
    }
  }
  return [...hours].flatMap((hour) => [...zones].map((zone) => ({ hour, zone })))
}
