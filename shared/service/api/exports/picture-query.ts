import type { Issue } from '../../../api/values/issues.ts'
import type { Request } from '../../runtime/http.ts'
import type { GameId } from '../../ports/games.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { Service } from '../../runtime/service.ts'

/** The pixels of a side of a picture; the first size is the usual one. Each size has drawings of all pieces in memory. */
export const PICTURE_SIZES = [480, 960] as const

/** `flip`: Black is shown at the bottom. `named`: the query names the ply; otherwise it is the latest. */
export type PictureQuery = {
  readonly ply: number
  readonly flip: boolean
  readonly named: boolean
  readonly size: (typeof PICTURE_SIZES)[number]
}

export type ExportRequest = PictureQuery & {
  readonly service: Service
  readonly request: Request
  readonly id: GameId
  readonly loaded: LoadedGame
}

type Read =
  | { readonly ok: true; readonly value: PictureQuery }
  | { readonly ok: false; readonly issues: readonly Issue[] }

const PLY = /^(?:0|[1-9]\d{0,3})$/

/**
 * Reads which picture is asked for. Each value has only one spelling, because caches have an entry for each spelling.
 * `most`: the latest ply. `isSized`: the picture has a choice of sizes.
 */
export const readPictureQuery = ({ query }: Request, most: number, isSized: boolean): Read => {
  const { ply, flip, size = String(PICTURE_SIZES[0]) } = query
  const known = ['ply', 'flip', ...(isSized ? ['size'] : [])]
  const pixels = PICTURE_SIZES.find((each) => String(each) === size)
  const isPly = ply === undefined || (PLY.test(ply) && Number(ply) <= most)
  const issues = [
    ...Object.keys(query)
      .filter((name) => !known.includes(name))
      .map((path) => ({ path, message: `is not known here; ${known.join(' and ')} are` })),
    ...(isPly ? [] : [{ path: 'ply', message: `must be a whole number from 0 to ${most}` }]),
    ...(flip === undefined || flip === '0' || flip === '1' ? [] : [{ path: 'flip', message: 'must be 0 or 1' }]),
    ...(pixels === undefined && isSized ? [{ path: 'size', message: `must be ${PICTURE_SIZES.join(' or ')}` }] : []),
  ]
  if (issues.length > 0 || pixels === undefined) return { ok: false, issues }
  return {
    ok: true,
    value: { ply: ply === undefined ? most : Number(ply), flip: flip === '1', named: ply !== undefined, size: pixels },
  }
}
