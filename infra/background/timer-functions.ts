import type { Stack } from 'aws-cdk-lib/core'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { FUNCTION_MEMORY } from '../settings/figures.ts'
import type { KeepResources } from '../data/keep-resources.ts'
import type { StageSettings } from '../settings/stage-settings.ts'
import { BACKGROUND_FUNCTION_TIMEOUT, addFunction, reservedConcurrencyOf } from '../lambda/function.ts'
import { queryPlannedDigests, queryOverdueGames, readAndWriteGames, sendMessages } from '../wiring/grants.ts'
import { addDeadLetterQueue } from '../wiring/queue.ts'
import { SWEEP_INTERVAL, addSweepRule } from './sweep-rule.ts'

/** Adds the two functions that tick games: one for each timer that fires, one for the sweep. */
export const addTimerFunctions = (
  stack: Stack,
  { games, ledger }: KeepResources,
  outbox: IQueue,
  settings: StageSettings,
) => {
  const environment = { GAMES_TABLE: games.tableName }
  const lost = addDeadLetterQueue(stack, 'LostTimers', {
    name: 'lost-timers',
    impact:
      'Timers fired but failed. The sweep does their work: reminders and losses on time are up to seven minutes late.',
  })
  const alarm = addFunction(stack, 'Alarm', {
    name: 'alarm',
    description: 'Looks at one game when its timer is due',
    timeout: BACKGROUND_FUNCTION_TIMEOUT,
    memory: FUNCTION_MEMORY.alarm,
    environment,
    may: [readAndWriteGames(games)],
    unwaited: { retries: 2, lost: lost.queue },
    ...reservedConcurrencyOf(settings, 'alarm'),
  })
  const sweep = addFunction(stack, 'Sweep', {
    name: 'sweep',
    description: 'Looks at games whose timer was lost, and calls for the digests that are due',
    timeout: BACKGROUND_FUNCTION_TIMEOUT,
    memory: FUNCTION_MEMORY.sweep,
    environment: {
      ...environment,
      LEDGER_TABLE: ledger.tableName,
      OUTBOX_URL: outbox.queueUrl,
      SWEEP_MOST: String(settings.sweep),
    },
    may: [readAndWriteGames(games), queryOverdueGames(games), ...queryPlannedDigests(ledger), sendMessages(outbox)],
    // A failed sweep is not repeated, because the next one finds the same games.
    unwaited: { retries: 0, within: SWEEP_INTERVAL },
    ...reservedConcurrencyOf(settings, 'sweep'),
  })
  addSweepRule(stack, sweep.live)
  return { alarm, sweep, lost }
}
