import middy from '@middy/core'
import type { Games, Log } from '../shared/service/ports.ts'
import { sweep } from '../shared/service/sweep.ts'

/** Every five minutes: looks at the games whose timers were lost. */
export const sweepHandler = (games: Games, log: Log, clock: () => number) =>
  middy<unknown, { readonly looked: number }>().handler(async () => ({ looked: await sweep(games, log, clock()) }))
