import type { Here } from '../acts.ts'
import { emailsLine } from '../emails.ts'
import { type Part, html } from '../html.ts'
import { messages } from '../said.ts'
import { planMenu } from './moves.ts'
import { linkMenu, noteMenu } from './own.ts'

export const seatMenu = (here: Here): Part => [
  noteMenu(here),
  planMenu(here),
  messages(here),
  linkMenu(here),
  emailsLine(here),
  html`<p class="settings"><a href="${here.page.path}/settings">${here.context.texts.menu.settings}</a></p>`,
]
