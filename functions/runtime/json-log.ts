import type { Logger } from '../../shared/service/runtime/logger.ts'

/**
 * Matches one word, in which the code then looks for an @. A pattern with the @ would look for it from each character
 * of a long word.
 */
const WORD = /[^\s"'<>()[\]:;,]+/g
const withoutAddress = (word: string): string => (word.slice(1, -1).includes('@') ? '[address]' : word)

/** Anything as long as the HMAC of a token (32 characters), except UUIDs (AWS's request ids) and names of errors. */
const TOKEN =
  /(?<![\w-])(?!\w{8}-\w{4}-\w{4}-\w{4}-\w{12}(?![\w-])|[A-Z][A-Za-z]+(?:Exception|Error)(?![\w-]))[\w-]{32,}/g

/** Redacts email addresses and tokens in a text. It is a last guard: callers pass neither. */
export const maskSecrets = (text: string): string => text.replaceAll(WORD, withoutAddress).replaceAll(TOKEN, '[token]')

type Facts = Readonly<Record<string, string | number | boolean>>

const maskedFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? maskSecrets(fact) : fact]),
  )

const toStdout = (line: string): void => void process.stdout.write(line)

/** Returns a log that writes one line of JSON for each event. Lambda's runtime adds the time. */
export const jsonLog =
  (write: (line: string) => void = toStdout): Logger =>
  (level, message, facts = {}) =>
    write(`${JSON.stringify({ ...maskedFacts(facts), level, message: maskSecrets(message) })}\n`)
