import type { Here } from '../model/board-page.ts'
import { emailsLine } from '../panels/email-consent.ts'
import { type Part, html } from '../../kit/html.ts'
import { messages } from '../panels/messages.ts'
import { planMenu } from './takeback-panel.ts'
import { linkMenu, noteMenu } from './own-menus.ts'

/** The tab with what is the player's own: note, conditional moves, messages, link, emails. */
export const seatMenu = (here: Here): Part => [
  noteMenu(here),
  planMenu(here),
  messages(here),
  linkMenu(here),
  emailsLine(here),
  html`<p class="settings"><a href="${here.page.path}/settings">${here.context.texts.menu.settings}</a></p>`,
]
