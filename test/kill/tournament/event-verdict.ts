import { type PlayedGame, referencePlaces } from '../../tournament/reference-standings.ts'
import { addressOf, eventEmails } from './mailbox.ts'
import { type EventOutcome, killsOf } from './run-event.ts'

/** What an event does with so many presses: found, send, start. */
const MOST_PRESSES = 3

/** Returns the figures of an event, in one line. */
export const eventFigures = (outcome: EventOutcome): string => {
  const { terms, acts, names, boards, moves, came, cutOff, idleKills, duplicates, seconds } = outcome
  return [
    `${killsOf(terms)} kills (${idleKills} of them after the end) in ${Math.round(seconds)} s (seed ${terms.seed})`,
    `${names.length} players, ${boards.length} games, ${acts.presses.length} presses of the secretary (${acts.presses.join(', ')})`,
    `${moves.all} moves, ${moves.onPages} of them on pages and ${moves.byEmail} by email`,
    `${cutOff} requests cut off, ${duplicates} moves and acts were sent twice`,
    `${came.length} emails, ${eventEmails(came).length} of them about the event, ${came.length - new Set(came.map(({ id }) => id)).size} came twice`,
  ].join('; ')
}

/** Who gets which email about the event, once each. */
const duesOf = ({ names, secretary }: EventOutcome): readonly string[] => [
  `confirm to ${secretary}`,
  `final-report to ${secretary}`,
  ...names.flatMap((name) => ['invitation', 'begun', 'final-report'].map((kind) => `${kind} to ${addressOf(name)}`)),
]

/** The emails that are sent unless a kill has delayed them until the event had begun, which tells the same. */
const overtakenOf = ({ names }: EventOutcome): readonly string[] => names.map((name) => `entered to ${addressOf(name)}`)

/** Returns what is wrong with the emails: lost, not called for, or sent twice though no kill came between. */
const emailFaults = (outcome: EventOutcome): readonly string[] => {
  const dues = new Set(duesOf(outcome))
  const usual = overtakenOf(outcome)
  const came = Map.groupBy(eventEmails(outcome.came), ({ kind, to }) => `${kind} to ${to}`)
  const copies = [...came].filter(([, mails]) => mails.length > 1)
  return [
    ...[...dues].filter((due) => !came.has(due)).map((due) => `the email ${due} is lost`),
    ...(usual.filter((each) => !came.has(each)).length > outcome.terms.kills.entering
      ? ['more emails about an entry are missing than kills explain']
      : []),
    ...[...came.keys()]
      .filter((due) => !dues.has(due) && !usual.includes(due))
      .map((due) => `nothing called for the email ${due}`),
    ...copies
      .filter(([, mails]) => new Set(mails.map(({ life }) => life)).size < mails.length)
      .map(([due]) => `the email ${due} came twice, and no kill came between`),
    ...copies
      .filter(([, mails]) => new Set(mails.map(({ id }) => id)).size > 1)
      .map(([due, mails]) => `the email ${due} came again under another id: ${mails.map(({ id }) => id).join(', ')}`),
  ]
}

const byBooks = ({ books, boards, names }: EventOutcome): readonly PlayedGame[] =>
  boards.map(({ number, names: { black, white } }) => ({
    black: names.indexOf(black),
    white: names.indexOf(white),
    end: books.get(number) === null ? 'draw' : (books.get(number) ?? 'open'),
    gaveUp: false,
  }))

type Row = {
  readonly name: string
  readonly place: number
  readonly sums: readonly [points: number, wins: number, draws: number]
}

/** Returns the table as the players' own books give it, by another implementation of the rules. */
const tableOf = (outcome: EventOutcome): readonly Row[] => {
  const games = byBooks(outcome)
  const places = referencePlaces(outcome.names.length, games, true)
  return outcome.names.map((name, player) => {
    const own = games.filter(({ black, white }) => black === player || white === player)
    const wins = own.filter(({ black, end }) => end === (black === player ? 'black' : 'white')).length
    const draws = own.filter(({ end }) => end === 'draw').length
    return { name, place: places[player] ?? 0, sums: [2 * wins + draws, wins, draws] }
  })
}

const text = (value: unknown): string => JSON.stringify(value)

/** Returns where a table differs from the one of the players' books. */
const tableFaults = (outcome: EventOutcome): readonly string[] => {
  const { view, page, came, names } = outcome
  const own = tableOf(outcome)
  const shown = view.table.map(({ player, place, points, wins, draws }) => ({
    name: view.players.find(({ number }) => number === player)?.name,
    place,
    sums: [points, wins, draws],
  }))
  const sorted = (rows: readonly { readonly name?: string | undefined }[]): string =>
    text(rows.toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '')))
  const games = 2 * (names.length - 1)
  const onPage = own.map(({ name, sums: [points, wins] }) => text([name, `${games}`, `${points}`, `${wins}`]))
  const pageRows = page.map(([name = '', all = '', points = '', wins = '']) => text([name, all, points, wins]))
  const lines = own.map(({ name, place, sums: [points, wins, draws] }) => {
    const lost = games - wins - draws
    return [
      `${place}. ${name}`,
      `${points} point${points === 1 ? '' : 's'} (won ${wins}, drawn ${draws}, lost ${lost}).`,
    ]
  })
  const reports = eventEmails(came).filter(({ kind }) => kind === 'final-report')
  return [
    ...(sorted(shown) === sorted(own) ? [] : [`the table is ${sorted(shown)}, not ${sorted(own)}`]),
    ...(text(pageRows.toSorted()) === text(onPage.toSorted())
      ? []
      : [`the page has ${text(pageRows)}, not ${text(onPage)}`]),
    ...reports.flatMap(({ to, text: report }) =>
      lines
        .filter(([name = '', sums = '']) => !report.replaceAll(/\s+/g, ' ').includes(`${name}: ${sums}`))
        .map(([name]) => `the report to ${to} does not have the row of ${name}`),
    ),
  ]
}

/** Returns where boards, games and the record of all games differ from what the players were told. */
const boardFaults = ({ view, boards, books, storedGames, pdn, terms }: EventOutcome): readonly string[] => {
  const count = terms.players * (terms.players - 1)
  const ids = new Set(view.boards.map(({ game }) => game))
  const sites = new Set([...pdn.matchAll(/\[Site "[^"]*\/g\/(\w+)"\]/g)].map(([, id]) => id))
  return [
    ...(view.status === 'finished' ? [] : [`the event is ${view.status}`]),
    ...(view.games.all === count && view.games.over === count ? [] : [`games: ${text(view.games)}`]),
    ...(ids.size === count && boards.length === count ? [] : [`${ids.size} games at ${boards.length} boards`]),
    ...(storedGames.toSorted().join() === [...ids].toSorted().join() ? [] : [`${storedGames.length} games are stored`]),
    ...(sites.size === count ? [] : [`the PDN has ${sites.size} games`]),
    ...view.boards
      .filter(({ number, result }) => result === null || result.winner !== books.get(number))
      .map(
        ({ number, result }) => `board ${number} is ${text(result)}, and its players were told ${books.get(number)}`,
      ),
  ]
}

/** Returns all that is wrong with an event at its end. */
export const eventFaults = (outcome: EventOutcome): readonly string[] => {
  const { acts, terms, faults, forks, folder, forgotten, came, idleKills } = outcome
  const doubled = came.length - new Set(came.map(({ id }) => id)).size
  return [
    ...(acts.presses.length > MOST_PRESSES ? [`the secretary pressed ${acts.presses.length} times`] : []),
    // A test whose kills meet no work proves nothing.
    ...(idleKills > killsOf(terms) / 4 ? [`${idleKills} kills came after the end`] : []),
    ...faults,
    ...(forks > 0 ? [`${forks} versions have two successors`] : []),
    ...forgotten.map((what) => `${what} was acknowledged and is forgotten`),
    ...boardFaults(outcome),
    ...tableFaults(outcome),
    ...emailFaults(outcome),
    ...(folder.dead > 0 ? [`${folder.dead} messages were given up`] : []),
    ...folder.armed.map((id) => `game ${id} is over and has a timer`),
    ...(doubled > killsOf(terms) ? [`${doubled} emails came twice`] : []),
  ]
}
