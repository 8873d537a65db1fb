import { RULES_IDS, type RulesId, fullJumps, legalMoves, ruleSetOf, writeMove } from '../../shared/draughts/index.ts'
import { timerOf } from '../../shared/game/time/timer.ts'
import type { Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import { type ActiveGame, playOf, seatToMove } from '../../shared/game/model/game.ts'
import { PRESETS, type Terms, DEFAULT_TERMS } from '../../shared/game/model/terms.ts'
import { DAY, HOUR, type Instant, SEATS, SECOND } from '../../shared/game/model/words.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'
import { type LoadedGame, applyStep } from '../../shared/service/games/game-store.ts'
import { type Dice, diceOf } from '../races/dice.ts'

const BEGIN: Instant = Date.UTC(2026, 0, 5, 9)

const ZONES = ['Europe/Amsterdam', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe']

const RULES: readonly RulesId[] = RULES_IDS

const termsOf = (dice: Dice): Terms => {
  const zone = dice.chance(0.4) ? dice.pick(ZONES) : undefined
  return {
    ...DEFAULT_TERMS,
    rules: (dice.chance(0.5) ? 'english' : dice.pick(RULES)) ?? 'english',
    clock: dice.pick(Object.values(PRESETS)) ?? PRESETS.relaxed,
    opening: { kind: 'free' },
    strictness: dice.chance(0.8) ? 'lenient' : 'laws',
    ...(zone !== undefined && { weekends: zone }),
  }
}

const moveOf = (dice: Dice, game: ActiveGame): Command => {
  const { play } = game
  const rules = ruleSetOf(game.terms.rules)
  const legal = play.mustJump ? fullJumps(rules, play.position) : legalMoves(rules, play.position)
  const move = dice.pick(legal)
  const extras = dice.chance(0.1) ? { message: 'Well played' } : dice.chance(0.05) ? { offerDraw: true } : {}
  const text = move && dice.chance(0.98) ? writeMove(rules, play.position, move) : '1-32'
  return { type: 'move', by: seatToMove(play), ply: play.moves.length, move: text, ...extras }
}

/** Draws a command other than a move. Many of these are refused. */
const actOf = (dice: Dice, loaded: LoadedGame, now: Instant): Command => {
  const { game } = loaded
  const play = playOf(game)
  const by = dice.pick(SEATS) ?? 'creator'
  const act = { by, ply: play?.moves.length ?? 0 }
  const commands: readonly Command[] = [
    { type: 'give-time', ...act, time: (1 + dice.whole(40)) * HOUR },
    { type: 'propose-pause', ...act, until: now + dice.whole(10) * DAY },
    { type: 'accept-pause', ...act },
    { type: 'end-pause', ...act },
    { type: 'take-leave', ...act, days: 1 + dice.whole(5), from: now + dice.whole(5) * DAY },
    { type: 'end-leave', ...act },
    { type: 'freeze', from: now - dice.whole(20) * HOUR, until: now + dice.whole(4) * HOUR },
    { type: 'request-takeback', ...act },
    { type: 'accept-takeback', ...act },
    { type: 'accept-takeback', ...act },
    { type: 'offer-draw', ...act },
    { type: 'decline-draw', ...act },
    { type: 'choose', ...act, choices: { reminders: ['day', 'hours'], playForced: dice.chance(0.7) } },
    { type: 'rename', ...act, name: 'Somebody else' },
    { type: 'rotate-link', ...act },
    { type: 'enforce', ...act },
    { type: 'huff', ...act, square: play?.offence[0] ?? 1 },
    { type: 'play-on', ...act },
    { type: 'play-on', ...act },
    { type: 'rematch', ...act, next: 'Nextnextnext' },
    ...(dice.chance(0.03) ? [{ type: 'resign', ...act } as const] : []),
  ]
  return dice.pick(commands) ?? { type: 'tick' }
}

/** Draws a pause: none, up to 100 seconds, up to a day, or up to four days, so that some turns use the reserve. */
const pauseOf = (dice: Dice): number => {
  const lot = dice.draw()
  if (lot < 0.3) return 0
  return (1 + dice.whole(lot < 0.6 ? 100 : lot < 0.95 ? DAY / SECOND : (4 * DAY) / SECOND)) * SECOND
}

const commandOf = (dice: Dice, loaded: LoadedGame, now: Instant): Command => {
  const { game, stored } = loaded
  if (stored.due !== undefined && stored.due <= now) return { type: 'tick' }
  return game.status === 'active' && dice.chance(0.6) ? moveOf(dice, game) : actOf(dice, loaded, now)
}

/** Sets the next timer if the current one is due, as the service does when a timer fires and nothing else is due. */
const rearmed = ({ game, stored }: LoadedGame, now: Instant): LoadedGame =>
  stored.due !== undefined && stored.due <= now ? { game, stored: { ...stored, due: timerOf(game) } } : { game, stored }

/**
 * Plays a game by this many random commands at random times, most of which are accepted. Returns it as the service
 * would store it.
 */
export const randomGame = (id: string, seed: number, commands: number): GameRecord => {
  const dice = diceOf(seed)
  const offer: Command = {
    type: 'offer',
    terms: termsOf(dice),
    creator: { name: 'Amara', contact: 'amara00001' },
    opponent: { name: 'Joost', contact: 'joost00001' },
    wish: dice.pick(['black', 'white', 'toss'] as const) ?? 'toss',
    salt: 'saltsaltsaltsaltsaltsa',
    chance: dice.whole(2 ** 32),
  }
  let now = BEGIN + dice.whole(300 * DAY)
  let loaded = applyStep(id, undefined, decide(undefined, offer, now).events, now)
  for (let n = 0; n < commands; n++) {
    now += pauseOf(dice)
    const { events } = decide(loaded.game, commandOf(dice, loaded, now), now)
    loaded = events.length > 0 ? applyStep(id, loaded, events, now) : rearmed(loaded, now)
  }
  return loaded.stored
}

/** Returns an id as long as real ones. */
export const idOf = (number: number): string => `game${String(number).padStart(8, '0')}`
