import { storedSeats } from './stored-seats.ts'

/** Matches the game's id in a token of a seat, after its purpose and the name of its key. */
const GAME = /^..(.{12})/

/**
 * Tells a creator who opens their own invitation so, if this browser has their link: the form is folded, and the button
 * leads to their page.
 */
export const markOwnInvitation = (page: ParentNode): void => {
  const notice = page.querySelector<HTMLElement>('[data-own-game]')
  const own = notice && storedSeats().find(({ token }) => GAME.exec(token)?.[1] === notice.dataset['ownGame'])
  if (!own) return
  const [button, fold, form] = [notice.querySelector('a'), notice.querySelector('details'), notice.nextElementSibling]
  button?.setAttribute('href', `/p/${own.token}`)
  if (form) fold?.append(form)
  notice.hidden = false
}
