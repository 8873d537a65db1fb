import { aboutTab } from './about-tab.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type Choice, TABS, type Tab, choiceQuery } from '../../board/choice.ts'
import { eventList } from '../history/event-list.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { seatMenu } from '../menu/seat-menu.ts'
import { moveList } from '../history/move-list.ts'
import { analysisLook } from '../../analysis/analysis-query.ts'

const mine = (here: BoardContext): Part => {
  const { you } = here.page.view
  if (you === null) return false
  return you.role === 'arbiter' ? here.page.arbiterPanel?.(here) : seatMenu(here)
}

const INSIDE: Readonly<Record<Tab, (here: BoardContext, choice: Choice) => Part>> = {
  moves: moveList,
  events: eventList,
  mine,
  about: aboutTab,
}

const tabsOf = ({ page }: BoardContext): readonly Tab[] =>
  TABS.filter((tab) => tab !== 'mine' || page.view.you !== null)

/** Returns the tab that the address names. Otherwise an arbiter sees their acts, and others the moves. */
export const openTab = (here: BoardContext, { tab }: Choice): Tab => {
  const { view } = here.page
  if (tab !== undefined && tabsOf(here).includes(tab)) return tab
  return view.you?.role === 'arbiter' ? 'mine' : 'moves'
}

/** Returns the tabs below the board, with the content of the open one. */
export const gameTabs = (here: BoardContext, choice: Choice): Html => {
  const { texts } = here.context
  const open = openTab(here, choice)
  const { page } = here
  const role = page.view.you?.role === 'arbiter' ? 'arbiter' : 'mine'
  // The moves and the events are scrolled in regions of their own.
  const name = texts.tabs[open === 'mine' ? role : open]
  const region = (open === 'mine' || open === 'about') && html`role="region" aria-label="${name}"`
  return html`<nav class="tabs" aria-label="${texts.tabs.title}">
      ${tabsOf(here).map((tab) => {
        const query = choiceQuery({ ...choice, tab })
        const count = tab === 'events' ? page.events.length : 0
        return html`<a data-go href="${page.path}${query}" ${tab === open && html`aria-current="page"`}
          >${texts.tabs[tab === 'mine' ? role : tab]}${count > 0 && html` <span class="count">${count}</span>`}</a
        >`
      })}<a href="${page.path}/try${choiceQuery(analysisLook(choice))}">${texts.tabs.try}</a>
    </nav>
    <div class="tab ${open}" ${region}>${INSIDE[open](here, choice)}</div>`
}
