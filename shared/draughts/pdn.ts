/** Portable Draughts Notation 3.0. The index leaves it out, so that the engine does not load it. */
export { clockRemark, resultFromScore, scoreOf } from './pdn/record.ts'
export type { PdnError, PdnGame, PdnLine, PdnMove, PdnResult } from './pdn/record.ts'
export { readPdn } from './pdn/read.ts'
export type { ParsedPdn } from './pdn/read.ts'
export { writePdn } from './pdn/write.ts'
