import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import {
  type Chapter,
  type Evidence,
  type Listed,
  type Posted,
  type Registered,
  type Tried,
  stepsOf,
} from '../evidence.ts'
import type { Faults } from '../injected-faults.ts'
import type { Check } from './check.ts'

/** How long a turn must last so that a working receiver must have heard of it. */
const PATIENCE = 4 * HOUR

/** How long eight attempts to deliver an event take, with failures in between. */
const TRIED = 27 * HOUR

/** The age up to which an event must be delivered after an outage. */
const RETOLD = 20 * HOUR

/** The longest time that a function runs, and a little more. */
const CALL = 30 * SECOND

const CAUSES: Readonly<Record<string, readonly string[]>> = {
  joined: ['joined', 'turn'],
  moved: ['turn'],
  enforced: ['turn'],
  'taken-back': ['turn'],
  'played-on': ['turn'],
  reminded: ['reminder'],
  'draw-offered': ['draw-offered'],
}

const ENDS: ReadonlySet<string> = new Set(['finished', 'aborted', 'declined', 'expired'])

const isForfeit = ({ reckoned: { end } }: Chapter): boolean =>
  end?.type === 'finished' ? end.result.reason === 'forfeit' : end?.type === 'aborted' && end.by === 'clock'

/** Returns the events that a program must hear of for a step, by the checker's own account. */
const eventsOf = (chapter: Chapter): readonly string[] => {
  const { step, reckoned } = chapter
  if (reckoned.status === 'over')
    return step.some(({ type }) => ENDS.has(type)) ? [isForfeit(chapter) ? 'forfeited' : 'finished'] : []
  return reckoned.status === 'active' ? [...new Set(step.flatMap(({ type }) => CAUSES[type] ?? []))] : []
}

const reminderIn = ({ step }: Chapter): string | undefined => {
  const reminded = step.find((event) => event.type === 'reminded')
  return reminded?.reminder
}

/** Returns whether a delivery is about this step. Reminders do not raise the version that everyone sees. */
const tells = ({ type, data }: Posted, event: string, chapter: Chapter): boolean =>
  type === event &&
  data.game === chapter.game &&
  data.version === chapter.shown &&
  (event !== 'reminder' || data.reminder === reminderIn(chapter))

const isTrueOf = ({ data }: Posted, { reckoned }: Chapter): boolean =>
  data.ply === reckoned.ply && data.turn === (reckoned.status === 'active' ? reckoned.mover : undefined)

/** A webhook tells only of stored steps, with the position after the step. */
export const webhooksTrue: Check = (occasion, evidence) => {
  if (occasion.kind !== 'posted') return undefined
  const { posted } = occasion
  const { url, type, data } = posted
  const steps = stepsOf(evidence, data.game).filter((chapter) => tells(posted, type, chapter))
  const chapter = steps.find((each) => eventsOf(each).includes(type))
  if (!chapter) return `${url} was told ${type} of version ${data.version} of ${data.game}, which is not stored`
  return isTrueOf(posted, chapter)
    ? undefined
    : `${url} was told another position than version ${data.version} of ${data.game} has`
}

/**
 * Turns are delivered in order of version. A turn is not delivered if the list of games showed it as past before the
 * delivering function began.
 */
export const turnsInOrder: Check = (occasion, evidence) => {
  if (occasion.kind !== 'posted' || occasion.posted.type !== 'turn') return undefined
  const { at, url, data } = occasion.posted
  const latest = evidence.turns.get(`${evidence.hooks.get(url)?.id} ${data.game}`) ?? 0
  if (latest > data.version) return `${url} was told turn ${data.version} of ${data.game} after turn ${latest}`
  const rows = evidence.listed.get(data.game) ?? []
  const read = rows.slice(
    Math.max(
      0,
      rows.findLastIndex((row) => row.at < at - CALL),
    ),
  )
  const isPast = (row: Listed): boolean =>
    row.at < at && row.version > data.version && (row.status !== 'active' || row.ply !== data.ply)
  return rows.length > 0 && read.every(isPast)
    ? `${url} was told turn ${data.version} of ${data.game} when version ${read[0]?.version} was listed`
    : undefined
}

/** A repeated delivery has the id and the text of the first one, and a new event has an id of its own. */
export const onePerEvent: Check = (occasion, evidence) => {
  if (occasion.kind !== 'posted') return undefined
  const { posted } = occasion
  const other = evidence.posted.find(
    (each) => each !== posted && each.url === posted.url && (each.id === posted.id) !== (each.text === posted.text),
  )
  return other && `${posted.id} and ${other.id} to ${posted.url} are not two names of two events`
}

const isOff = ({ disabled }: Registered, from: number, until: number): boolean =>
  disabled.some((spell) => spell.from <= until && (spell.until ?? Infinity) >= from)

const isWanted = ({ events, labels }: Registered, event: string, game: readonly Chapter[]): boolean => {
  const [first] = game[0]?.step ?? []
  const own = (first?.type === 'offered' && first.labels) || {}
  return (
    (events as readonly string[]).includes(event) &&
    Object.entries(labels).every(([name, value]) => own[name] === value)
  )
}

/**
 * Returns how long a turn must last so that this receiver must have heard of it: longer if the receiver does not work
 * for all of that time.
 */
const patienceWith = ({ receivers }: Evidence, url: string, from: number): number => {
  const receiver = receivers.get(url)
  return receiver && (from + PATIENCE < receiver.from || from >= receiver.until) ? PATIENCE : TRIED
}

/**
 * Returns whether the game was put into the retry queue in the hours after this step, when the step may not have been
 * delivered yet.
 */
const isAside = ({ retryQueue }: Evidence, { game, at }: Chapter): boolean =>
  (retryQueue.get(game) ?? []).some((then) => then >= at && then < at + PATIENCE)

type Case = { readonly evidence: Evidence; readonly faults: Faults; readonly hook: Registered }

const isOwed = (
  { evidence, faults, hook }: Case,
  event: string,
  chapter: Chapter,
  next: Chapter | undefined,
): boolean => {
  if (chapter.at <= hook.since) return false
  const calm = faults.calmFrom(chapter.at)
  if (calm > chapter.at + RETOLD || isOff(hook, chapter.at, calm + TRIED)) return false
  const stood = (next?.at ?? Infinity) - calm
  if (event === 'turn') return stood >= patienceWith(evidence, hook.url, calm)
  // If a stream record is unreadable, or its game is in the retry queue, events are read from the log, which has lost
  // the reminders of past turns.
  const isRead = evidence.spoilt.has(`${chapter.game}/${chapter.version}`) || isAside(evidence, chapter)
  return event !== 'reminder' || !isRead || stood >= PATIENCE
}

const unheard = (at: Case, steps: readonly Chapter[]): string | undefined => {
  const { evidence, hook } = at
  for (const [index, chapter] of steps.entries())
    for (const event of eventsOf(chapter)) {
      if (!isWanted(hook, event, steps) || !isOwed(at, event, chapter, steps[index + 1])) continue
      const isTold = evidence.posted.some(
        (posted) => posted.takes && posted.url === hook.url && tells(posted, event, chapter),
      )
      if (!isTold) return `${hook.url} never heard ${event} of version ${chapter.version} of ${chapter.game}, and is on`
    }
  return undefined
}

const ownedIn = (evidence: Evidence): readonly (readonly Chapter[])[] =>
  [...evidence.chapters.keys()]
    .map((game) => stepsOf(evidence, game))
    .filter(([first]) => {
      const [offered] = first?.step ?? []
      return offered?.type === 'offered' && offered.owner !== undefined
    })

/** Each event that a webhook wants reaches its receiver or is overtaken, or the webhook is disabled. */
export const webhooksArrive: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  for (const hook of evidence.hooks.values())
    for (const steps of ownedIn(evidence)) {
      const fault = unheard({ evidence, faults, hook }, steps)
      if (fault !== undefined) return fault
    }
  return undefined
}

/** The most deliveries of one event: eight attempts, and repetitions after crashes. */
const TRIES = 24

const isGone = ({ answered }: Posted): boolean =>
  answered !== undefined && 'status' in answered && answered.status === 410

const isTaken = ({ answered }: Posted): boolean =>
  answered !== undefined && 'status' in answered && answered.status === 200

/** Returns whether there is an event whose deliveries all failed, for about a day. */
const isExhausted = (tries: readonly Tried[], posts: readonly Posted[]): boolean =>
  [...Map.groupBy(tries, ({ id }) => id)].some(([id, own]) => {
    const [first, last] = [own[0], own.at(-1)]
    const lasted = first && last ? last.at - first.at : 0
    return lasted > DAY - HOUR && posts.every((each) => each.id !== id || !isTaken(each))
  })

const isDeserved = (why: string, tries: readonly Tried[], posts: readonly Posted[]): boolean => {
  if (why === 'gone') return posts.some(isGone)
  return why === 'exhausted' && isExhausted(tries, posts)
}

const spellFault = (evidence: Evidence, hook: Registered): string | undefined => {
  const posts = evidence.posted.filter(({ url }) => url === hook.url)
  const tries = evidence.tried.filter(({ url }) => url === hook.url)
  const wrong = hook.disabled.find(({ why, from }) => {
    const isBefore = ({ at }: Tried): boolean => at <= from
    return !isDeserved(why, tries.filter(isBefore), posts.filter(isBefore))
  })
  if (wrong) return `${hook.url} is ${wrong.why}, and did not deserve it`
  const tooMany = [...Map.groupBy(posts, ({ text }) => text).values()].find(
    (tries) => tries.length > TRIES * (1 + hook.disabled.length),
  )
  return tooMany && `${hook.url} was asked ${tooMany.length} times to take ${tooMany[0]?.id}`
}

/**
 * Says what is wrong with a webhook whose receiver answered 410: it must be disabled soon and get no more deliveries.
 */
const goneFault = (evidence: Evidence, faults: Faults, hook: Registered): string | undefined => {
  const refusal = evidence.posted.find((posted) => posted.url === hook.url && isGone(posted))
  if (!refusal) return undefined
  const spell = hook.disabled.find(({ from }) => from >= refusal.at)
  const until = faults.calmFrom(refusal.at) + HOUR
  if (!spell || spell.from > until || spell.why !== 'gone') return `${hook.url} said that it is gone, and is asked on`
  const late = evidence.posted.find(
    ({ url, at }) => url === hook.url && at > spell.from + MINUTE && at < (spell.until ?? Infinity),
  )
  return late && `${hook.url} is off, and was told ${late.id}`
}

type Shown = {
  readonly webhooks?: readonly { readonly id: string; readonly disabled: { readonly why: string } | null }[]
}

/** Says how the state of a webhook, as its program sees it at the end, differs from the stored state. */
const shownFault = ({ asked }: Evidence, { id, url, disabled }: Registered): string | undefined => {
  const last = asked.findLast(({ kind, answer }) => kind === 'hooks' && answer?.status === 200)
  const shown = (last?.answer?.body as Shown | undefined)?.webhooks?.find((each) => each.id === id)?.disabled?.why
  const spell = disabled.at(-1)
  const why = spell?.until === undefined ? spell?.why : undefined
  return shown === why ? undefined : `the program is told that ${url} is ${shown ?? 'on'}, and it is ${why ?? 'on'}`
}

/** A webhook is disabled when its receiver answers 410 or has taken nothing for a day, and its program sees why. */
export const webhooksGivenUp: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  for (const hook of evidence.hooks.values()) {
    const fault = spellFault(evidence, hook) ?? goneFault(evidence, faults, hook) ?? shownFault(evidence, hook)
    if (fault !== undefined) return fault
  }
  return undefined
}
