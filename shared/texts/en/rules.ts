import type { RulesId } from '../../draughts/index.ts'

type RuleNames = Readonly<Record<RulesId, string>>

export const rules: RuleNames = {
  english: 'English draughts',
  'english-huffing': 'English draughts with huffing',
  'english-crown-and-continue': 'English draughts, crown and continue',
  'english-kings-first': 'English draughts, king captures first',
  international: 'International draughts',
  russian: 'Russian draughts',
  brazilian: 'Brazilian draughts',
  pool: 'Pool checkers',
  italian: 'Italian draughts',
  spanish: 'Spanish draughts',
  portuguese: 'Portuguese draughts',
  czech: 'Czech draughts',
  canadian: 'Canadian draughts',
  frisian: 'Frisian draughts',
  thai: 'Thai draughts',
}
