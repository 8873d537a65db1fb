/** Portable Draughts Notation 3.0. `index.ts` does not export it, so that the engine does not load it. */
export { clockRemark, resultFromScore, scoreOf } from './pdn/pdn-game.ts'
export type { PdnError, PdnGame, PdnLine, PdnMove, PdnResult } from './pdn/pdn-game.ts'
export { readPdn } from './pdn/read-pdn.ts'
export type { ParsedPdn } from './pdn/read-pdn.ts'
export { writePdn } from './pdn/write-pdn.ts'
