/** The properties of an error of nodemailer; any of them may be missing. */
type SmtpFault = {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly response?: unknown
  readonly command?: unknown
}

/** Returns the error as an SMTP error, or an empty one if it is no object. */
export const smtpFaultIn = (error: unknown): SmtpFault => (typeof error === 'object' && error !== null ? error : {})

/**
 * Status codes (RFC 3463) of a mailbox that does not exist (5.1.x) or is disabled (5.2.1). Other 5.x may be about us.
 */
const GONE = /\b5\.(?:1\.[1236]|2\.1)\b/

/**
 * Returns whether the recipient accepts no email from us (RFC 3463, 5.7.1). Relays use the same status, even in reply
 * to `RCPT`, to refuse a text, a sender or a client; the words of the response tell these apart.
 */
const isForbidden = (responseCode: number, response: string, command: unknown): boolean =>
  command === 'RCPT TO' &&
  responseCode === 550 &&
  /\b5\.7\.1\b/.test(response) &&
  !/relay|sender|spam|authenti|client|block/i.test(response)

/** Commands whose response may be about the recipient. A response to any other command is about us. */
const RECIPIENT_COMMANDS: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/**
 * Returns whether the recipient will never accept an email from us, by the response to `RCPT` or at the end of the
 * message.
 */
export const isRecipientGone = (error: unknown): boolean => {
  const { responseCode, response, command } = smtpFaultIn(error)
  if (typeof responseCode !== 'number' || typeof response !== 'string' || !RECIPIENT_COMMANDS.has(command)) return false
  return (
    (responseCode >= 550 && responseCode < 560 && GONE.test(response)) || isForbidden(responseCode, response, command)
  )
}

/**
 * Status codes (RFC 3463) of a system that is full, accepts nothing, is misconfigured (x.3.x) or is congested (x.4.5).
 */
const SYSTEM_STATUS = /\b[45]\.(?:3\.[0125]|4\.5)\b/

/** Returns whether the error is about the relay itself: it is down, refuses us or our password, or asks for a pause. */
export const isRelayFault = (error: unknown): boolean => {
  const { responseCode, response, code, command } = smtpFaultIn(error)
  if (code === 'EAUTH' || code === 'ETLS' || responseCode === 421) return true
  // A response to `RCPT` may be about the recipient's system. If it counted, whoever names such addresses could delay
  // all other emails.
  if (typeof response === 'string' && command !== 'RCPT TO' && SYSTEM_STATUS.test(response)) return true
  return typeof responseCode !== 'number' || command === 'MAIL FROM' || command === 'CONN'
}
