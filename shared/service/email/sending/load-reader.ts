import { personOf } from '../../../game/model/game.ts'
import type { ContactId } from '../../../game/model/people.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import { lazy } from '../../runtime/lazy.ts'
import { type LoadedGame, loadGame } from '../../games/game-store.ts'
import type { Games } from '../../ports/games.ts'
import type { StoredContact } from '../../ports/contacts.ts'
import type { PushFirstPorts, PushFirstOutcome } from '../../push/push-first.ts'

type ReaderPorts = PushFirstPorts & { readonly games: Games }

/** Few seats have subscribed devices, so the module is loaded when it is first needed. */
const pushFirst = lazy(() => import('../../push/push-first.ts'), 'pushFirst')

/** The person whom an email is for. */
export type Reader = {
  readonly loaded: LoadedGame
  readonly contact: ContactId
  readonly to: StoredContact & { readonly email: string }
}

/**
 * Loads the person whom an email is for. If the seat has subscribed devices, it sends push messages first, and may
 * return an outcome that says that the email is not sent now.
 */
export const loadReader = async (
  ports: ReaderPorts,
  gameEmail: GameEmail,
  now: Instant,
): Promise<Reader | 'no-game' | 'no-address' | PushFirstOutcome> => {
  const { games, contacts } = ports
  const loaded = await loadGame(games, gameEmail.game)
  if (!loaded) return 'no-game'
  const contact = personOf(loaded.game, gameEmail.seat)?.contact
  const known = contact === undefined ? undefined : await contacts.load(gameEmail.game, contact)
  if (contact === undefined || known === undefined) return 'no-address'
  const mayPush = known.devices !== undefined || gameEmail.noticed !== undefined
  const woken = mayPush ? await pushFirst(ports, { gameEmail, loaded, contact, known }, now) : undefined
  if (woken) return woken
  if (known.email === undefined) return 'no-address'
  return { loaded, contact, to: { ...known, email: known.email } }
}
