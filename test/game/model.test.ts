import { expect, test } from 'vitest'
import { fullJumps, legalMoves, ruleSetOf, writeMove } from '../../shared/draughts/index.ts'
import { timerOf } from '../../shared/game/time/timer.ts'
import { GRACE_PERIOD, deadlineOf } from '../../shared/game/time/clock.ts'
import { COMMANDS, type Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { evolve, fold } from '../../shared/game/evolving/evolve.ts'
import { type ActiveGame, type Game, colourOf, seatToMove } from '../../shared/game/model/game.ts'
import { type Instant, SEATS, otherSeat } from '../../shared/game/model/words.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import { NOON } from './given.ts'
import { type Model, follow, isInTime, left, modelOf } from './model.ts'
import { randomCommand } from './random-command.ts'
import { type Chance, randomOffer } from './random-offer.ts'
import { randomStep } from './random-step.ts'

const SEED = 20_261_127
const SEQUENCES = sized(3000, 100_000)

type Story = {
  game: Game
  readonly log: GameEvent[]
  model: Model | undefined
  readonly said: (readonly [at: Instant, said: object])[]
  readonly done: Set<string>
}

const lineOf = ([at, said]: Story['said'][number]): string => `${new Date(at).toISOString()} ${JSON.stringify(said)}`

const check = (story: Story, holds: boolean, law: string): void => {
  if (!holds) throw new Error(`${law}\n${story.said.slice(-25).map(lineOf).join('\n')}`)
}

/** Returns whether an event may accompany a refusal: a caution, or an end by the clock or by the caution. */
const isOnTheSide = (event: GameEvent): boolean =>
  event.type === 'cautioned' ||
  event.type === 'expired' ||
  (event.type === 'aborted' && event.by === 'clock') ||
  (event.type === 'finished' && ['time', 'forfeit', 'illegal-moves'].includes(event.result.reason))

const withoutCautions = (game: ActiveGame): string =>
  JSON.stringify({ ...game, play: { ...game.play, cautions: 0, cautioned: 0 } })

const checkClock = (story: Story): void => {
  const { game, model } = story
  if (game.status !== 'active' || !model) return
  check(story, seatToMove(game.play) === model.toMove, 'turns alternate')
  for (const seat of SEATS) {
    const colour = colourOf(game.play, seat)
    check(
      story,
      game.play.left[colour] === left(model, seat) && game.play.given[colour] === model.hands[seat].given,
      `time is conserved: ${seat} has ${game.play.left[colour]} of ${game.play.given[colour]}, not ${left(model, seat)} of ${model.hands[seat].given}`,
    )
    check(story, game.play.left[colour] >= 0, 'no reserve is negative')
  }
}

/** Applies events to the game and to the model. */
const happen = (story: Story, events: readonly GameEvent[]): void => {
  for (const event of events) {
    story.log.push(event)
    const next = evolve(story.game, event)
    check(story, next !== undefined, `what was decided can happen: ${event.type}`)
    if (!next) return
    story.game = next
    if (event.type === 'joined' && next.status === 'active')
      story.model = modelOf(next.terms, seatToMove(next.play), event.at)
    else if (story.model) follow(story.model, event)
    checkClock(story)
  }
}

const endsInTime = ({ type }: Command): boolean => type !== 'tick' && type !== 'join' && type !== 'freeze'

/** Gives a command to the game, and has the model check the decision. */
const take = (story: Story, command: Command, at: Instant): void => {
  const { game, model } = story
  story.said.push([at, command])
  const { events, refusal, duplicate } = decide(game, command, at)
  if (game.status === 'active' && model) {
    const inTime = isInTime(model, at)
    check(story, inTime === at <= (deadlineOf(game.terms, game.play) ?? at), 'the deadline is where the model has it')
    if (!inTime && command.type === 'move' && !duplicate)
      check(story, refusal?.code === 'too-late', 'no late move is accepted')
    if (inTime)
      check(
        story,
        !events.some((event) => event.type === 'finished' && ['time', 'forfeit'].includes(event.result.reason)),
        'only a late side loses on time',
      )
    if (command.type === 'accept-draw' && inTime && command.ply === model.plies)
      check(
        story,
        (refusal === undefined) === (model.draw === otherSeat(command.by)),
        'only an offer that stands is accepted',
      )
  }
  if (refusal)
    check(
      story,
      (events.every(isOnTheSide) && endsInTime(command)) || command.type === 'join',
      `a refusal changes nothing: ${refusal.code}`,
    )
  if (duplicate) check(story, events.length === 0, 'what was done already is not done again')
  happen(story, events)
  if (!refusal && !duplicate) story.done.add(command.type)
  if (refusal && game !== story.game && game.status === 'active' && story.game.status === 'active')
    check(story, withoutCautions(game) === withoutCautions(story.game), 'a refusal leaves the game as it was')
  if (game.status !== 'active' && game.status !== 'open' && command.type !== 'play-on' && command.type !== 'renew')
    check(
      story,
      story.game.status === game.status || (game.status === 'aborted' && command.type === 'adjudicate'),
      'what is over stays over',
    )
}

/** Plays a legal move by the side to move, which is always accepted in time. */
const takeMove = (story: Story, chance: Chance, at: Instant): void => {
  const { game, model } = story
  if (game.status !== 'active' || !model) return take(story, { type: 'tick' }, at)
  const rules = ruleSetOf(game.terms.rules)
  const moves = game.play.mustJump ? fullJumps(rules, game.play.position) : legalMoves(rules, game.play.position)
  const move = moves[Math.floor(chance() * moves.length)]
  if (!move) return take(story, { type: 'tick' }, at)
  const before = story.log.length
  const inTime = isInTime(model, at)
  const command: Command = {
    type: 'move',
    by: seatToMove(game.play),
    ply: game.play.moves.length,
    move: writeMove(rules, game.play.position, move),
  }
  take(story, chance() < 0.1 ? { ...command, message: 'hello' } : command, at)
  if (inTime) check(story, story.log[before]?.type === 'moved', 'no legal move in time is refused')
}

/** Ticks whenever the game's timer is due, which ends every game that has a time limit. */
const lookUntilOver = (story: Story, now: Instant): void => {
  let last = now
  for (let looks = 0; looks < 8; looks += 1) {
    const at = timerOf(story.game)
    if (at === undefined) break
    const { game, model } = story
    if (game.status === 'active' && model)
      check(
        story,
        !isInTime(model, at - GRACE_PERIOD + 1000) || at <= (deadlineOf(game.terms, game.play) ?? 0),
        'the last alarm is the end',
      )
    take(story, { type: 'tick' }, Math.max(at, last))
    const next = timerOf(story.game)
    check(story, next === undefined || (next > Math.max(at, last) - 1 && next !== at), 'no alarm rings twice')
    last = Math.max(at, last)
  }
  const { game } = story
  check(
    story,
    game.status !== 'open' && (game.status !== 'active' || game.terms.clock === 'unlimited'),
    'every game that can end does',
  )
}

const tell = (chance: Chance, seen: Map<string, number>): void => {
  const offer = randomOffer(chance)
  const [offered, ...rest] = decide(undefined, offer, NOON).events
  const open = offered && evolve(undefined, offered)
  if (!open) throw new Error('no game')
  const story: Story = {
    game: open,
    log: [offered],
    model: undefined,
    said: [[NOON, offer]],
    done: new Set(['offer']),
  }
  happen(story, rest)
  let now: Instant = NOON
  for (let left = 3 + Math.floor(chance() * 14); left > 0; left -= 1) {
    const at = randomStep(chance, story.game, now, ({ terms, play }) => deadlineOf(terms, play))
    if (story.game.status === 'open' && chance() < 0.5)
      take(story, { type: 'join', player: { name: 'Joost', contact: 'joost00001' }, chance: 7 }, at)
    else if (chance() < 0.5) takeMove(story, chance, at)
    else take(story, randomCommand(chance, story.game, at), at)
    now = Math.max(now, at)
  }
  if (chance() < 0.05)
    check(story, JSON.stringify(fold(story.log)) === JSON.stringify(story.game), 'the log tells the whole game')
  lookUntilOver(story, now)
  for (const type of story.done) seen.set(type, (seen.get(type) ?? 0) + 1)
}

test(`any commands, in ${SEQUENCES} random games (seed ${SEED})`, () => {
  const chance = chances(SEED)
  const seen = new Map<string, number>()
  for (let index = 0; index < SEQUENCES; index += 1) tell(chance, seen)
  const rare = [...seen].filter(([, count]) => count < SEQUENCES / 2000).map(([type]) => type)
  expect(rare).toEqual([])
  // Every command about a game has occurred, and also the offer that creates a game.
  expect(seen.size).toBe(Object.keys(COMMANDS).length + 1)
})
