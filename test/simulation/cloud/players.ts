import { fullJumps, legalMoves, ruleSetOf, writeMove } from '../../../shared/draughts/index.ts'
import type { Command } from '../../../shared/game/commands.ts'
import { type ActiveGame, seatToMove } from '../../../shared/game/model/game.ts'
import { PRESETS, DEFAULT_TERMS } from '../../../shared/game/model/terms.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import { handle } from '../../../shared/service/games/handle.ts'
import { mailboxAccount } from '../../../shared/service/credentials/mailbox.ts'
import { loadGame } from '../../../shared/service/games/game-store.ts'
import type { Dice } from '../chance.ts'
import type { Cloud } from './cloud.ts'
import type { Time } from './time.ts'

export const gameId = (n: number): GameId => `game${String(n).padStart(8, '0')}`

const contactOf = (n: number, seat: 'amara' | 'joost'): string => `${seat}${String(n).padStart(5, '0')}`

type Terms = { readonly clock: keyof typeof PRESETS; readonly hasEmail: boolean }

/** The contact has had its consent email and gets no other before the last warning. */
const SILENT = { quietUntil: Number.MAX_SAFE_INTEGER }

/**
 * Starts a game. With `hasEmail` both mailboxes have consented to its emails; otherwise neither has answered the
 * consent email.
 */
export const begin = async (
  { games, contacts, notebook, ledger, signer }: Cloud,
  time: Time,
  n: number,
  terms: Terms,
): Promise<void> => {
  const [creator, opponent] = [contactOf(n, 'amara'), contactOf(n, 'joost')]
  for (const contact of [creator, opponent]) {
    const email = `${contact}@players.test`
    await contacts.add(gameId(n), contact, {
      email,
      filed: contact,
      ...(terms.hasEmail ? { confirmed: true } : SILENT),
    })
    if (terms.hasEmail) await ledger.noteStatus(mailboxAccount(signer, email), { proven: true }, time.now())
  }
  const offer: Command = {
    type: 'offer',
    terms: {
      ...DEFAULT_TERMS,
      rules: 'english',
      opening: { kind: 'free' },
      strictness: 'lenient',
      clock: PRESETS[terms.clock],
    },
    creator: { name: 'Amara', contact: creator },
    opponent: { name: 'Joost', contact: opponent },
    wish: 'black',
    salt: 'saltsaltsaltsaltsaltsa',
    chance: 1,
  }
  const handled = await handle({ games, notebook }, gameId(n), () => offer, time.now())
  if (handled.kind !== 'done') throw new Error(`game ${n} did not begin`)
}

const moveIn = (dice: Dice, { play, terms }: ActiveGame): Command => {
  const rules = ruleSetOf(terms.rules)
  const legal = play.mustJump ? fullJumps(rules, play.position) : legalMoves(rules, play.position)
  const [first, ...others] = legal
  if (!first) throw new Error('a running game has no move')
  const move = writeMove(rules, play.position, dice.pick([first, ...others]))
  return { type: 'move', by: seatToMove(play), ply: play.moves.length, move }
}

/** Makes a random legal move; false once the game is over. */
export const move = async ({ games, notebook, dice }: Cloud, time: Time, n: number): Promise<boolean> => {
  const loaded = await loadGame(games, gameId(n))
  if (loaded?.game.status !== 'active') return false
  const command = moveIn(dice, loaded.game)
  const handled = await handle({ games, notebook }, gameId(n), () => command, time.now())
  return handled.kind === 'done'
}
