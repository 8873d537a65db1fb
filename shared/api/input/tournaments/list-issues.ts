import { TOURNAMENT_ALLOWANCE } from '../../../tournament/model/tournament-limits.ts'
import type { Issue } from '../../values/issues.ts'
import type { ListColumn } from './list-columns.ts'
import type { ListFault, PlayerList } from './list-lines.ts'

/** What is wrong with the value of a column, in the English of the API. Pages have sentences in every language. */
const COLUMN_FAULTS: { readonly [C in ListColumn]: string } = {
  name: 'has a name that is too long, or has no letters',
  email: 'has an address to which no email can be sent',
  club: 'has a club that is too long',
  id: 'has an id that is too long',
  title: 'has a title that is too long',
  rating: 'has a rating that is too long',
  team: 'has a team that is too long',
  board: 'has a board that is no number of one',
  captain: 'says something about the captain that cannot be read',
  section: 'has a section that is too long',
}

/** The most characters of a value that a message repeats. */
const SHOWN = 40

const shortened = (value: string): string => {
  const characters = [...value]
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : value
}

const messageOf = (fault: ListFault): string => {
  switch (fault.code) {
    case 'column':
      return `${COLUMN_FAULTS[fault.column]}: ${shortened(fault.value)}`
    case 'heading':
      return `has an unknown heading: ${shortened(fault.value)}`
    case 'twice':
      return `names the same person as line ${fault.first}`
    case 'listed':
      return `has the name or address of ${fault.name}, whom the event has already`
    case 'cells':
      return 'has more cells than there are columns'
    case 'no-name':
      return 'has no name'
    case 'no-section':
      return 'has no section, as others have'
    case 'too-many':
      return `is one too many: a list has at most ${TOURNAMENT_ALLOWANCE.entrants} players`
  }
}

/** Returns the faults of a pasted list as issues of the field `path` of a request, each with the number of its line. */
export const listIssues = (path: string, faults: PlayerList['faults']): readonly Issue[] =>
  faults.map(({ line, fault }) => ({ path: `${path}.${line}`, message: messageOf(fault) }))
