export const CLOCK_FIELDS = ['perMove', 'reserve', 'increment', 'cap', 'period', 'moves'] as const

/** At once, or beside what shows. */
const SHOWN = ['key', 'timeZone', 'rules', 'clock', ...CLOCK_FIELDS, 'name', 'email', 'opponentEmail'] as const

/** Each with a good default. */
export const FOLDED = [
  'seat',
  'opponentName',
  'opening',
  'fen',
  'match',
  'strictness',
  'noShow',
  'weekendsOff',
  'invitationLife',
  'leave',
  'firstMove',
  'directorName',
  'directorEmail',
] as const

export const NEW_GAME_FIELDS = [...SHOWN, ...FOLDED] as const
