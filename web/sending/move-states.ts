import { sending as words, settled } from '#words'

/** A chosen move after its button was pressed. */
export type MoveState = {
  readonly kind: 'sending' | 'failed' | 'waiting' | 'changed' | 'sent'
  /** The move as people write it, and as its form has it. */
  readonly move: string
  readonly full: string
  readonly ply: number
  /** Why it was not sent. */
  readonly why?: string
  /** When it was sent, by this device's clock. */
  readonly at?: Date
  /** Whether the page has been drawn with the sent move. */
  readonly isSeen?: boolean
}

/**
 * The style of these states. It is in this part of the script, because it is not needed before a press. The ring turns
 * only if the answer takes longer than most do.
 */
const STYLE = `
.act [data-state] #play{min-width:0}.act [data-state] #play button{min-width:0;white-space:normal;line-height:1.15}
.act .off,.act .off:hover{border-color:transparent;background:none;color:var(--quiet);cursor:default}
.act .busy::before{content:"";flex:none;width:1rem;height:1rem;margin-inline:-1.75rem .75rem;border:2px solid;border-inline-start-color:transparent;border-radius:50%;opacity:0;animation:turn 1s linear infinite,appear 0s .4s forwards}
@keyframes turn{to{rotate:1turn}}@keyframes appear{to{opacity:1}}
@media (prefers-reduced-motion:reduce){.act .busy::before{display:none}}
.act .told{display:flex;align-items:center;gap:.6rem;min-height:2.875rem;padding-inline-start:.75rem;font-weight:700}
.act .told:focus{outline:0}.act .told svg{flex:none;width:1.25rem;height:1.25rem;fill:none;stroke:currentColor;stroke-width:2}.act .sent{padding:0;color:var(--go)}
.message textarea:read-only{background:none;color:var(--quiet)}
`

const CLOUD =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7 5a5 5 0 0 1 7.6 3.2A3.6 3.6 0 0 1 16.8 14M4.9 7.6A4 4 0 0 0 5.5 15.5h7.8M2 2l16 16"/></svg>'
const TICK = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3.5 10.5l4 4 9-9"/></svg>'

const addStyle = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  document.adoptedStyleSheets.push(sheet)
}
try {
  addStyle()
} catch {
  // An older browser shows the words without it.
}

const element = (name: string, text: string, className = ''): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  made.className = className
  return made
}

/** Returns a sentence with the move, or a whole sentence, in bold. */
const bold = (sentence: string, strong = sentence): readonly (string | Node)[] => {
  const [before = '', ...after] = sentence.split(strong)
  return [before, element('b', strong), after.join(strong)]
}

/** Returns whether the clock of the side to move runs: no pause or leave stops it. */
export const isClockRunning = (): boolean => document.querySelector('.strip.turn:not(.stopped) [data-left]') !== null

/** Returns what stands below the heading. */
const lineOf = ({ kind, move, why = '' }: MoveState): readonly (string | Node)[] => {
  switch (kind) {
    case 'sending':
      return bold(words.busy(move), move)
    case 'failed':
      return [...bold(settled.dropped(move)), ` ${why}`]
    case 'waiting':
      return [...bold(words.waits(move), move), ' ', ...(isClockRunning() ? bold(words.clock) : [])]
    case 'changed':
      return [...bold(settled.dropped(move), move), ` ${settled.movedOn}`]
    case 'sent':
      return []
  }
}

/** A line in the place of the button. It can have the focus, which stays in its place. */
const toldLine = (text: string, icon: string, className: string): HTMLElement => {
  const line = element('p', text, className)
  line.tabIndex = -1
  line.insertAdjacentHTML('afterbegin', icon)
  return line
}

/** Whether the focus is on the line that has replaced the button, or was before the page was drawn again. */
let isFocused = false

const replaceButton = (form: HTMLFormElement, button: HTMLButtonElement): void => {
  const line = toldLine(words.goes, CLOUD, 'told')
  isFocused = document.activeElement === button || (isFocused && document.activeElement === document.body)
  button.hidden = true
  form.append(line)
  if (isFocused) line.focus({ preventScroll: true })
}

const labelOf = ({ kind, move }: MoveState): string => {
  if (kind === 'changed') return words.show
  return kind === 'sending' ? words.busy(move) : words.again(move)
}

const drawRow = (state: MoveState, form: HTMLFormElement, undo: HTMLElement | null): void => {
  const button = form.querySelector('button')
  const isBusy = state.kind === 'sending'
  undo?.classList.toggle('off', isBusy)
  undo?.setAttribute('aria-disabled', String(isBusy))
  undo?.toggleAttribute('hidden', state.kind === 'changed')
  if (!button) return
  const line = form.querySelector('.told')
  const hasFocus = line !== null && document.activeElement === line
  line?.remove()
  button.hidden = false
  // The button stays the same element and is not disabled, so it keeps the focus.
  if (hasFocus) button.focus({ preventScroll: true })
  button.classList.toggle('busy', isBusy)
  button.setAttribute('aria-disabled', String(isBusy))
  if (state.kind === 'waiting') replaceButton(form, button)
  else button.textContent = labelOf(state)
}

const timeOf = (at: Date): string =>
  at.toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' })

/** Draws when the move was sent, in the row that is empty until the next turn. */
const drawSent = ({ at = new Date() }: MoveState, act: Element): void => {
  const row = element('div', '', 'bar')
  const line = toldLine(words.sentAt(timeOf(at)), TICK, 'told sent')
  row.dataset['state'] = 'sent'
  row.append(line)
  act.append(row)
}

export type DrawnState =
  /** The page shows it. */
  | 'drawn'
  /** The page no longer has the button of the move. */
  | 'absent'

/** Draws a state over the row of the chosen move, in the same place. Nothing changes if it is drawn already. */
export const drawState = (state: MoveState): DrawnState => {
  const act = document.querySelector('#live-act')
  const field = document.querySelector<HTMLTextAreaElement>('#message')
  if (field) field.readOnly = state.kind === 'sending'
  if (state.kind === 'sent') {
    if (act?.childElementCount === 0) drawSent(state, act)
    return act?.querySelector('[data-state=sent]') ? 'drawn' : 'absent'
  }
  const form = document.querySelector<HTMLFormElement>('#play')
  const row = form?.closest<HTMLElement>('.bar')
  if (!form || !row || form.querySelector<HTMLInputElement>('[name=move]')?.value !== state.full) return 'absent'
  if (row.dataset['state'] === state.kind) return 'drawn'
  row.dataset['state'] = state.kind
  document.querySelector('#live-status .news')?.replaceChildren(...lineOf(state))
  drawRow(state, form, row.querySelector('a'))
  return 'drawn'
}
