import type { Log } from '../../shared/service/ports.ts'

/** One pass: a pattern with the @ in it would look for one from every character of a long word. */
const WORD = /[^\s"'<>()[\]:;,]+/g
const withoutAddress = (word: string): string => (word.slice(1, -1).includes('@') ? '[address]' : word)

/** At least as long as a proof, except UUIDs (AWS's request ids) and the names of errors. */
const TOKEN =
  /(?<![\w-])(?!\w{8}-\w{4}-\w{4}-\w{4}-\w{12}(?![\w-])|[A-Z][A-Za-z]+(?:Exception|Error)(?![\w-]))[\w-]{32,}/g

/** The last guard: replaces what looks like an address or a token. */
export const masked = (text: string): string => text.replaceAll(WORD, withoutAddress).replaceAll(TOKEN, '[token]')

type Facts = Readonly<Record<string, string | number | boolean>>

const maskedFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? masked(fact) : fact]),
  )

const toStdout = (line: string): void => void process.stdout.write(line)

/** One JSON line per event: `{level, message, ...facts}`. The runtime adds the time. */
export const jsonLog =
  (write: (line: string) => void = toStdout): Log =>
  (level, message, facts = {}) =>
    write(`${JSON.stringify({ ...maskedFacts(facts), level, message: masked(message) })}\n`)
