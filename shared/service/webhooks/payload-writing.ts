import type { Instant } from '../../game/model/words.ts'
import type { WithTournamentEmails } from '../../texts/tournament/tournament-email-texts.ts'

export type PayloadTexts = Pick<WithTournamentEmails, 'texts' | 'mail'>

/** What a payload is written with. */
export type Writing = { readonly words: PayloadTexts; readonly origin: string; readonly now: Instant }

/** Escapes a name or label for the format in which it is posted. */
export type Escape = (text: string) => string
