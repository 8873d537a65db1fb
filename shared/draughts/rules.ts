import type { RuleSet } from './sheet.ts'
import { BRAZILIAN } from './sheets/brazilian.ts'
import { CANADIAN } from './sheets/canadian.ts'
import { CZECH } from './sheets/czech.ts'
import { ENGLISH_CROWN_AND_CONTINUE } from './sheets/english-crown-and-continue.ts'
import { ENGLISH_HUFFING } from './sheets/english-huffing.ts'
import { ENGLISH_KINGS_FIRST } from './sheets/english-kings-first.ts'
import { ENGLISH } from './sheets/english.ts'
import { FRISIAN } from './sheets/frisian.ts'
import { INTERNATIONAL } from './sheets/international.ts'
import { ITALIAN } from './sheets/italian.ts'
import { POOL } from './sheets/pool.ts'
import { PORTUGUESE } from './sheets/portuguese.ts'
import { RUSSIAN } from './sheets/russian.ts'
import { SPANISH } from './sheets/spanish.ts'
import { THAI } from './sheets/thai.ts'
import type { RulesId } from './words.ts'

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
