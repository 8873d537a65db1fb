import type { Notice } from '../../shared/hooks/kinds.ts'
import { bodyOf } from '../../shared/hooks/write.ts'
import { wordsIn } from '../../shared/texts/languages.ts'

const at = Date.parse('2026-11-21T12:00:00Z')

const TURN: Notice = {
  id: 'msg_IkXoneEnuVKw_3_turn',
  event: 'turn',
  at,
  game: 'IkXoneEnuVKw',
  version: 3,
  ply: 1,
  status: 'active',
  creator: 'Amara',
  players: { black: 'Amara', white: 'Otis' },
  labels: { event: 'Spring cup', round: '1' },
  turn: 'white',
  deadline: Date.parse('2026-11-24T12:00:00Z'),
}

const body: unknown = JSON.parse(bodyOf('standard', TURN, { words: await wordsIn('en'), origin: '$ORIGIN', now: at }))

/** What a webhook gets, in the words of what writes it. */
export const POSTED = `// What is posted at a turn. A reminder also has "reminder" (reserve, day or hours), a draw offer "by",
// an end "result" or "abortedBy"; "players" is there once both have joined. The data of a test is "url" alone.
${JSON.stringify(body, undefined, 2)}`
