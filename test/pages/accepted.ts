import { readAction } from '../../shared/api/input/read-action.ts'
import type { ReadAct } from '../../shared/api/input/describe-act.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { CLAIMS, COLOURS } from '../../shared/draughts/index.ts'
import { ACT_TYPES, type ActType } from '../../shared/game/commands.ts'
import { foundIn } from '../endgames/asset.ts'
import { decide } from '../../shared/game/decide.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { DAY, type Instant, type Role } from '../../shared/game/model/words.ts'
import type { Moment } from '../game/random-game.ts'

/** The reader of a game's page, and the moment at which they read it. */
export type Reading = Moment & { readonly role: Role }

export const isAccepted = ({ game, now, role }: Reading, action: ReadAct): boolean => {
  const play = playOf(game)
  const found = foundIn(game)
  const asker = { role, play, plan: 'another', next: () => 'next', contact: () => 'nobody', found }
  const command = action.commandFor(asker)
  if ('code' in command) return false
  const { refusal, duplicate } = decide(game, command, now)
  return refusal === undefined && duplicate !== true
}

/**
 * The fields that a page could send with an act besides its type and ply: one entry for each choice. Acts without such
 * fields are missing.
 */
const SAYING: {
  readonly [T in ActType]?: (now: Instant) => readonly Readonly<Record<string, unknown>>[]
} = {
  'claim-draw': () => CLAIMS.map((claim) => ({ claim })),
  'give-time': () =>
    [undefined, ...COLOURS].flatMap((seat) => ['P1D', 'P2D', 'P60D'].map((time) => ({ time, ...(seat && { seat }) }))),
  'propose-pause': (now) => [1, 2].map((days) => ({ until: isoInstant(now + days * DAY) })),
  'take-leave': () => [{ days: 1 }],
  huff: () => Array.from({ length: 32 }, (_, index) => ({ square: index + 1 })),
  plan: () => [{ lines: [] }],
  'ask-reseat': () => [{}, ...COLOURS.map((seat) => ({ seat }))],
  'grant-count': () => COLOURS.map((stronger) => ({ stronger })),
  adjudicate: () => [...COLOURS, 'draw'].map((result) => ({ result })),
  remark: () => [{ text: 'A fine game.' }],
  say: () => [{ text: 'Well played.' }],
}

/**
 * Returns a name for the button of an act: its type and, where each square or claim has a button of its own, that
 * square or claim.
 */
export const keyOf = (type: string, said: Readonly<Record<string, unknown>>): string =>
  [type, said['square'] ?? said['claim']]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ')

export const accepted = (reading: Reading): ReadonlySet<string> => {
  const ply = playOf(reading.game)?.moves.length ?? 0
  const keys = ACT_TYPES.flatMap((type) =>
    (SAYING[type]?.(reading.now) ?? [{}]).map((said) => {
      const read = readAction(JSON.stringify({ type, ply, ...said }))
      return read.ok && isAccepted(reading, read.value) ? keyOf(type, said) : undefined
    }),
  )
  return new Set(keys.filter((key) => key !== undefined))
}
