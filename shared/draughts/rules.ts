import type { RuleSheet } from './sheet.ts'
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

const SHEETS: readonly RuleSheet[] = [
  ENGLISH,
  ENGLISH_HUFFING,
  ENGLISH_CROWN_AND_CONTINUE,
  ENGLISH_KINGS_FIRST,
  INTERNATIONAL,
  RUSSIAN,
  BRAZILIAN,
  POOL,
  ITALIAN,
  SPANISH,
  PORTUGUESE,
  CZECH,
  CANADIAN,
  FRISIAN,
  THAI,
]

/** The rule sheet of an id; every id has one (a test sees to it). */
export const sheetOf = (id: RulesId): RuleSheet => SHEETS.find((sheet) => sheet.id === id) ?? ENGLISH
