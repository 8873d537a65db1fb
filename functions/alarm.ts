import middy from '@middy/core'
import * as z from 'zod/mini'
import { look } from '../shared/service/look.ts'
import type { Games } from '../shared/service/ports.ts'

/** What a timer carries: "look at this game", and nothing that could be wrong by the time it arrives. */
const tick = z.strictObject({ game: z.string().check(z.regex(/^[0-9A-Za-z]{12}$/)) })

/** A timer has come. */
export const alarmHandler = (games: Games, clock: () => number) =>
  middy<unknown, void>().handler((event) => look(games, tick.parse(event).game, clock()))
