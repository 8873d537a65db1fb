import { LISTED_TERMS, OFFERED_TERM_NAMES, type ListedTermName } from '../../game/model/listed-terms.ts'
import type { AllTexts } from '../../texts/index.ts'

export const CLOCK_FIELDS = ['perMove', 'reserve', 'increment', 'cap', 'period', 'moves'] as const

/**
 * The fields outside the fold of the rarer choices: hidden ones, visible ones, and those of the creator's own time
 * control.
 */
const SHOWN = [
  'key',
  'timeZone',
  'mailbox',
  'rules',
  'clock',
  ...CLOCK_FIELDS,
  'name',
  'email',
  'opponentEmail',
  'word',
] as const

/** The folded fields, each of which has a default. `opponentName` is shown with them, and beside an address. */
export const FOLDED_FIELDS = [
  'seat',
  'opponentName',
  'opening',
  'fen',
  'match',
  'strictness',
  'noShow',
  ...OFFERED_TERM_NAMES,
  'weekendsOff',
  'invitationLife',
  'leave',
  'firstMove',
  'arbiterName',
  'arbiterEmail',
] as const

export const NEW_GAME_FIELDS = [...SHOWN, ...FOLDED_FIELDS] as const

type Hidden = 'key' | 'timeZone' | 'mailbox'
type NewGameField = Exclude<(typeof NEW_GAME_FIELDS)[number], Hidden | ListedTermName>
type NewGameTexts = AllTexts['newGame']
/** The keys of the texts that can be labels. */
type Label = { [L in keyof NewGameTexts]: NewGameTexts[L] extends string ? L : never }[keyof NewGameTexts]

const LABELS: { readonly [F in NewGameField]: Label } = {
  word: 'word',
  rules: 'rules',
  clock: 'clock',
  perMove: 'perMove',
  reserve: 'reserve',
  increment: 'increment',
  cap: 'cap',
  period: 'period',
  moves: 'moves',
  name: 'yourName',
  email: 'yourEmail',
  opponentEmail: 'opponent',
  seat: 'side',
  opponentName: 'opponentName',
  opening: 'opening',
  fen: 'fen',
  match: 'match',
  strictness: 'strictness',
  noShow: 'noShow',
  weekendsOff: 'weekendsOff',
  invitationLife: 'invitationLife',
  leave: 'leave',
  firstMove: 'firstMove',
  arbiterName: 'arbiterName',
  arbiterEmail: 'arbiterEmail',
}

const isLabelled = (name: string): name is NewGameField => Object.hasOwn(LABELS, name)

const isListed = (name: string): name is ListedTermName => Object.hasOwn(LISTED_TERMS, name)

/** Returns the label above a field, by the field's name. */
export const newGameLabel = ({ newGame, terms }: AllTexts, name: string): string | undefined => {
  if (isListed(name)) return terms[name].label
  return isLabelled(name) ? newGame[LABELS[name]] : undefined
}
