import type { Role } from '../game/words.ts'
import { type Handled, handle } from './handle.ts'
import { type Link, seatLink } from './links.ts'
import type { GameId } from './ports.ts'
import { roleIn } from './reader.ts'
import type { Service } from './service.ts'

/** What came of it: the new link, or why there is none. */
export type Rotated = { readonly kind: 'made'; readonly link: Link } | Exclude<Handled, { kind: 'done' }>

/** The link of whoever holds this token is made anew, and the old one is dead. The arbiter's too. */
export const rotateLink = async (service: Service, id: GameId, token: string, now: number): Promise<Rotated> => {
  let role: Role | undefined
  const handled = await handle(
    service,
    id,
    (loaded) => {
      role = roleIn(service.seal, id, loaded, token)
      return role ? { type: 'rotate-link', by: role, ply: 0 } : { code: 'not-found' }
    },
    now,
  )
  if (handled.kind !== 'done') return handled
  return role
    ? { kind: 'made', link: seatLink(service, role, id, handled.loaded.game) }
    : { kind: 'refused', refusal: { code: 'not-found' } }
}
