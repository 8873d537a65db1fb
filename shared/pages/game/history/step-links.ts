import type { Texts } from '../../../texts/index.ts'
import { type Html, html } from '../../kit/html.ts'

const ICONS = {
  first: 'M4 4h2v12H4zM16 4v12l-9-6z',
  back: 'M14 4v12L5 10z',
  next: 'M6 4v12l9-6z',
  last: 'M14 4h2v12h-2zM4 4v12l9-6z',
  turn: 'M6 3 2.5 7H5v9h2V7h2.500zM14 17l3.500-4H15V4h-2v9h-2.500z',
} as const

export const stepIcon = (name: keyof typeof ICONS): Html =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${ICONS[name]}" /></svg>`

/**
 * Returns one of the four links that step through the moves. Without an address it cannot be pressed, but it stays in
 * its place and keeps the focus.
 */
export const stepLink = (
  { replay }: Pick<Texts, 'replay'>,
  name: 'first' | 'back' | 'next' | 'last',
  address: string | undefined,
): Html =>
  address !== undefined
    ? html`<a
        id="${name}"
        data-go
        ${!address.startsWith('/p/') && html`rel="nofollow"`}
        href="${address}"
        aria-label="${replay[name]}"
        >${stepIcon(name)}</a
      >`
    : html`<a id="${name}" role="link" tabindex="-1" aria-disabled="true" aria-label="${replay[name]}"
        >${stepIcon(name)}</a
      >`
