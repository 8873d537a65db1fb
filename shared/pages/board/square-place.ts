import type { ActType } from '../../game/commands.ts'
import type { Choice } from '../game/model/choice.ts'

type Place = Pick<Choice, 'panel' | 'tab'>

/** Where the form of an act with fields stands, if that is to be opened. */
const PLACES: { readonly [T in ActType]?: Place } = {
  'accept-draw': { panel: 'draw' },
  'claim-draw': { panel: 'draw' },
  'give-time': { panel: 'time' },
  'take-leave': { panel: 'time' },
  'propose-pause': { panel: 'time' },
  resign: { panel: 'resign' },
  abort: { panel: 'resign' },
  plan: { tab: 'mine' },
}

export const placeOf = (type: ActType): Place => PLACES[type] ?? {}
