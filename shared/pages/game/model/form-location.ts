import type { ActType } from '../../../game/commands.ts'
import type { Choice } from '../../board/choice.ts'

type Location = Pick<Choice, 'panel' | 'tab'>

/**
 * The panel or the tab that has to be open for the form of an act to be visible. The page that shows why an act was
 * refused opens it. The acts left out do not need one.
 */
const PLACES: { readonly [T in ActType]?: Location } = {
  'accept-draw': { panel: 'draw' },
  'claim-draw': { panel: 'draw' },
  'claim-table-win': { panel: 'draw' },
  'claim-table-draw': { panel: 'draw' },
  'accept-takeback': { panel: 'takeback' },
  'give-time': { panel: 'time' },
  'take-leave': { panel: 'time' },
  'propose-pause': { panel: 'time' },
  resign: { panel: 'resign' },
  abort: { panel: 'resign' },
  plan: { tab: 'mine' },
}

export const formLocation = (type: ActType): Location => PLACES[type] ?? {}
