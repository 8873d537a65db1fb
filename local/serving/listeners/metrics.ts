import { TOO_MANY_BOUNCES } from '../../../shared/service/email/delivery/charge-bounce.ts'
import { LIMIT_MESSAGES } from '../../../shared/service/limits/log-spent-limits.ts'
import { WITHHELD_REASONS } from '../../../shared/service/limits/stranger-quota.ts'
import { POSTPONED_REASONS } from '../../../shared/service/ports/contacts.ts'
import type { Logger } from '../../../shared/service/runtime/logger.ts'
import type { Resources } from '../../resources/resources.ts'

type Labels = Readonly<Record<string, string | number>>

/** Escapes a label value of the Prometheus text format 0.0.4. */
const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const lineOf = (name: string, labels: Labels, value: number): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(String(text))}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

type Counter = { readonly add: (labels: Labels, by?: number) => void; readonly lines: () => readonly string[] }

/** Returns a counter. `known`: labels that are written from the start, as 0. */
const counter = (name: string, help: string, known: readonly Labels[] = []): Counter => {
  const values = new Map<string, { readonly labels: Labels; value: number }>(
    known.map((labels) => [JSON.stringify(labels), { labels, value: 0 }]),
  )
  return {
    add: (labels, by = 1) => {
      const key = JSON.stringify(labels)
      const counted = values.get(key) ?? { labels, value: 0 }
      counted.value += by
      values.set(key, counted)
    },
    lines: () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} counter`,
      ...[...values.values()].map(({ labels, value }) => lineOf(name, labels, value)),
    ],
  }
}

const gauge = (name: string, help: string, value: number): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  lineOf(name, {}, value),
]

/** Returns the counters of what the limits of emails and requests hold back. */
const limitCounters = () => ({
  bounces: counter(
    'crownhead_bounce_warnings_total',
    'Emails that came back while too many first emails do; strangers get fewer then.',
  ),
  spent: counter(
    'crownhead_limits_spent_total',
    'Uses refused by a limit. account: whose (named: who entered an address; shown: an address that strangers enter; links: the page for lost links). of: what it counts (asked: links). per: which window. None yet: no line.',
  ),
  withheld: counter(
    'crownhead_emails_withheld_total',
    'Addresses that get no first email until their seat asks for it, by the reason.',
    WITHHELD_REASONS.map((why) => ({ why })),
  ),
  postponed: counter(
    'crownhead_emails_postponed_total',
    'First emails that wait, by whose limit is used up.',
    POSTPONED_REASONS.map((why) => ({ why })),
  ),
})

/**
 * Returns a log that also counts its lines, and the counts as lines for Prometheus. Their labels have few values:
 * routes, statuses and outcomes.
 */
export const meteredLog = (log: Logger) => {
  const requests = counter('crownhead_requests_total', 'Requests by route and status.')
  const seconds = counter('crownhead_request_seconds_total', 'Time of requests by route.')
  const emails = counter('crownhead_emails_total', 'Emails by kind and by what came of them.')
  const answers = counter('crownhead_answers_total', 'Answers by email, by what came of them.')
  const returns = counter('crownhead_returns_total', 'Emails that came back, by what was noted of them.')
  const { bounces, spent, withheld, postponed } = limitCounters()
  const faults = counter('crownhead_log_lines_total', 'Warnings and errors in the log.')
  const metered: Logger = (level, message, facts = {}) => {
    const { route = '', status = 0, ms = 0, kind = '', outcome = '' } = facts
    const { account = '', of = '', per = '', why = '', addresses = 0 } = facts
    if (message === 'request') {
      requests.add({ route: String(route), status: Number(status) })
      seconds.add({ route: String(route) }, Number(ms) / 1000)
    }
    if (message === 'email') emails.add({ kind: String(kind), outcome: String(outcome) })
    if (message === 'answer by email') answers.add({ outcome: String(outcome) })
    if (message === 'returned email') returns.add({ outcome: String(outcome) })
    if (message === TOO_MANY_BOUNCES) bounces.add({})
    if (message === LIMIT_MESSAGES.spent) spent.add({ account: String(account), of: String(of), per: String(per) })
    if (message === LIMIT_MESSAGES.withheld) withheld.add({ why: String(why) }, Number(addresses))
    if (message === LIMIT_MESSAGES.postponed) postponed.add({ why: String(why) })
    if (level !== 'info') faults.add({ level })
    log(level, message, facts)
  }
  return {
    metered,
    lines: () =>
      [requests, seconds, emails, answers, returns, bounces, spent, withheld, postponed, faults].flatMap(({ lines }) =>
        lines(),
      ),
  }
}

type Queues = Pick<Resources, 'emailQueue' | 'retries'>

/** `late` is how many seconds ago the next email was due; `isRefused` is whether the relay refused our last login. */
type Mail = { readonly late: number; readonly isRefused: boolean; readonly isRehearsal: boolean }

export const gaugeLines = (
  { emailQueue: queue, retries: failed }: Queues,
  { late, isRefused, isRehearsal }: Mail,
): readonly string[] => [
  ...gauge('crownhead_emails_waiting', 'Emails in the queue.', queue.size()),
  ...gauge(
    'crownhead_emails_given_up',
    'Emails that were given up; a restart tries them again.',
    queue.deadLetters().length,
  ),
  ...gauge(
    'crownhead_games_put_aside',
    'Games whose change could not be carried out.',
    failed.size() + failed.deadLetters().length,
  ),
  ...gauge('crownhead_work_late_seconds', 'Since when the next email is due.', late),
  ...gauge('crownhead_relay_login_refused', 'Whether the relay refused the last login.', Number(isRefused)),
  ...gauge('crownhead_rehearsal', 'Whether nothing leaves, as it was started with --no-mail.', Number(isRehearsal)),
  ...gauge('process_resident_memory_bytes', 'Memory.', process.memoryUsage.rss()),
  ...gauge('process_start_time_seconds', 'Since 1970.', Math.round(Date.now() / 1000 - process.uptime())),
]
