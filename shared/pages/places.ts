import type { ActType } from '../game/commands.ts'
import type { Choice } from './choice.ts'

type Place = Pick<Choice, 'panel' | 'tab'>

/** Where the form of an act stands, if something is open around it. */
const PLACES: { readonly [T in ActType]?: Place } = {
  'accept-draw': { panel: 'draw' },
  'claim-draw': { panel: 'draw' },
  'offer-draw': { panel: 'draw' },
  'ask-count': { panel: 'draw' },
  'request-takeback': { panel: 'takeback' },
  'give-time': { panel: 'time' },
  'take-leave': { panel: 'time' },
  'end-leave': { panel: 'time' },
  'propose-pause': { panel: 'time' },
  'end-pause': { panel: 'time' },
  resign: { panel: 'resign' },
  abort: { panel: 'resign' },
  plan: { tab: 'mine' },
  'ask-reseat': { tab: 'mine' },
}

export const placeOf = (type: ActType): Place => PLACES[type] ?? {}
