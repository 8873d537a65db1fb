import { LogQueryVisualizationType, LogQueryWidget, TextWidget } from 'aws-cdk-lib/aws-cloudwatch'
import type { RunResources } from './run-resources.ts'

/**
 * What the functions log about limits (shared/service/limits/log-spent-limits.ts), with the facts that say why. A test
 * compares the messages (test/infra/watch.test.ts).
 */
const LIMIT_TABLES: readonly (readonly [title: string, message: string, count: string, by: string])[] = [
  ['Refused: whose limit, of what, in which window', 'a limit is used up', 'count(*)', 'account, of, per'],
  ['First emails that wait, by whose limit', 'a first email is postponed', 'count(*)', 'why'],
  ['Addresses that get no first email until their seat asks', 'emails are withheld', 'sum(addresses)', 'why'],
]

/** Returns the row of tables about limits. They are queries of the logs, which cost only when somebody looks. */
export const limitTables = ({ functions }: RunResources, width: number) => {
  const logs = [functions.Answers, functions.Pages, functions.Deliver].map(({ log }) => log.logGroupName)
  const tables = LIMIT_TABLES.map(
    ([title, message, count, by]) =>
      new LogQueryWidget({
        title,
        logGroupNames: logs,
        view: LogQueryVisualizationType.TABLE,
        queryString: `filter message = "${message}" | stats ${count} as times by ${by} | sort times desc`,
        width: width / LIMIT_TABLES.length,
      }),
  )
  return [[new TextWidget({ markdown: '## Whom do limits hold back?', width, height: 1 })], tables]
}
