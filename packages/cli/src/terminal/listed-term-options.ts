import { LISTED_TERMS, type ListedTermName, OFFERED_TERM_NAMES } from '../../../../shared/game/model/listed-terms.ts'
import { type CommandContext, type CommandOption, textOption } from './command.ts'

const HELP: Readonly<Record<ListedTermName, string>> = {
  drawOffersFrom: 'the first own move at which a draw may be offered',
  engines: 'whether programs may help the players; nobody checks it',
  tables: 'whether wins and draws may be claimed by the endgame table; English draughts alone',
}

const optionName = (term: ListedTermName): string => term.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

const placeholderOf = (name: ListedTermName): string => {
  const term = LISTED_TERMS[name]
  return term.kind === 'number' ? 'N' : term.words.join('|')
}

/** The options of commands that offer games: one for each term that may be left out. */
export const LISTED_TERM_OPTIONS: Readonly<Record<string, CommandOption>> = Object.fromEntries(
  OFFERED_TERM_NAMES.map((name) => [
    optionName(name),
    { type: 'string', placeholder: placeholderOf(name), help: HELP[name] },
  ]),
)

/**
 * Returns the value of a term for the API. Where a number is needed, any other text is sent as it is: the service
 * refuses it.
 */
const termValue = (name: ListedTermName, text: string): string | number =>
  LISTED_TERMS[name].kind === 'number' && /^\d+$/.test(text) ? Number(text) : text

/** Returns the fields of a request's body for the terms whose options are set. */
export const listedTermFields = (context: CommandContext): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    OFFERED_TERM_NAMES.flatMap((name) => {
      const text = textOption(context, optionName(name))
      return text === undefined ? [] : [[name, termValue(name, text)]]
    }),
  )
