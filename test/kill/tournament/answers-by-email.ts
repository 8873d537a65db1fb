import { setTimeout as wait } from 'node:timers/promises'
import type { GameView } from '../../../shared/api/views/game-view.ts'
import { parseReplyName } from '../../../shared/service/credentials/addresses/reply-address.ts'
import { handOver, written } from '../../serve/mail-server.ts'
import { fetchView } from '../player.ts'
import { type Board, type Books, noteEnd } from './boards.ts'
import type { Came, EventWorld } from './event-world.ts'
import { addressOf } from './mailbox.ts'

/** How many milliseconds to wait for an email, far longer than any takes. */
const PATIENCE = 180_000

/** Returns with which word a line about a game begins in an answer: none, or its code if the email has several games. */
const prefixIn = ({ id: mailId, text, replyTo }: Came, id: string, ply: number): string | undefined => {
  const name = replyTo?.split('@')[0] ?? ''
  // What became of an earlier answer is told in an email, too.
  if (name === '' || mailId.includes('-answer-')) return undefined
  const claim = parseReplyName(name)
  if (claim) return claim.game === id && claim.ply === ply ? '' : undefined
  const code = [...text.matchAll(/In an answer: (\w+) /g)].find(([, each = '']) => id.startsWith(each))?.[1]
  return code === undefined ? undefined : `${code} `
}

/** Delivers an answer as a mail server does: again and again, until the service says that it is stored. */
const insist = async ({ club, ledger }: EventWorld, from: string, mail: Came, words: string): Promise<void> => {
  const to = mail.replyTo ?? ''
  const raw = written({ from, to, words, quoted: mail.text })
  for (;;) {
    const { lmtp } = await club.living()
    const isStored = await handOver(lmtp, { from, to }, raw).then(
      () => true,
      () => false,
    )
    if (isStored) return ledger.note()
    await wait(20)
  }
}

/**
 * Answers the newest email that asks for the player's turn on this board, until the service has taken it. An email about
 * several games does not say of which turn it tells, so each newer one is answered, too.
 */
const answer = async (
  world: EventWorld,
  { id, names }: Board,
  { ply, turn }: GameView,
  words: string,
): Promise<GameView> => {
  const from = addressOf(names[turn ?? 'black'])
  const end = performance.now() + PATIENCE
  let seen = 0
  for (;;) {
    const newest = world.came.findLast((mail) => mail.to === from && prefixIn(mail, id, ply) !== undefined)
    const at = newest === undefined ? 0 : world.came.indexOf(newest) + 1
    if (newest && at > seen) {
      seen = at
      await insist(world, from, newest, `${prefixIn(newest, id, ply)}${words}`)
    }
    const view = await fetchView(world, id)
    if (view.ply > ply || view.status !== 'active') return view
    if (performance.now() > end) throw new Error(`no email asks ${from} for ply ${ply} of ${id}`)
    await wait(100)
  }
}

/** Plays a board by answers to emails: so many moves, the last of them with the offer of a draw, which is accepted. */
export const playByEmail = async (world: EventWorld, board: Board, plies: number, books: Books): Promise<void> => {
  let view = await fetchView(world, board.id)
  for (let made = 1; view.status === 'active' && made <= plies; made++) {
    const { ply } = view
    const move = world.dice.pick(view.legalMoves) ?? ''
    view = await answer(world, board, view, made === plies ? `${move} draw?` : move)
    world.ledger.moves.push({ game: board.id, ply, move })
  }
  noteEnd(books, board, view.status === 'active' ? await answer(world, board, view, 'accept') : view)
}
