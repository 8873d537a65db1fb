import { DAY, HOUR, type Instant, MINUTE } from '../../shared/game/model/words.ts'
import type { Dice } from './chance.ts'

/** The calls of ports that may fail. */
export type Place =
  | 'games.load'
  | 'games.save'
  | 'games.overdue'
  | 'games.loadAll'
  | 'contacts.load'
  | 'contacts.save'
  | 'contacts.claim'
  | 'contacts.count'
  | 'contacts.markNotified'
  | 'contacts.release'
  | 'contacts.setExpiry'
  | 'contacts.setListed'
  | 'contacts.findByAddress'
  | 'ledger.take'
  | 'ledger.readStatus'
  | 'ledger.noteStatus'
  | 'ledger.planDigest'
  | 'notebook.load'
  | 'notebook.save'
  | 'notebook.remove'
  | 'notebook.setExpiry'
  | 'timers.arm'
  | 'timers.disarm'
  | 'outbox.put'
  | 'aside.put'
  | 'post.send'
  | 'notices.put'
  | 'outside.post'
  | `owned.${'note' | 'noted' | 'find' | 'after'}`
  | `hooks.${'load' | 'save' | 'record' | 'find' | 'recent' | 'claim' | 'release' | 'count'}`
  | `orders.${'place' | 'load' | 'advance' | 'finish'}`
  | `tournaments.${'load' | 'save'}`
  | 'letterbox.read'
  | 'letterbox.remove'

export type Fault = 'dies-before' | 'dies-after' | 'fails' | 'answer-lost' | 'slow'

/** A time in which one part of the world does not work. */
type Outage = { readonly part: string; readonly from: Instant; readonly until: Instant }

export type Faults = {
  readonly draw: (place: Place, now: Instant) => Fault | undefined
  /** Returns whether this mishap happens now. */
  readonly strikes: (what: Mishap, now: Instant) => boolean
  /** Returns when the outage of this part ends; undefined if the part works. */
  readonly downUntil: (part: string, now: Instant) => Instant | undefined
  /**
   * Returns the end of the outages that affect what happens at `at`; `at` itself if there are none. Outages at most two
   * hours apart count as one.
   */
  readonly calmFrom: (at: Instant) => Instant
  readonly outages: readonly Outage[]
  /** Ends all faults and outages. */
  readonly stop: (now: Instant) => void
  readonly stoppedAt: () => Instant | undefined
  /** True if nothing ever goes wrong in this world. */
  readonly isPerfect: boolean
  /** True if every twentieth call fails in this world. */
  readonly isWorst: boolean
}

export type Mishap =
  | 'change twice'
  | 'change late'
  | 'timer lost'
  | 'timer early'
  | 'timer late'
  | 'timer twice'
  | 'message twice'
  | 'index lags'
  | 'poison'

type Temper = { readonly [F in Fault]: number } & { readonly mishap: number }

/** Rates of faults, from a world in which nothing goes wrong to one in which every twentieth call does. */
const TEMPERS: readonly [Temper, ...Temper[]] = [
  { 'dies-before': 0, 'dies-after': 0, fails: 0, 'answer-lost': 0, slow: 0, mishap: 0 },
  { 'dies-before': 0.002, 'dies-after': 0.002, fails: 0.004, 'answer-lost': 0.002, slow: 0.01, mishap: 0.02 },
  { 'dies-before': 0.006, 'dies-after': 0.006, fails: 0.01, 'answer-lost': 0.006, slow: 0.02, mishap: 0.06 },
  { 'dies-before': 0.015, 'dies-after': 0.015, fails: 0.015, 'answer-lost': 0.01, slow: 0.04, mishap: 0.15 },
]

/** Returns the part of the world that a call needs; all queues count as one part, as games and tournaments do. */
const partOf = (place: Place): string => {
  if (place.endsWith('.put')) return 'outbox'
  const part = place.slice(0, place.indexOf('.'))
  return part === 'tournaments' ? 'games' : part
}

const drawOutages = (dice: Dice, start: Instant): readonly Outage[] => {
  const outage = (part: string, longest: number): Outage => {
    const from = start + dice.between(0, 12 * DAY)
    return { part, from, until: from + dice.between(MINUTE, longest) }
  }
  return [
    ...(dice.chance(0.3) ? [outage('post', 10 * HOUR)] : []),
    ...(dice.chance(0.25) ? [outage('timers', 30 * HOUR)] : []),
    ...(dice.chance(0.15) ? [outage('stream', 5 * HOUR)] : []),
    ...(dice.chance(0.3) ? [outage('outbox', 10 * HOUR)] : []),
    ...(dice.chance(0.15) ? [outage('games', 2 * HOUR)] : []),
    ...(dice.chance(0.1) ? [outage('contacts', 20 * MINUTE)] : []),
  ]
}

const FAULTS = ['dies-before', 'dies-after', 'fails', 'answer-lost', 'slow'] as const

export const faultsFrom = (dice: Dice, start: Instant): Faults => {
  const temper = dice.pick(TEMPERS)
  const outages = temper.mishap === 0 ? [] : drawOutages(dice, start)
  const any = FAULTS.reduce((sum, fault) => sum + temper[fault], 0)
  let stopped: Instant | undefined
  const downUntil = (part: string, now: Instant): Instant | undefined =>
    stopped === undefined
      ? outages.find((each) => each.part === part && each.from <= now && now < each.until)?.until
      : undefined
  return {
    outages,
    isPerfect: temper.mishap === 0,
    isWorst: temper === TEMPERS.at(-1),
    downUntil,
    draw: (place, now) => {
      if (stopped !== undefined || any === 0) return undefined
      if (outages.length > 0 && downUntil(partOf(place), now) !== undefined) return 'fails'
      let roll = dice.next()
      if (roll >= any) return undefined
      for (const fault of FAULTS) {
        roll -= temper[fault]
        if (roll < 0) return fault
      }
      return undefined
    },
    strikes: (what, now) =>
      stopped === undefined && now >= start && dice.chance(what === 'poison' ? temper.mishap / 50 : temper.mishap),
    calmFrom: (at) =>
      outages.reduce((calm, { from, until }) => (from <= calm + 2 * HOUR && calm < until ? until : calm), at),
    stop: (now) => {
      stopped ??= now
    },
    stoppedAt: () => stopped,
  }
}
