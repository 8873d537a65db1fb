import { HOUR } from '../../shared/game/model/words.ts'
import { type Dice, diceOf } from '../simulation/chance.ts'
import { ANN, type Answering, BERT, answerWith, answeringWorld, replyToOf } from './answering.ts'

/** The ply at which random moves end. One more move comes with a draw offer, which the other side accepts. */
const LONG = 8

type Sent = NonNullable<Parameters<typeof answerWith>[2]>

const oneOf = (dice: Dice, [first = '', ...more]: readonly string[]): string => dice.pick([first, ...more])

/** Returns an earlier reply address, but with the ply of the current one. */
const madeUp = (old: string, present: string): string => old.slice(0, 18) + present.slice(18, 21) + old.slice(21)

/** Returns emails that must not play a move, each with what is wrong about it. They arrive among the honest answers. */
const dishonest = (world: Answering, mover: string, old: string): Readonly<Record<string, Sent>> => {
  const [to, other] = [replyToOf(world, mover), mover === ANN ? BERT : ANN]
  return {
    forged: { from: mover, to, verdict: 'fail' },
    forwarded: { from: 'friend@elsewhere.example', to },
    'by the other side': { from: other, to },
    automatic: { from: mover, to, headers: [['Auto-Submitted', 'auto-replied']] },
    returned: { from: mover, to, sender: '' },
    'from a list': { from: mover, to, headers: [['List-Id', '<draughts.example>']] },
    ...(old !== '' && { late: { from: mover, to: old }, 'made up': { from: mover, to: madeUp(old, to) } }),
  }
}

/** Plays a game under the strict laws by email alone, and returns every difference from the expected moves. */
export const playedByEmail = async (seed: number): Promise<readonly string[]> => {
  const dice = diceOf(seed)
  const world = await answeringWorld({ strictness: 'laws' })
  const book = [...(await world.game()).moves]
  const wrong: string[] = []
  const old: Record<string, string> = { [ANN]: '', [BERT]: '' }
  const check = async (what: string, is: boolean): Promise<void> => {
    const { moves, cautions } = await world.game()
    if (!is || moves.join(' ') !== book.join(' ')) wrong.push(`ply ${book.length}: ${what}: ${moves.join(' ')}`)
    if (cautions.black + cautions.white > 0) wrong.push(`ply ${book.length}: ${what}: a caution`)
  }
  for (let ply = book.length; ply < LONG && wrong.length === 0; ply++) {
    const mover = ply % 2 === 0 ? ANN : BERT
    const to = replyToOf(world, mover)
    const { legalMoves } = await world.game()
    const move = oneOf(dice, legalMoves)
    for (const [what, sent] of Object.entries(dishonest(world, mover, old[mover] ?? '')))
      if (dice.chance(0.4)) await check(what, (await answerWith(world, move, sent)) !== 'done')
    if (dice.chance(0.3)) await check('illegal', (await answerWith(world, '1-2', { from: mover, to })) === 'illegal')
    const copies = dice.between(1, 2)
    book.push(move)
    for (let copy = 0; copy < copies; copy++) {
      const words = `${move}\n\n> ${oneOf(dice, legalMoves)}`
      await check('honest', (await answerWith(world, words, { from: mover, to, id: `honest ${ply}` })) === 'played')
    }
    old[mover] = to
    world.clock.now += 5 * HOUR
    await world.flush()
  }
  if (wrong.length > 0) return wrong
  const last = oneOf(dice, (await world.game()).legalMoves)
  book.push(last)
  await check('last', (await answerWith(world, `${last} draw?`, { to: replyToOf(world, ANN) })) === 'played')
  await check('draw', (await answerWith(world, 'accept', { from: BERT, to: replyToOf(world, BERT) })) === 'done')
  return (await world.game()).status === 'finished' ? wrong : [...wrong, 'the game goes on']
}
