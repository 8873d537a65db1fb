import { otherColour } from '../../../draughts/index.ts'
import { confirmFold } from './act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { hiddenField } from '../../kit/form-fields.ts'
import { type Part, html } from '../../kit/html.ts'

/**
 * Returns the forms with which a player mutes the other one, shows that player’s messages again, or reports them to the
 * operator. They are there as soon as the other player has written anything, also while the messages are hidden.
 */
export const muteForm = ({ context, table, page }: BoardContext): Part => {
  const { own, path } = page
  if (!own || !(own.isMuted || own.hasMessages)) return false
  const { mute } = context.texts.seat
  const name = table.names[otherColour(table.seat ?? 'black')]
  return html`${own.isMuted && html`<p class="quiet">${mute.isOn(name)}</p>`}
    <form method="post" action="${path}/own" class="press">
      ${hiddenField('muted', own.isMuted ? 0 : 1)}<button>${own.isMuted ? mute.end(name) : mute.begin(name)}</button>
    </form>
    ${own.report === 'sent' && html`<p class="quiet">${mute.reported}</p>`}${
      own.report === 'possible' &&
      confirmFold(
        mute.report,
        mute.reportHint(name),
        html`<form method="post" action="${path}/report"><button>${mute.reportYes}</button></form>`,
      )
    }`
}
