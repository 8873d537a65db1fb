import { expect, test } from 'vitest'
import { play as played, makeFen, parseFen, ruleSetOf, writeMove } from '../../shared/draughts/index.ts'
import type { Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { type Game, playOf, seatToMove } from '../../shared/game/model/game.ts'
import { CHANGE_LIMITS, ALLOWANCE } from '../../shared/game/limits/bounds.ts'
import { DAY, HOUR, otherSeat } from '../../shared/game/model/words.ts'
import { WHY_SKIPPED, hasData } from '../draughts/data.ts'
import { type Score, recorded, scores } from '../draughts/scores.ts'
import { NOON, act, giveTime, join, offer } from '../game/given.ts'
import { sized } from '../harness/size.ts'

/** Returns the game as if everybody had used three quarters of their requests and changes. */
const worn = (game: Game): Game => ({
  ...game,
  changes: {
    creator: 0.75 * CHANGE_LIMITS.least,
    opponent: 0.75 * CHANGE_LIMITS.least,
    arbiter: 0.75 * CHANGE_LIMITS.least,
  },
  spentAllowance: {
    ...game.spentAllowance,
    bytes: {
      creator: 0.75 * ALLOWANCE.creator,
      opponent: 0.75 * ALLOWANCE.opponent,
      arbiter: 0.75 * ALLOWANCE.arbiter,
      operator: 0.75 * ALLOWANCE.operator,
    },
  },
})

/**
 * Returns the commands at a ply besides the move: always the other side's conditional moves, and at some plies a
 * choice, a new link, a gift of time, or a request with the other side's answer.
 */
const otherCommands = (game: Game, ply: number): readonly Command[] => {
  const play = playOf(game)
  if (!play) return []
  const [by, other] = [seatToMove(play), otherSeat(seatToMove(play))]
  const plan: Command = { type: 'plan', by: other, ply, plan: `plan${ply}` }
  const choices = { reminders: ['day' as const], playForced: false }
  const at: Readonly<Record<number, readonly Command[]>> = {
    4: [
      { type: 'choose', by, ply, choices },
      { type: 'rotate-link', by, ply },
    ],
    5: [
      { type: 'choose', by, ply, choices },
      { type: 'rotate-link', by, ply },
    ],
    10: [act('request-takeback', by, ply), act('decline-takeback', other, ply)],
    13: [act('request-takeback', by, ply), act('decline-takeback', other, ply)],
    20: [act('offer-draw', by, ply), act('decline-draw', other, ply)],
    23: [act('offer-draw', by, ply), act('decline-draw', other, ply)],
    30: [giveTime(by, DAY)],
    33: [giveTime(by, DAY)],
    40: [act('offer-draw', by, ply), act('decline-draw', other, ply)],
    43: [act('offer-draw', by, ply), act('decline-draw', other, ply)],
    50: [{ type: 'propose-pause', by, ply, until: NOON + (ply + 24 * 7) * HOUR }, act('accept-pause', other, ply)],
  }
  return [plan, ...(at[ply] ?? [])]
}

/** Plays a recorded game with an hour for each ply, and returns the first command that is refused. */
const refusedIn = (score: Score): string | undefined => {
  const rules = ruleSetOf(score.variant)
  const read = parseFen(rules, score.startFEN)
  if (read.kind === 'fault') throw new Error(read.message)
  let { position } = read
  const wish = position.turn
  const opening = { kind: 'fen', fen: makeFen(rules, position) } as const
  let game = fold(decide(undefined, offer({ rules: rules.id, opening }, wish), NOON).events)
  game = game && fold(decide(game, join, NOON).events, game)
  game = game && worn(game)
  for (const [ply, text] of score.moves.split(' ').entries()) {
    if (!game || game.status !== 'active') return undefined
    const move = recorded(rules, position, text)
    const moving: Command = {
      type: 'move',
      by: ply % 2 === 0 ? 'creator' : 'opponent',
      ply,
      move: writeMove(rules, position, move),
      message: 'Well played. I did not see that coming.',
    }
    for (const command of [...otherCommands(game, ply), moving]) {
      const { events, refusal } = decide(game, command, NOON + ply * HOUR)
      if (refusal) return `${command.type} at ply ${ply} of ${score.event ?? '?'}: ${refusal.code}`
      game = fold(events, game) ?? game
    }
    position = played(rules, position, move)
  }
  return undefined
}

test.skipIf(!hasData)(`real games are played to the end with a quarter of each allowance left${WHY_SKIPPED}`, () => {
  const every = sized(10, 1)
  for (const [index, score] of scores().entries()) if (index % every === 0) expect(refusedIn(score)).toBeUndefined()
})
