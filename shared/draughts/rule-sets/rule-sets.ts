import type { RuleSet } from '../rules/rule-set.ts'
import { BRAZILIAN } from './international/brazilian.ts'
import { CANADIAN } from './international/canadian.ts'
import { CZECH } from './international/czech.ts'
import { ENGLISH_CROWN_AND_CONTINUE } from './english/english-crown-and-continue.ts'
import { ENGLISH_HUFFING } from './english/english-huffing.ts'
import { ENGLISH_KINGS_FIRST } from './english/english-kings-first.ts'
import { ENGLISH } from './english/english.ts'
import { FRISIAN } from './international/frisian.ts'
import { INTERNATIONAL } from './international/international.ts'
import { ITALIAN } from './english/italian.ts'
import { POOL } from './international/pool.ts'
import { PORTUGUESE } from './english/portuguese.ts'
import { RUSSIAN } from './international/russian.ts'
import { SPANISH } from './english/spanish.ts'
import { THAI } from './english/thai.ts'
import type { RulesId } from '../rules/words.ts'

const RULE_SETS: Readonly<Record<RulesId, RuleSet>> = {
  english: ENGLISH,
  'english-huffing': ENGLISH_HUFFING,
  'english-crown-and-continue': ENGLISH_CROWN_AND_CONTINUE,
  'english-kings-first': ENGLISH_KINGS_FIRST,
  international: INTERNATIONAL,
  russian: RUSSIAN,
  brazilian: BRAZILIAN,
  pool: POOL,
  italian: ITALIAN,
  spanish: SPANISH,
  portuguese: PORTUGUESE,
  czech: CZECH,
  canadian: CANADIAN,
  frisian: FRISIAN,
  thai: THAI,
}

export const ruleSetOf = (id: RulesId): RuleSet => RULE_SETS[id]
