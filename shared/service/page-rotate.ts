import type { Role } from '../game/words.ts'
import { failedPage } from '../pages/error.ts'
import { refusalText } from '../texts/index.ts'
import { handle } from './handle.ts'
import type { Response } from './http.ts'
import { seatLink } from './links.ts'
import { type Desk, contextOf, openLink, unknownLink } from './page-desk.ts'
import { privatePage, seeOther } from './page-reply.ts'
import { roleIn } from './reader.ts'

/** `POST /p/{token}/rotate`: the link is made anew, the old one is dead, and its holder is sent on to the new one. */
export const rotateLink = async (desk: Desk, token: string): Promise<Response> => {
  const { service, request } = desk
  const opened = await openLink(desk, token)
  if (!opened) return unknownLink(desk)
  let role: Role | undefined
  const handled = await handle(
    service,
    opened.id,
    (loaded) => {
      role = roleIn(service.seal, opened.id, loaded, token)
      return role ? { type: 'rotate-link', by: role, ply: 0 } : { code: 'not-found' }
    },
    request.receivedAt,
  )
  if (handled.kind === 'done' && role)
    return seeOther(`/p/${seatLink(service, role, opened.id, handled.loaded.game).token}`)
  if (handled.kind !== 'crowded') return unknownLink(desk)
  const context = contextOf(desk)
  return privatePage(503, failedPage(context, refusalText(context.texts, { code: 'try-again' })))
}
