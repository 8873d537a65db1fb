import type { Language } from '../../../../shared/texts/languages/languages.ts'
import { TURN } from '../../every.ts'
import { NOON, written } from '../../games.ts'
import { type Quoted, escaped } from './shapes.ts'

/** White's moves: answers play the first, and the quoted emails contain the others. */
export const [OWN, ...HIDDEN] = ['21x14', '12x3', '22x6'] as const

/** Returns our email about a turn, as it may be answered. */
export const turnEmail = (language: Language): Quoted =>
  written('creator', { kind: 'your-turn' }, TURN, { locale: language, now: NOON, mayAnswer: true })

/** An email that is harder to read than ours when quoted: its moves stand alone, at the start of their lines. */
const BARE = `YOUR MOVE, ANN
==============

Bertram played 13-17.

12x3
  22x6  https://crownhead.test/p/x?move=22x6
accept

Bertram writes:
> 12x3
-- 
Stop the emails about this game`

export const BARE_EMAIL: Quoted = {
  text: BARE,
  html: BARE.split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escaped(line)}</div>`)
    .join(''),
}
