import { durationText } from '../../../texts/index.ts'
import { listedTermTexts } from '../../../texts/sentences/listed-terms-text.ts'
import { weekendZone } from '../../../texts/sentences/other-terms-text.ts'
import { programsTexts } from '../../../texts/sentences/programs-text.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { drawnLots } from './match-line.ts'
import { type Choice, choiceQuery } from '../../board/choice.ts'
import { watchLinkFold } from '../../kit/copyable-field.ts'
import { positionInWords } from '../model/position-in-words.ts'
import { exportLinks } from '../history/export-links.ts'
import { durationOrZero } from '../../../api/values/iso.ts'
import { gameClockText } from '../history/terms.ts'

const facts = ({ context, table }: BoardContext): readonly (readonly [string, string])[] => {
  const { texts } = context
  const { about } = texts
  const { clock, strictness, noShow, arbiter } = table.view
  const leave =
    table.seat === null || clock.leaveLeft === null ? undefined : durationOrZero(clock.leaveLeft[table.seat])
  return [
    [about.clock, gameClockText(texts, table.view)],
    ...(clock.weekends === undefined
      ? []
      : [[about.weekends, about.weekendsOff(weekendZone(texts.locale, clock.weekends, table.view))] as const]),
    ...(leave === undefined || leave === 0 ? [] : [[about.leave, durationText(texts, leave)] as const]),
    ...(strictness === 'laws' ? [[about.strictness, about.laws] as const] : []),
    ...(noShow === 'loss' ? [[about.firstMoves, about.noShow] as const] : []),
    ...listedTermTexts(texts, table.view),
    ...(arbiter === null ? [] : [[about.arbiter, arbiter] as const]),
  ]
}

/** Returns which board of which tournament this is, with the way to its table, and where a player reads decisions. */
const ofTournament = ({ context, table: { view, seat } }: BoardContext): Part => {
  const { menu } = context.texts
  const { tournament } = view
  return (
    tournament &&
    html`<dt>${menu.tournament}</dt>
      <dd>
        <a href="/t/${tournament.id}">${menu.boardOf(tournament.board)}</a
        >${seat !== null && html`<br />${menu.rulings}`}
      </dd>`
  )
}

const isTimed = ({ table: { seat, view } }: BoardContext): boolean => seat !== null && view.deadline !== null

/** Returns the tab with the rules of this game, the position, and links. */
export const aboutTab = (here: BoardContext, choice: Choice): Html => {
  const { context, table, page } = here
  const { texts } = context
  const all = choice.numbers === 'all'
  const numbers = `${page.path}${choiceQuery({ ...choice, numbers: all ? undefined : 'all' })}`
  return html`<dl>
      <dt>${texts.site.rules}</dt>
      <dd><a href="/rules/${table.view.rules}">${texts.rules[table.view.rules]}</a></dd>
      ${ofTournament(here)}${facts(here).map(
        ([term, description]): Part =>
          html`<dt>${term}</dt>
            <dd>${description}</dd>`,
      )}
    </dl>
    ${programsTexts(texts, table.view).map((text) => html`<p>${text}.</p>`)}${drawnLots(here)}
    <p><a data-go href="${numbers}">${all ? texts.about.fewerNumbers : texts.about.allNumbers}</a></p>
    ${isTimed(here) && html`<p><a href="${page.path}/settings#calendar">${texts.about.calendar}</a></p>`}${positionInWords(texts, table)}
    <p><a href="/without-sight">${texts.typed.page}</a></p>
    <p class="fen"><b>FEN</b> <code>${page.moment.fen}</code></p>
    ${watchLinkFold(texts, page.watchUrl)}${page.view.endedAt === null && exportLinks(here, choice)}`
}
