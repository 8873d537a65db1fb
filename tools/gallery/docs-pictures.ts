import type { PictureLook } from './shots.ts'
import type { StateName } from './page-states.ts'

type Shown = Omit<PictureLook, 'language'> & { readonly state: StateName }

/** The pictures in docs/pictures by file name. The first one is in the README. */
export const DOCS_PICTURES = {
  seat: { state: 'seat-turn', colours: 'light', width: 1280 },
  'preview-dark': { state: 'seat-preview', colours: 'dark', width: 390, height: 844 },
  replay: { state: 'finished-replay', colours: 'light', width: 1280 },
  home: { state: 'home', colours: 'light', width: 1280 },
  sheet: { state: 'sheet', colours: 'light', width: 768 },
  'forced-colours': { state: 'seat-turn', colours: 'forced', width: 390, height: 844 },
} as const satisfies Readonly<Record<string, Shown>>
