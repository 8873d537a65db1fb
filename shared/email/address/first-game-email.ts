import { type Game, seatToMove } from '../../game/model/game.ts'
import type { LanguageTexts } from '../../texts/languages/languages.ts'
import type { Block } from '../blocks/block.ts'
import { type ComposeContext, type EmailReader, composeGameEmail } from '../game-emails/compose-game-email.ts'
import type { GameEmail } from '../game-emails/queued-email.ts'
import type { ComposedEmail } from '../layout/composed-email.ts'
import { listHeaders } from '../layout/email-headers.ts'
import { type ConsentRequest, otherSeatBlocks } from './consent-email.ts'
import { withPlainWords } from './plain-game.ts'

/** The kinds of emails whose own text a reader gets first. All other news become the state of the game. */
const TOLD: ReadonlySet<GameEmail['kind']> = new Set(['joined', 'your-turn', 'reminder', 'ended'])

/** Returns the texts without the promise to email the reader, which holds only once they have consented. */
const withoutPromises = ({ mail, ...words }: LanguageTexts): LanguageTexts => ({
  ...words,
  mail: { ...mail, tell: '', waitLong: mail.toMove },
})

const howText = ({ mail: { consent }, texts: { seat } }: LanguageTexts, game: Game, isTurn: boolean): string => {
  const { move, press, over } = consent.first
  if (game.status !== 'active') return over
  return (isTurn ? move : press)(seat.emails.want)
}

/** `isConfirmingOthers`: the press or move that confirms the game also confirms others of those listed. */
type FirstRequest = ConsentRequest & { readonly isConfirmingOthers: boolean }

/**
 * Composes the first email about a game to a player who typed their address and has not consented yet. It tells what
 * any other email about the game would, but has no words of others except plain names, and says how the page that it
 * opens confirms the address. Anybody may have typed it.
 */
export const composeFirstGameEmail = (
  email: GameEmail,
  game: Game,
  request: FirstRequest,
  { words, ...reader }: EmailReader,
  context: ComposeContext,
): ComposedEmail => {
  const { club, isConfirmingOthers, stopAllUrl } = request
  const { consent } = words.mail
  const told: GameEmail = TOLD.has(email.kind) ? email : { ...email, kind: 'your-turn' }
  const isTurn = game.status === 'active' && seatToMove(game.play) === email.seat
  const how = [howText(words, game, isTurn), ...(isConfirmingOthers ? [consent.first.others] : [])].join(' ')
  const end: readonly Block[] = [
    ...otherSeatBlocks(request, words),
    ...(club === undefined ? [] : [{ kind: 'words', text: consent.club(club) } as const]),
    { kind: 'words', text: consent.first.otherwise },
  ]
  const strict = { ...reader, words: withoutPromises(words), consent: { how, end } }
  const composed = composeGameEmail(told, withPlainWords(game), strict, context)
  return { ...composed, headers: { ...composed.headers, ...listHeaders('door', stopAllUrl) } }
}
