import { parseArgs } from 'node:util'
import type { CliCommand, CommandOption } from './command.ts'
import { UsageError } from './exit-codes.ts'

/** Node's sentences are about other things than what was typed: an unknown option is named, and no more. */
const parseFault = (name: string, error: unknown): unknown => {
  const { message = '', code } = error as { readonly message?: string; readonly code?: string }
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return new UsageError(`${name} has no option ${/'([^']+)'/.exec(message)?.[1] ?? ''}`)
  const isKnown = code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
  return isKnown ? new UsageError(message.replaceAll('\n', ' ')) : error
}

type Options = Readonly<Record<string, CommandOption>>

const parse = (name: string, words: readonly string[], options: Options) => {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, tokens: true })
  } catch (error) {
    throw parseFault(name, error)
  }
}

/** Returns the options and arguments of a command. Throws if they are not those that it takes. */
export const parseWords = (name: string, command: CliCommand, words: readonly string[], common: Options) => {
  const options: Options = { ...command.options, ...common }
  const { values, positionals, tokens } = parse(name, words, options)
  const given = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []))
  // The first of two values would be lost.
  const twice = given.find((each, at) => options[each]?.type === 'string' && given.indexOf(each) !== at)
  if (twice !== undefined && options[twice]?.multiple !== true) throw new UsageError(`--${twice} is given twice`)
  const { minArgs, maxArgs, synopsis } = command
  if (values['help'] === true || (positionals.length >= minArgs && positionals.length <= maxArgs))
    return { values, positionals }
  const isShort = positionals.length < minArgs
  const what = isShort ? 'something is missing' : `this is too much: ${positionals.slice(maxArgs).join(' ')}`
  throw new UsageError(`${what}; it is written: crownhead ${name} ${synopsis}`.trimEnd())
}
