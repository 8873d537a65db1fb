import type { BoardContext } from '../model/board-page.ts'
import { emailStatusLine } from './email-consent-card.ts'
import { type Part, html } from '../../kit/html.ts'
import { messageList } from './message-list.ts'
import { planMenu } from './takeback-panel.ts'
import { linkMenu, noteMenu } from './link-menu.ts'

/** Returns the tab with what is the player's own: note, conditional moves, messages, link, emails. */
export const seatMenu = (here: BoardContext): Part => [
  noteMenu(here),
  planMenu(here),
  messageList(here),
  linkMenu(here),
  emailStatusLine(here),
  html`<p class="settings"><a href="${here.page.path}/settings">${here.context.texts.menu.settings}</a></p>`,
]
