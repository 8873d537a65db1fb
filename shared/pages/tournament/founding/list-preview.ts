import type { ListFault, ListLine, PlayerList } from '../../../api/input/tournaments/list-lines.ts'
import { TOURNAMENT_ALLOWANCE } from '../../../tournament/model/tournament-limits.ts'
import type { TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import { isRoundRobin } from '../../../tournament/model/words.ts'
import { gamesPerPair } from '../../../tournament/pairing/pair-players.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import type { EventContext } from '../model/event-context.ts'

/** So many faults stand above the list, each with the way to its line. In a longer list the lines show the others. */
const MOST_NAMED = 30

/** How many games a list of players makes, and how many each plays. */
type ListSize = { readonly players: number; readonly games: number; readonly each: number }

/** A list as it was read. `size`: undefined where not all play all. */
export type ListPreview = { readonly list: PlayerList; readonly size?: ListSize; readonly sections: number }

/** Returns how a list was read, and how many games it makes. `agreed`: undefined while the terms have faults. */
export const previewOf = (list: PlayerList, isPlaying: boolean, agreed: TournamentTerms | undefined): ListPreview => {
  const sections = new Set(list.players.map(({ section }) => section)).size
  const players = list.players.length + (isPlaying ? 1 : 0)
  const isCounted = agreed !== undefined && isRoundRobin(agreed.format) && sections < 2 && players > 1
  const each = isCounted ? (players - 1) * gamesPerPair(agreed) : 0
  return { list, sections, ...(isCounted && { size: { players, games: (players * each) / 2, each } }) }
}

/** Returns why a line cannot be read. */
const faultText = ({ words }: EventContext, fault: ListFault): string => {
  const { faults } = words.newTournament
  switch (fault.code) {
    case 'column':
      return fault.column === 'email'
        ? faults.email(fault.value)
        : faults.unread(faults.columns[fault.column], fault.value)
    case 'heading':
      return faults.heading(fault.value)
    case 'twice':
      return faults.twice(fault.first)
    case 'listed':
      return faults.listed(fault.name)
    case 'cells':
      return faults.cells
    case 'no-name':
      return faults.noName
    case 'no-section':
      return faults.noSection
    case 'too-many':
      return faults.tooMany(TOURNAMENT_ALLOWANCE.entrants)
  }
}

const lineRow = (context: EventContext, line: ListLine): Html => {
  const number = html`<span>${line.line}</span>`
  if ('fault' in line)
    return html`<li id="line-${line.line}" class="fault" tabindex="-1">
      ${number}<span class="fault">${line.text}: ${faultText(context, line.fault)}</span>
    </li>`
  const { name, email, club, id, title, rating, team, board, section } = line.player
  const details = [section, team, board, club, id, rating].filter((each) => each !== undefined).join(', ')
  return html`<li>
    ${number}<span
      >${title !== undefined && `${title} `}${name}${details !== '' && html` <span class="quiet">${details}</span>`}</span
    ><span class="quiet">${email ?? context.words.newTournament.noAddress}</span>
  </li>`
}

/** Returns the list as it was read, line by line with the numbers of the paste, and first what is to be mended. */
export const listPreview = (context: EventContext, { list, size, sections }: ListPreview): Part => {
  const { newTournament } = context.words
  const { lines, faults } = list
  const counts = [
    newTournament.lines(lines.length),
    ...(faults.length > 0 ? [newTournament.toMend(faults.length)] : []),
  ]
  return html`<section id="read">
    <div class="heading">
      <h2>${newTournament.read}</h2>
      <p class="quiet">${counts.join(', ')}</p>
    </div>
    ${
      faults.length > 0 &&
      html`<div class="card fault" role="alert">
        ${faults.slice(0, MOST_NAMED).map(({ line, fault }) => html`<p><b>${newTournament.line(line)}:</b> ${faultText(context, fault)}. <a href="#line-${line}" data-line="${line}">${newTournament.goTo(line)}</a></p>`)}
      </div>`
    }
    <ol class="list-lines">
      ${lines.map((line) => lineRow(context, line))}
    </ol>
    <p class="quiet" data-read>
      ${size && `${newTournament.size(size.players, size.games, size.each)} `}${sections > 1 && newTournament.sections(sections)}
    </p>
  </section>`
}
