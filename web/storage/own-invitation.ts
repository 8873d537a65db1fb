import { gameInToken, storedSeats } from './stored-seats.ts'

/**
 * Tells a creator who opens their own invitation so, if this browser has their link: the form is folded, and the button
 * leads to their page.
 */
export const markOwnInvitation = (page: ParentNode): void => {
  const notice = page.querySelector<HTMLElement>('[data-own-game]')
  const own = notice && storedSeats().find(({ token }) => gameInToken(token) === notice.dataset['ownGame'])
  if (!own) return
  const [button, fold, form] = [notice.querySelector('a'), notice.querySelector('details'), notice.nextElementSibling]
  button?.setAttribute('href', `/p/${own.token}`)
  if (form) fold?.append(form)
  notice.hidden = false
}
