import type { GameView } from '../../../api/views/game-view.ts'
import type { BoardMoment } from '../../../api/views/board-moment.ts'
import { type Colour, boardSize, otherColour, boardRows } from '../../../draughts/index.ts'
import { openingPlies } from '../../../game/board/move-number.ts'
import type { Duration } from '../../../game/model/words.ts'
import { directionOf } from '../../../texts/languages/languages.ts'
import { listedTermTexts } from '../../../texts/sentences/listed-terms-text.ts'
import { languageMenu } from '../../kit/foot.ts'
import { briefText, instantText } from '../../../texts/index.ts'
import type { SiteContext } from '../../kit/page-context.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { smallBoard } from '../../board/small-board.ts'
import { sprite } from '../../kit/sprite.ts'
import { type GameTable, endSentence, gameTable, moveNotation } from '../model/game-table.ts'
import { gameClockText } from './terms.ts'

/** What a score sheet shows. */
export type ScoreSheet = {
  readonly view: GameView
  readonly moment: BoardMoment
  /** The moves of the ballot, if there was one. */
  readonly ballot: readonly string[]
  /** The thinking time of each ply. */
  readonly took: readonly Duration[]
  /** The shown position in words. */
  readonly words: string
}

/** The most moves of a side that fit into two columns. More take three. */
const IN_TWO_COLUMNS = 40

/** Returns an instant in UTC, because two people in different time zones sign the same sheet. */
const dated = ({ texts }: SiteContext, iso: string): string => instantText(texts, Date.parse(iso), 'UTC', 'dated')

const facts = (context: SiteContext, { view, names }: GameTable): Html => {
  const { texts } = context
  const { sheet, game, newGame } = texts
  const { opening } = view
  const begun =
    opening.kind === 'free' ? [] : [newGame.openings[opening.kind === 'ballot' ? opening.deck : opening.kind]]
  const rows: readonly (readonly [string, string])[] = [
    [game.sides.black, names.black],
    [game.sides.white, names.white],
    [sheet.rules, [texts.rules[view.rules], ...begun].join(', ')],
    [sheet.clock, gameClockText(texts, view)],
    ...listedTermTexts(texts, view),
    [sheet.begun, dated(context, view.movedAt[0] ?? view.offeredAt)],
    [sheet.ended, view.endedAt === null ? sheet.notEnded : dated(context, view.endedAt)],
  ]
  return html`<dl>
    ${rows.map(
      ([term, description]): Part =>
        html`<div>
          <dt>${term}</dt>
          <dd>${description}</dd>
        </div>`,
    )}
  </dl>`
}

const cell = (table: GameTable, move: string, time?: string): Html =>
  html`<td><span>${moveNotation(table, move)}</span>${time !== undefined && html` <small>${time}</small>`}</td>`

const EMPTY_CELL = html`<td></td>`

/**
 * Returns the cells of the ballot's moves and of the players' moves. If the second side begins, the first cell is
 * empty.
 */
const cellsOf = ({ texts }: SiteContext, table: GameTable, { ballot, took }: ScoreSheet): readonly Html[] => [
  ...Array.from({ length: openingPlies(table.view) }, (_, ply) => {
    const { [ply]: move } = ballot
    return move === undefined ? EMPTY_CELL : cell(table, move)
  }),
  ...table.view.moves.map((move, ply) => cell(table, move, briefText(texts, took[ply] ?? 0))),
]

const moves = (context: SiteContext, table: GameTable, record: ScoreSheet): Html => {
  const { game, sheet } = context.texts
  const cells = cellsOf(context, table, record)
  const rows = Math.max(1, Math.ceil(cells.length / 2))
  const parts = rows > IN_TWO_COLUMNS ? 3 : 2
  const each = Math.ceil(rows / parts)
  const first = table.rules.begins
  const column = (from: number): Part =>
    html`<table>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${sheet.move}</span></th>
          <th scope="col">${game.sides[first]}</th>
          <th scope="col">${game.sides[otherColour(first)]}</th>
        </tr>
      </thead>
      <tbody>
        ${Array.from(
          { length: each },
          (_, n) =>
            html`<tr>
              <th scope="row">${from + n + 1}</th>
              ${cells[2 * (from + n)] ?? EMPTY_CELL}${cells[2 * (from + n) + 1] ?? EMPTY_CELL}
            </tr>`,
        )}
      </tbody>
    </table>`
  return html`<section class="${parts === 3 ? 'moves three' : 'moves'}" aria-label="${sheet.moves}">
    ${Array.from({ length: parts }, (_, part) => column(part * each))}
  </section>`
}

const resultOf = ({ texts: { sheet } }: SiteContext, { view }: GameTable): string => {
  if (!view.result) return sheet.open
  return view.result.winner === null ? sheet.draw : sheet.won(view.result.winner)
}

const end = (context: SiteContext, table: GameTable, { words }: ScoreSheet): Html => {
  const { sheet, game, seat } = context.texts
  const isOver = table.view.endedAt !== null
  const { columns } = boardSize(table.rules)
  return html`<section class="end">
    ${smallBoard(boardRows(table.rules, table.position), seat.labelled(game.size(columns), words), true)}
    <div>
      <p class="quiet">${sheet.result}</p>
      <h2>${resultOf(context, table)}</h2>
      ${isOver && html`<p>${endSentence(context.texts, table)}</p>`}
      <h3>${isOver ? sheet.position : sheet.positionNow}</h3>
      <p>${words}</p>
      <p class="quiet">${sheet.times}</p>
    </div>
  </section>`
}

const signatures = ({ texts: { sheet, game } }: SiteContext, { names }: GameTable): Html => {
  const line = (side: Colour): Part =>
    html`<p><span>${names[side]}, ${game.sides[side]}</span><span>${sheet.date}</span></p>`
  return html`<p>${sheet.right}</p>
    <div class="signatures">${line('black')}${line('white')}</div>`
}

/**
 * Returns the score sheet, `/g/{id}/sheet`, which both players sign (Laws of Checkers, Article 27.2). It has no script,
 * and prints the sheet only.
 */
export const scoreSheetPage = (context: SiteContext, record: ScoreSheet): string => {
  const { texts, assets, now } = context
  const { sheet, site } = texts
  const table = gameTable(texts, record.view, record.moment)
  const { markup } = html`<!doctype html>
    <html lang="${texts.locale}" dir="${directionOf(context.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${sheet.title} · ${table.names.black} – ${table.names.white}</title>
        <link rel="icon" href="${assets.icon}" type="image/svg+xml" />
        <link rel="stylesheet" href="${assets.print}" />
      </head>
      <body>
        ${sprite}
        <nav class="screen"><a href="/g/${record.view.id}">${sheet.back}</a>${languageMenu(context)}</nav>
        <main>
          <header>
            <h1><img src="${assets.icon}" alt="" width="40" height="40" />${sheet.title}</h1>
            <p>${site.tagline}<br />${sheet.game(record.view.id)}</p>
          </header>
          ${facts(context, table)}${moves(context, table, record)}${end(context, table, record)}
          ${signatures(context, table)}
        </main>
        <footer>${site.name}. ${sheet.printed(instantText(texts, now, 'UTC', 'dated'))}</footer>
      </body>
    </html>`
  return markup
}
