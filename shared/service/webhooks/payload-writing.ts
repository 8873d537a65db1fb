import type { Instant } from '../../game/model/words.ts'
import type { AllTexts, EmailTexts } from '../../texts/index.ts'

export type PayloadTexts = { readonly texts: AllTexts; readonly mail: EmailTexts }

/** What a payload is written with. */
export type Writing = { readonly words: PayloadTexts; readonly origin: string; readonly now: Instant }

/** Escapes a name or label for the format in which it is posted. */
export type Escape = (text: string) => string
