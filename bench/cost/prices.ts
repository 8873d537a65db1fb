/**
 * List prices in dollars of us-east-1, before reserved capacity and volume discounts. Looked up: the HTTP API in AWS's
 * documentation; DynamoDB, Scheduler, Lambda's requests and free calls, log data and data to readers in articles of 2025
 * and 2026. Not looked up, to be checked against AWS's price list: Lambda's Arm seconds, SQS, what SES takes for emails and
 * attachments, and what is free of data, logs and queues.
 */
import type { Use } from './tally.ts'

/** `free`: every month, for every account, for good; not what only new accounts get. */
export type Price = { readonly dollars: number; readonly per: number; readonly free?: number; readonly of: string }

const MILLION = 1_000_000
const GB = 1_000_000_000

/** The day of that. */
export const PRICED = '2026-11-22'

const CALL: Price = { dollars: 0.2, per: MILLION, of: 'Lambda, requests' }

/**
 * What is not here costs nothing: Scheduler's calls that create and delete, a stream that Lambda reads, and EventBridge's
 * events of AWS itself.
 */
export const PRICES = {
  request: { dollars: 1, per: MILLION, of: 'API Gateway, HTTP API, up to 512 KB, first 300 million' },
  answers: CALL,
  pages: CALL,
  stored: CALL,
  deliver: CALL,
  alarm: CALL,
  notify: CALL,
  feedback: CALL,
  compute: { dollars: 0.0000133334, per: 1000, free: 400_000_000, of: 'Lambda, Arm, GB-seconds' },
  read: { dollars: 0.125, per: MILLION, of: 'DynamoDB, on demand, read request units' },
  write: { dollars: 0.625, per: MILLION, of: 'DynamoDB, on demand, write request units' },
  index: { dollars: 0.625, per: MILLION, of: 'DynamoDB, on demand, write request units of an index' },
  queue: { dollars: 0.4, per: MILLION, free: MILLION, of: 'SQS, standard queue, requests of up to 64 KB' },
  timer: { dollars: 1, per: MILLION, free: 14 * MILLION, of: 'EventBridge Scheduler, invocations' },
  email: { dollars: 100, per: MILLION, of: 'SES, emails' },
  mailed: { dollars: 0.12, per: GB, of: 'SES, data of attachments' },
  egress: { dollars: 0.09, per: GB, free: 100 * GB, of: 'data to the internet, first 10 TB' },
  access: { dollars: 0.5, per: GB, free: 5 * GB, of: 'CloudWatch, log data taken in' },
  log: { dollars: 0.5, per: GB, of: 'CloudWatch, log data taken in' },
} as const satisfies Partial<Record<Use, Price>>

/** Of all functions together. */
export const FREE_CALLS = MILLION
