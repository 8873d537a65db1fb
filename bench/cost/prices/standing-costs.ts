/**
 * What a stage costs in a month in which nobody plays, in dollars at list prices of us-east-1. The prices of secrets,
 * alarms, metrics, dashboards and storage were not looked up and need checking against AWS's price list.
 */
const SECRET = 0.4
const ALARM = 0.1
const METRIC = 0.3
const DASHBOARD = 3
const WEB_ACL = 5
const RULE = 1

/** Dollars a month for a gigabyte in tables, with its backups. */
export const STORAGE_PRICE = 0.45

/**
 * How many resources the templates have, checked by test/infra/watch.test.ts. `alarmed` are the metrics of all alarms,
 * each of which is billed; `rules` are those of the firewall; `refusing` are the metrics of the firewall's alarm.
 */
export const RESOURCE_COUNTS = { alarms: 32, alarmed: 39, metrics: 7, rules: 6, refusing: 3 } as const

export type StandingCost = {
  readonly part: string
  readonly least: number
  /** The upper bound, if the cost depends on use or on what else the account has. */
  readonly most?: number
  /** The setting that removes this cost. */
  readonly without?: string
}

const { alarms, alarmed, metrics, rules, refusing } = RESOURCE_COUNTS

export const STANDING_COSTS: readonly StandingCost[] = [
  { part: 'the secret with the signing keys', least: SECRET },
  {
    part: `${alarms} alarms with ${alarmed} metrics (ten are free)`,
    least: ALARM * (alarmed - 10),
    most: ALARM * alarmed,
  },
  {
    part: `${metrics} metrics from logs, while they count something`,
    least: 0,
    most: METRIC * metrics,
  },
  { part: 'the dashboard (three are free)', least: 0, most: DASHBOARD },
  {
    part: "the canary's 4,320 games and its alarm",
    least: 0.4,
    without: 'canary=off',
  },
  { part: 'the sweep', least: 0.05 },
  {
    part: 'four queues, polled 2.6 million times (a million is free)',
    least: 0.64,
    most: 1.04,
  },
  {
    part: `the firewall with ${rules} rules, and its alarm with ${refusing} metrics`,
    least: WEB_ACL + RULE * rules + ALARM * refusing,
    without: 'waf=no',
  },
  {
    part: 'the secret of the front, its copy, and the alarm around-the-front',
    least: 2 * SECRET + ALARM,
    most: 2 * SECRET + ALARM + METRIC,
    without: 'front=no',
  },
  { part: 'each GB in the tables, with its backups', least: STORAGE_PRICE },
]

export const priceRange = ({ least, most }: StandingCost): string =>
  most === undefined ? least.toFixed(2) : `${least.toFixed(2)} to ${most.toFixed(2)}`
