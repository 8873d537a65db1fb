import { parseOutage } from '../redrive/freeze-games.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import { CommandMisuse } from '../command/run-tool.ts'

/** The source of a copy and the target of its restore: DynamoDB tables, or folders. */
export type RestorePlan =
  | { readonly kind: 'tables'; readonly from: string; readonly to?: string; readonly people?: string }
  | { readonly kind: 'folders'; readonly from: string; readonly to: string }

type Values = { readonly [K in 'from' | 'to' | 'people' | 'from-data' | 'to-data']?: string | undefined }

const PLACES = 'use --from TABLE [--to TABLE] [--people TABLE], or --from-data DIR --to-data DIR'

export const parseRestorePlan = (values: Values): RestorePlan => {
  const { from, to, people, 'from-data': fromData, 'to-data': toData } = values
  if (from !== undefined && fromData === undefined && toData === undefined)
    return { kind: 'tables', from, ...(to !== undefined && { to }), ...(people !== undefined && { people }) }
  if (fromData !== undefined && toData !== undefined && from === undefined && to === undefined && people === undefined)
    return { kind: 'folders', from: fromData, to: toData }
  throw new CommandMisuse(PLACES)
}

/** Parses `--since`, under the same rules as the times of `freeze`. */
export const parseSince = (since: string | undefined, now: Instant): Instant | undefined => {
  if (since === undefined) return undefined
  try {
    return parseOutage(since, new Date(now).toISOString()).from
  } catch (error) {
    throw new CommandMisuse(`--since: ${error instanceof Error ? error.message.replace(/^--from /, 'it ') : ''}`)
  }
}
