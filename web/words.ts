import type { LiveTexts } from '../shared/pages/live.ts'
import type { Texts, TimeWords, ZoneWords } from '../shared/texts/index.ts'

/** A board script's, in one language. */
export type Words = LiveTexts & TimeWords & ZoneWords & Pick<Texts, 'unsent'>
