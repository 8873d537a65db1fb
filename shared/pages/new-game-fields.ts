/** Fields of the form of a new game that show at once. */
const SHOWN = ['key', 'timeZone', 'name', 'email', 'seat', 'opponentName', 'opponentEmail'] as const

/** Fields that are folded away, each with a good default. */
export const FOLDED = [
  'rules',
  'clock',
  'perMove',
  'reserve',
  'increment',
  'cap',
  'period',
  'moves',
  'opening',
  'fen',
  'match',
  'strictness',
  'weekendsOff',
  'invitationLife',
  'leave',
  'firstMove',
  'directorName',
  'directorEmail',
] as const

export const NEW_GAME_FIELDS = [...SHOWN, ...FOLDED] as const
