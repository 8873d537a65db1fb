import middy from '@middy/core'
import type { GameStores } from '../shared/service/handle.ts'
import type { Log } from '../shared/service/ports.ts'
import { sweep } from '../shared/service/sweep.ts'

/** Every five minutes: looks at games whose timer was lost. */
export const sweepHandler = (stores: GameStores, log: Log, clock: () => number) =>
  middy<unknown, { readonly looked: number }>().handler(async () => ({ looked: await sweep(stores, log, clock()) }))
