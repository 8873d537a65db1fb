import { playerOf } from '../../game/model/game.ts'
import { decide } from '../../game/decide.ts'
import { deletedAt } from '../../game/time/retention.ts'
import { type Instant, type Role, SECOND } from '../../game/model/words.ts'
import { loadContact } from '../games/game-seat.ts'
import { addPreviousAddress } from '../notebook/previous-addresses.ts'
import { type HandleResult, refusalOf } from '../games/handle.ts'
import { derivedId } from '../credentials/ids.ts'
import { type Link, seatLink } from '../credentials/links.ts'
import { type Authorized, type UnverifiedLink, loadLink, verifiedPurpose } from '../access/authorize.ts'
import { rotationEntry } from '../notebook/entry-names.ts'
import { handleAuthorized } from '../access/handle-authorized.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'
import { parseToken, roleOf } from '../credentials/tokens.ts'

type Made = { readonly kind: 'made'; readonly link: Link }
type Refused = Exclude<HandleResult, { readonly kind: 'done' }>

/** `in-flight`: the request that replaced the link may still be running. */
export type RotationResult = Made | Refused | { readonly kind: 'in-flight' }

/** Returns why there is no new link. */
export const rotationRefusal = (
  rotated: Exclude<RotationResult, Made>,
): ReturnType<typeof refusalOf> | { readonly code: 'in-flight' } =>
  rotated.kind === 'in-flight' ? { code: rotated.kind } : refusalOf(rotated)

/** No function runs longer than this, so a request that has not noted its key by then never will. */
const LONGEST_REQUEST = 30 * SECOND

/**
 * Returns what is noted about a replaced link: how often the link has now been replaced (`epoch`), and a pseudonym of
 * the idempotency key and the old link.
 */
const rotationBy = ({ signer }: Service, epoch: number, key: string, token: string): string =>
  `${epoch}|${derivedId(signer, `rotated|${key}|${token}`, 16)}`

const isInFlight = ({ stored, game }: LoadedGame, role: Role, noted: string | undefined, now: Instant): boolean => {
  const last = stored.log.findLast((event) => event.type === 'link-rotated' && event.by === role)
  return (
    last?.type === 'link-rotated' &&
    now - last.at < LONGEST_REQUEST &&
    noted?.startsWith(`${game.epochs[role]}|`) !== true
  )
}

/**
 * Returns the link that an earlier request with the same idempotency key and the old link made, because its response
 * may have been lost. `in-flight`: such a request may still be running. Undefined if there was none.
 */
export const repeatedRotation = async (
  service: Service,
  { id, loaded, token }: UnverifiedLink,
  key: string,
  now: Instant,
): Promise<RotationResult | undefined> => {
  const { game } = loaded
  const purpose = parseToken(token)?.purpose
  const role = purpose && roleOf(purpose)
  if (!role) return undefined
  const before = { ...game, epochs: { ...game.epochs, [role]: game.epochs[role] - 1 } }
  if (!verifiedPurpose(service.signer, id, { ...loaded, game: before }, token)) return undefined
  const noted = await service.notebook.load(id, rotationEntry(role))
  if (noted === rotationBy(service, game.epochs[role], key, token))
    return { kind: 'made', link: seatLink(service, role, id, game) }
  return isInFlight(loaded, role, noted, now) ? { kind: 'in-flight' } : undefined
}

/** Does the same as `repeatedRotation`, from a token that is not verified yet. */
export const repeatedRotationByToken = async (
  service: Service,
  token: string | undefined,
  key: string,
  now: Instant,
): Promise<RotationResult | undefined> => {
  const presented = await loadLink(service, token, now)
  return presented && repeatedRotation(service, presented, key, now)
}

/** Notes the confirmed address, so that it may take the seat back: a thief may have replaced the link. */
const rememberHolder = async (service: Service, authorized: Authorized, now: Instant): Promise<void> => {
  const player = playerOf(authorized.loaded.game, authorized.role)
  const { email, ...known } = await loadContact(service, authorized)
  if (player && email !== undefined && known.confirmed)
    await addPreviousAddress(service, { game: authorized.id, contact: player.contact }, { ...known, email }, now)
}

/**
 * Replaces the seat's link. The idempotency key is noted after the new link is stored, so that a lost response can be
 * requested again. If it were noted before, the key of a failed request would give access to the link that somebody
 * else makes next.
 */
export const rotateLink = async (
  service: Service,
  authorized: Authorized,
  now: Instant,
  key?: string,
): Promise<RotationResult> => {
  const { id, role, token, loaded } = authorized
  const rotation = { type: 'rotate-link', by: role, ply: 0 } as const
  const { refusal } = decide(loaded.game, rotation, now)
  if (refusal) return { kind: 'refused', refusal, loaded }
  await rememberHolder(service, authorized, now)
  const handled = await handleAuthorized(service, authorized, () => rotation, now)
  if (handled.kind === 'refused' && handled.loaded && key !== undefined)
    return (await repeatedRotation(service, { id, token, loaded: handled.loaded }, key, now)) ?? handled
  if (handled.kind !== 'done') return handled
  const { game } = handled.loaded
  if (key !== undefined)
    await service.notebook.save(
      id,
      rotationEntry(role),
      rotationBy(service, game.epochs[role], key, token),
      deletedAt(game),
    )
  return { kind: 'made', link: seatLink(service, role, authorized.id, handled.loaded.game) }
}
