import type { Log } from '../../shared/service/ports/ports.ts'

/** A pattern with the @ in it would look for one from each character of a long word. */
const WORD = /[^\s"'<>()[\]:;,]+/g
const withoutAddress = (word: string): string => (word.slice(1, -1).includes('@') ? '[address]' : word)

/** As long as a proof, except UUIDs (AWS's request ids) and names of errors. */
const TOKEN =
  /(?<![\w-])(?!\w{8}-\w{4}-\w{4}-\w{4}-\w{12}(?![\w-])|[A-Z][A-Za-z]+(?:Exception|Error)(?![\w-]))[\w-]{32,}/g

/** The last guard against addresses and tokens. */
export const masked = (text: string): string => text.replaceAll(WORD, withoutAddress).replaceAll(TOKEN, '[token]')

type Facts = Readonly<Record<string, string | number | boolean>>

const maskedFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? masked(fact) : fact]),
  )

const toStdout = (line: string): void => void process.stdout.write(line)

/** One line of JSON an event; the runtime adds the time. */
export const jsonLog =
  (write: (line: string) => void = toStdout): Log =>
  (level, message, facts = {}) =>
    write(`${JSON.stringify({ ...maskedFacts(facts), level, message: masked(message) })}\n`)
