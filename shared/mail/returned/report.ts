/** `gone`: the mailbox will never take an email. `passing`: this one did not arrive, the next one may. */
export type Failure = 'gone' | 'passing'

type Fields = ReadonlyMap<string, string>

/** RFC 3464: groups of fields with empty lines between; the first is of the email, the others of a recipient each. */
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

/** RFC 3463. */
const CODE = /(?<![\d.])([45])\.(\d{1,3})\.(\d{1,3})(?![\d.])/

/**
 * No such mailbox, no such host, or no more. Not 5.1.7 and 5.1.8, which are about the sender; a mailbox that is full is 5.2.2. Not 5.7.1 either, though
 * a relay's own answer of it about a recipient is for good (local/serving/smtp.ts): here a strange server has said it of an email that came from our provider, and mostly
 * means that provider's address, the text or the sender. One block list would end the emails of all readers at that server.
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

/** A code that says nothing: many servers write the true one only into what the other side answered. */
const UNTOLD = '5.0.0'

const codeIn = (text = ''): string | undefined => CODE.exec(text)?.[0]

const failureIn = (recipient: Fields): Failure | undefined => {
  if (!/^failed\b/i.test(recipient.get('action') ?? '')) return undefined
  const status = codeIn(recipient.get('status'))
  const code = status === UNTOLD ? (codeIn(recipient.get('diagnostic-code')) ?? status) : status
  if (code === undefined) return undefined
  return GONE.has(code) ? 'gone' : 'passing'
}

/** Undefined for a delay, a success, and what is no report. An email of ours has one recipient. */
export const readReport = (report: string): Failure | undefined =>
  groupsIn(report)
    .slice(1)
    .map(failureIn)
    .find((failure) => failure !== undefined)
