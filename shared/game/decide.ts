import type { Command } from './commands.ts'
import { type Decision, refuse } from './decision.ts'
import { abort } from './decisions/abort.ts'
import { adjudicate, voidGame } from './decisions/arbiter.ts'
import { choose, rename } from './decisions/choose.ts'
import { claimDraw } from './decisions/claim.ts'
import { askCount, endCount, grantCount, refuseCount } from './decisions/count.ts'
import { acceptDraw, declineDraw, offerDraw, withdrawDraw } from './decisions/draw.ts'
import { freeze } from './decisions/freeze.ts'
import { enforce, huff, stand } from './decisions/huff.ts'
import { join } from './decisions/join.ts'
import { endLeave, takeLeave } from './decisions/leave.ts'
import { askReseat, reseat, rotateLink, vetoReseat } from './decisions/links.ts'
import { move } from './decisions/move.ts'
import { offer } from './decisions/offer.ts'
import { acceptPause, declinePause, endPause, proposePause } from './decisions/pause.ts'
import { plan } from './decisions/plan.ts'
import { rematch } from './decisions/rematch.ts'
import { renew } from './decisions/renew.ts'
import { resign } from './decisions/resign.ts'
import { acceptTakeback, declineTakeback, requestTakeback } from './decisions/takeback.ts'
import { tick } from './decisions/tick.ts'
import { giveTime, playOn } from './decisions/time.ts'
import { type Game, playOf } from './game.ts'
import { type Instant, wholeSecond } from './words.ts'

/** Every command and the one function that decides it. */
const decided = (game: Game, command: Exclude<Command, { type: 'offer' }>, at: Instant): Decision => {
  switch (command.type) {
    case 'join':
      return join(game, command, at)
    case 'tick':
      return tick(game, at)
    case 'freeze':
      return freeze(game, command, at)
    case 'move':
      return move(game, command, at)
    case 'resign':
      return resign(game, command, at)
    case 'abort':
      return abort(game, command, at)
    case 'renew':
      return renew(game, command, at)
    case 'offer-draw':
      return offerDraw(game, command, at)
    case 'accept-draw':
      return acceptDraw(game, command, at)
    case 'decline-draw':
      return declineDraw(game, command, at)
    case 'withdraw-draw':
      return withdrawDraw(game, command, at)
    case 'claim-draw':
      return claimDraw(game, command, at)
    case 'give-time':
      return giveTime(game, command, at)
    case 'play-on':
      return playOn(game, command, at)
    case 'propose-pause':
      return proposePause(game, command, at)
    case 'accept-pause':
      return acceptPause(game, command, at)
    case 'decline-pause':
      return declinePause(game, command, at)
    case 'end-pause':
      return endPause(game, command, at)
    case 'take-leave':
      return takeLeave(game, command, at)
    case 'end-leave':
      return endLeave(game, command, at)
    case 'choose':
      return choose(game, command, at)
    case 'rename':
      return rename(game, command, at)
    case 'stand':
      return stand(game, command, at)
    case 'huff':
      return huff(game, command, at)
    case 'enforce':
      return enforce(game, command, at)
    case 'plan':
      return plan(game, command, at)
    case 'request-takeback':
      return requestTakeback(game, command, at)
    case 'accept-takeback':
      return acceptTakeback(game, command, at)
    case 'decline-takeback':
      return declineTakeback(game, command, at)
    case 'rematch':
      return rematch(game, command, at)
    case 'rotate-link':
      return rotateLink(game, command, at)
    case 'ask-reseat':
      return askReseat(game, command, at)
    case 'veto-reseat':
      return vetoReseat(game, command, at)
    case 'reseat':
      return reseat(game, command, at)
    case 'ask-count':
      return askCount(game, command, at)
    case 'refuse-count':
      return refuseCount(game, command, at)
    case 'grant-count':
      return grantCount(game, command, at)
    case 'end-count':
      return endCount(game, command, at)
    case 'adjudicate':
      return adjudicate(game, command, at)
    case 'void':
      return voidGame(game, command, at)
  }
}

/** Nobody sits opposite while an invitation stands open, or after it has lapsed. */
const isByNobody = (game: Game, command: Command): boolean =>
  'by' in command && command.by === 'opponent' && playOf(game) === undefined

/** Time does not run backwards: what was received before the turn began counts as of its beginning. */
const timeIn = (game: Game | undefined, now: number): Instant =>
  Math.max(wholeSecond(now), game?.status === 'active' ? game.play.turnStartedAt : 0)

/** What a command does to a game at `now` (milliseconds since 1970): the events, or why not. Pure; the one door to the life of a game. */
export const decide = (game: Game | undefined, command: Command, now: number): Decision => {
  const at = timeIn(game, now)
  if (command.type === 'offer') return offer(game, command, at)
  if (game === undefined) return refuse({ code: 'not-found' })
  return isByNobody(game, command)
    ? refuse({ code: game.status === 'open' ? 'not-begun' : 'game-over' })
    : decided(game, command, at)
}
