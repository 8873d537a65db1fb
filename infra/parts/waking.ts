import type { Stack } from 'aws-cdk-lib/core'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { MEMORY } from '../figures.ts'
import type { KeepResources } from './keep-resources.ts'
import type { Settings } from '../settings.ts'
import { LONG, houseFunction, reservedFor } from './function.ts'
import { findDigests, findOverdue, playGames, sendLetters } from './grants.ts'
import { deadLetters } from './queue.ts'
import { EVERY, sweepRule } from './sweep-rule.ts'

/** Adds the two functions that tick games: one for each timer that fires, one for the sweep. */
export const waking = (stack: Stack, { games, ledger }: KeepResources, outbox: IQueue, settings: Settings) => {
  const environment = { GAMES_TABLE: games.tableName }
  const lost = deadLetters(stack, 'LostTimers', {
    name: 'lost-timers',
    impact:
      'Timers fired but failed. The sweep does their work: reminders and losses on time are up to seven minutes late.',
  })
  const alarm = houseFunction(stack, 'Alarm', {
    name: 'alarm',
    description: 'Looks at one game when its alarm is due',
    timeout: LONG,
    memory: MEMORY.alarm,
    environment,
    may: [playGames(games)],
    unwaited: { retries: 2, lost: lost.queue },
    ...reservedFor(settings, 'alarm'),
  })
  const sweep = houseFunction(stack, 'Sweep', {
    name: 'sweep',
    description: 'Looks at games whose timer was lost, and calls for the digests that are due',
    timeout: LONG,
    memory: MEMORY.sweep,
    environment: {
      ...environment,
      LEDGER_TABLE: ledger.tableName,
      OUTBOX_URL: outbox.queueUrl,
      SWEEP_MOST: String(settings.sweep),
    },
    may: [playGames(games), findOverdue(games), ...findDigests(ledger), sendLetters(outbox)],
    // A failed sweep is not repeated, because the next one finds the same games.
    unwaited: { retries: 0, within: EVERY },
    ...reservedFor(settings, 'sweep'),
  })
  sweepRule(stack, sweep.live)
  return { alarm, sweep, lost }
}
