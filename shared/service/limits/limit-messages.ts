/**
 * The messages of lines in the log about limits. Metrics (local/serving/listeners/metrics.ts) and the dashboard
 * (infra/operations/dashboard.ts) count them.
 */
export const LIMIT_MESSAGES = {
  spent: 'a limit is used up',
  withheld: 'emails are withheld',
  postponed: 'a first email is postponed',
} as const
