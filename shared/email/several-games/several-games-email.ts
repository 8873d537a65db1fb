import type { Game } from '../../game/model/game.ts'
import type { Instant, Seat } from '../../game/model/words.ts'
import { timeZoneOrUtc } from '../../texts/index.ts'
import type { LanguageTexts } from '../../texts/languages/languages.ts'
import { openQuestionBlocks, messageBlocks } from '../blocks/open-questions.ts'
import type { Block, GameLine } from '../blocks/block.ts'
import type { ComposedEmail } from '../layout/composed-email.ts'
import { type Draft, type EmailLinks, capitalizeFirst } from '../blocks/draft.ts'
import { threadHeaders, gameTitleOf } from '../layout/email-headers.ts'
import { type EmailFacts, emailFactsOf } from '../facts/email-facts.ts'
import { hasOneProposal } from '../facts/pending-facts.ts'
import { composeSimpleEmail } from '../layout/simple-email.ts'
import { describePosition } from '../text/position-text.ts'
import { type AnswerCodes, answerCodeOf, answerExampleOf } from './answer-codes.ts'
import { taskText, timeBlocks } from '../blocks/turn-blocks.ts'
import type { TurnFacts } from '../facts/turn-facts.ts'

/** A game in which it is the reader's turn, with the reader's own links. */
export type GameToMove = { readonly id: string; readonly seat: Seat; readonly game: Game; readonly links: EmailLinks }

/**
 * `bundle` is an email about several games that is sent without delay. `digest` is the daily email; it also contains
 * the games that earlier emails were about.
 */
export type SeveralGamesKind = 'bundle' | 'digest'

export type SeveralGames = {
  readonly kind: SeveralGamesKind
  /** The games in the order of `soonestFirst`. */
  readonly games: readonly GameToMove[]
  /** How the email can be answered. Absent if it cannot. */
  readonly answer?: AnswerCodes | undefined
  readonly stopAllUrl: string
  readonly timeZone: string | undefined
  readonly now: Instant
}

/**
 * The largest size of the plain text and the HTML together, in bytes. Any phone shows an email of this size completely.
 */
export const SEVERAL_GAMES_MAX_BYTES = 30_000

/** What the email tells about each game. `openQuestions` includes messages. */
type Detail = { readonly openQuestions: boolean; readonly board: boolean; readonly code: string | undefined }

/** Returns the sentences and quotes of blocks as lines about a game. Other kinds of blocks are left out. */
const linesOf = (blocks: readonly Block[]): readonly GameLine[] =>
  blocks.flatMap((block): readonly GameLine[] => {
    if (block.kind === 'quote') return [{ text: `${block.lead} “${block.text}”` }]
    return block.kind === 'words' ? [{ text: block.text, weight: block.weight ?? 'plain' }] : []
  })

const boardText = ({ texts }: Draft, { rules, position }: EmailFacts): string =>
  describePosition(texts, rules, position, true)

/** Returns the rules of a game and the reader's side, which tell apart several games with one opponent. */
const rulesAndSideText = ({ facts: { rules, colour }, texts, mail }: Draft): string =>
  colour === undefined ? texts.rules[rules.id] : `${texts.rules[rules.id]}. ${mail.youPlay(colour)}`

type GameBlock = Extract<Block, { readonly kind: 'game' }>

/** Returns the block of a game in which it is the reader's turn. */
export const gameBlock = (id: string, draft: Draft, turn: TurnFacts, detail: Detail): GameBlock => ({
  kind: 'game',
  title: gameTitleOf(draft, id),
  lines: [
    { text: rulesAndSideText(draft), weight: 'soft' },
    { text: taskText(draft, turn) },
    ...(detail.openQuestions ? linesOf([...messageBlocks(draft), ...openQuestionBlocks(draft)]) : []),
    ...linesOf(timeBlocks(draft, turn)),
    ...(detail.code === undefined ? [] : [{ text: draft.mail.replies.code(detail.code) }]),
    ...(detail.board ? [{ text: boardText(draft, draft.facts), weight: 'soft' } as const] : []),
  ],
  link: { text: draft.mail.makeMove, url: draft.links.seat },
})

const sizeOf = ({ text, html }: ComposedEmail): number => new TextEncoder().encode(text + html).length

type ReadingTime = { readonly timeZone: string | undefined; readonly now: Instant }

export const draftGameToMove = (
  { seat, game, links }: GameToMove,
  { texts, mail }: LanguageTexts,
  { timeZone, now }: ReadingTime,
): Draft => ({
  facts: emailFactsOf(game, seat, now, links.watch, texts.seat.somebody),
  texts,
  mail,
  zone: timeZoneOrUtc(timeZone),
  links,
  now,
})

const isInReserve = ({ draft: { facts, now } }: { readonly draft: Draft }): boolean =>
  facts.turn?.reserveFrom !== undefined && now >= facts.turn.reserveFrom

type DraftedGame = { readonly id: string; readonly draft: Draft }

/** Returns how the email is answered: with a move for each game, or a word where something is asked. */
const howToAnswer = (drafts: readonly DraftedGame[], answer: AnswerCodes, { replies }: Draft['mail']): string => {
  const isAsked = drafts.some(({ id, draft }) => answerCodeOf(answer, id) !== undefined && hasOneProposal(draft.facts))
  const how = replies.howSeveral(answerExampleOf(answer))
  return isAsked ? `${how} ${replies.howAsked}` : how
}

type Compose = (openQuestions: boolean, boards: number) => ComposedEmail

/**
 * Returns the email with as much as fits. If the whole is too large, the messages and open questions are left out, and
 * then the boards of the last games; the pages of the games show all of these.
 */
const composeWithinSize = (composeWith: Compose, count: number): ComposedEmail => {
  const full = composeWith(true, count)
  if (sizeOf(full) < SEVERAL_GAMES_MAX_BYTES) return full
  let boards = count
  let brief = composeWith(false, boards)
  while (sizeOf(brief) >= SEVERAL_GAMES_MAX_BYTES && boards > 0) brief = composeWith(false, --boards)
  return brief
}

/**
 * Composes one email about all games in which it is the turn of the reader of an address. Its subject is constant, and
 * its size is below `SEVERAL_GAMES_MAX_BYTES`.
 */
export const composeSeveralGames = (
  { kind, games, answer, stopAllUrl, timeZone, now }: SeveralGames,
  words: LanguageTexts,
): ComposedEmail => {
  const { mail } = words
  const drafts = games.map((each) => ({ id: each.id, draft: draftGameToMove(each, words, { timeZone, now }) }))
  const title = mail.bundle.title(games.length)
  const top: readonly Block[] = [
    ...(games.length > 1 ? [drafts.some(isInReserve) ? mail.bundle.orderInReserve : mail.bundle.order] : []),
    ...(answer ? [howToAnswer(drafts, answer, mail)] : []),
  ].map((text) => ({ kind: 'words', text }))
  const noPictures: readonly Block[] = [{ kind: 'caption', text: mail.bundle.noPictures }]
  const [first] = drafts
  const news = first?.draft.facts.turn ? taskText(first.draft, first.draft.facts.turn) : ''
  const composeWith: Compose = (openQuestions, boards) => {
    const blocks = drafts.flatMap(({ id, draft }, index) =>
      draft.facts.turn
        ? [
            gameBlock(id, draft, draft.facts.turn, {
              openQuestions,
              board: index < boards,
              code: answerCodeOf(answer, id),
            }),
          ]
        : [],
    )
    const notice = {
      list: 'digest',
      subject: mail.bundle.subjects[kind],
      news: capitalizeFirst(news),
      boards: games.length,
      stopAllUrl,
      ...(answer && { marker: mail.replies.marker }),
    } as const
    const composed = composeSimpleEmail(
      { ...notice, blocks: [{ kind: 'title', text: title }, ...top, ...blocks, ...(boards > 0 ? noPictures : [])] },
      words,
    )
    return { ...composed, headers: { ...composed.headers, ...threadHeaders(kind, stopAllUrl) } }
  }
  return composeWithinSize(composeWith, games.length)
}
