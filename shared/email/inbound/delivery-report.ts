/** Why an email was not delivered. `gone`: the mailbox will never accept one. `passing`: the next email may arrive. */
export type BounceKind = 'gone' | 'passing'

type Fields = ReadonlyMap<string, string>

/**
 * Returns the groups of fields of a delivery report (RFC 3464), which empty lines separate. The first group is about
 * the email, and each other one about a recipient.
 */
const groupsIn = (report: string): readonly Fields[] =>
  report
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[\t ]+(?=\S)/g, ' ')
    .split(/\n[\t ]*\n/)
    .map((group) => new Map(group.split('\n').map(fieldIn)))

const fieldIn = (line: string): readonly [string, string] => {
  const colon = line.indexOf(':')
  return [line.slice(0, Math.max(0, colon)).trim().toLowerCase(), line.slice(colon + 1).trim()]
}

/** An enhanced status code of a failure (RFC 3463). */
const STATUS_CODE = /(?<![\d.])([45])\.(\d{1,3})\.(\d{1,3})(?![\d.])/

/**
 * The codes which say that the mailbox or its host does not exist, or exists no longer. Codes that are not permanent
 * are left out: 5.1.7 and 5.1.8 (about the sender), 5.2.2 (a full mailbox), and 5.7.1. A foreign server says 5.7.1 of
 * an email that came through our provider, and mostly means the provider's address, the text or the sender. If 5.7.1
 * counted, one block list would end the emails of all readers at that server. (In a response of our own relay about a
 * recipient, it is permanent: see local/serving/relay/smtp-fault.ts.)
 */
const GONE: ReadonlySet<string> = new Set([
  '5.0.0',
  '5.1.0',
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.6',
  '5.1.9',
  '5.1.10',
  '5.2.1',
  '5.4.4',
])

/**
 * A code without meaning. Many servers write the true code only into `Diagnostic-Code`, which quotes the recipient's
 * server. Without a code there, the mailbox counts as gone.
 */
const UNSPECIFIED = '5.0.0'

const codeIn = (text = ''): string | undefined => STATUS_CODE.exec(text)?.[0]

const failureIn = (recipient: Fields): BounceKind | undefined => {
  if (!/^failed\b/i.test(recipient.get('action') ?? '')) return undefined
  const status = codeIn(recipient.get('status'))
  const code = status === UNSPECIFIED ? (codeIn(recipient.get('diagnostic-code')) ?? status) : status
  if (code === undefined) return undefined
  return GONE.has(code) ? 'gone' : 'passing'
}

/**
 * Reads a delivery report. Undefined for a delay, for a success, and for a text that is no report. Emails of this
 * service have one recipient, so the first failure is that recipient's.
 */
export const parseDeliveryReport = (report: string): BounceKind | undefined =>
  groupsIn(report)
    .slice(1)
    .map(failureIn)
    .find((failure) => failure !== undefined)
