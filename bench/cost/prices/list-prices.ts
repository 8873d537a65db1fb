/**
 * List prices in dollars, for us-east-1, before reserved capacity and volume discounts. They were looked up on the day
 * below, in copies of these pages, some of which are older:
 * - HTTP API: docs.aws.amazon.com, whitepaper "Best Practices for Designing Amazon API Gateway Private APIs", table 4.
 * - CloudFront, its data, and the terabyte and ten million requests that are always free:
 *   aws.amazon.com/cloudfront/pricing. A request: wring.co, aws-cloudfront-pricing-guide.
 * - WAF: c3x.dev, aws-waf-cost-explained, and awsnegotiations.com, waf-pricing-strategy (2026).
 * - Lambda, with its Arm seconds and what is free: cloudchipr.com, aws-lambda-pricing (2024). A URL has no price of its
 *   own.
 * - DynamoDB since November 2024: airbyte.com, dynamodb-pricing (2025).
 * - SQS: cloudburn.io, amazon-sqs-pricing (March 2026).
 * - Scheduler, log data and data to readers: articles of 2025 and 2026.
 * Not looked up, so to be checked against AWS's price list: SES's prices of emails and attachments, and how much data
 * and logs are free.
 */
import type { Use } from '../services/uses.ts'

/**
 * A price in `dollars` for `per` units. `free`: how many units every account gets each month for good, not only a new
 * account.
 */
export type Price = { readonly dollars: number; readonly per: number; readonly free?: number; readonly of: string }

const MILLION = 1_000_000
const GB = 1_000_000_000

/** The day on which the prices were looked up. */
export const PRICED_ON = '2026-11-23'

const CALL: Price = { dollars: 0.2, per: MILLION, of: 'Lambda, requests' }

/**
 * All prices. What is missing costs nothing: creating and deleting schedules, reading a stream by Lambda, and
 * EventBridge events that AWS itself sends.
 */
export const PRICES = {
  request: { dollars: 1, per: MILLION, of: 'API Gateway, HTTP API, up to 512 KB, first 300 million' },
  edge: { dollars: 1, per: MILLION, free: 10 * MILLION, of: 'CloudFront, HTTPS requests, North America and Europe' },
  inspected: { dollars: 0.6, per: MILLION, of: 'WAF, requests that a web ACL inspects' },
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
  delivered: { dollars: 0.085, per: GB, free: 1000 * GB, of: 'CloudFront, data to the internet, first 10 TB' },
  access: { dollars: 0.5, per: GB, free: 5 * GB, of: 'CloudWatch, log data taken in' },
  log: { dollars: 0.5, per: GB, of: 'CloudWatch, log data taken in' },
} as const satisfies Partial<Record<Use, Price>>

/** Free Lambda requests a month, of all functions together. */
export const FREE_CALLS = MILLION
