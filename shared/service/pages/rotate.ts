import { failedPage } from '../../pages/error.ts'
import { refusalText } from '../../texts/index.ts'
import type { Response } from '../http.ts'
import { type Desk, contextOf, openLink, unknownLink } from './desk.ts'
import { privatePage, seeOther } from './reply.ts'
import { rotateLink } from '../rotate.ts'

/** `POST /p/{token}/rotate`: the link is made anew, the old one is dead, and its holder is sent on to the new one. */
export const rotateOwnLink = async (desk: Desk, token: string): Promise<Response> => {
  const { service, request } = desk
  const opened = await openLink(desk, token)
  if (!opened) return unknownLink(desk)
  const rotated = await rotateLink(service, opened.id, token, request.receivedAt)
  if (rotated.kind === 'made') return seeOther(`/p/${rotated.link.token}`)
  if (rotated.kind === 'refused') return unknownLink(desk)
  const context = contextOf(desk)
  return privatePage(503, failedPage(context, refusalText(context.texts, { code: 'try-again' })))
}
