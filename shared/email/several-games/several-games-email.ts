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
import { endedBlocks } from './ended-games.ts'

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
  /** Games that are over. */
  readonly ended?: readonly GameToMove[]
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
type Detail = {
  readonly isBrief?: boolean
  readonly openQuestions: boolean
  readonly board: boolean
  readonly code: string | undefined
}

/** Returns the sentences and quotes of blocks as lines about a game. Other kinds of blocks are left out. */
const linesOf = (blocks: readonly Block[]): readonly GameLine[] =>
  blocks.flatMap((block): readonly GameLine[] => {
    if (block.kind === 'quote') return [{ text: `${block.lead} “${block.text}”` }]
    return block.kind === 'words' ? [{ text: block.text, weight: block.weight ?? 'plain' }] : []
  })

const boardText = ({ texts }: Draft, { rules, position }: EmailFacts): string =>
  describePosition(texts, rules, position, true)

/**
 * Returns the rules of a game and the reader's side, which tell apart several games with one opponent. All games of a
 * tournament have the same rules: `isBrief` leaves them out there.
 */
const rulesAndSideText = ({ facts: { rules, colour, board }, texts, mail }: Draft, isBrief: boolean): string => {
  if (colour === undefined) return texts.rules[rules.id]
  return board && isBrief ? mail.youPlay(colour) : `${texts.rules[rules.id]}. ${mail.youPlay(colour)}`
}

type GameBlock = Extract<Block, { readonly kind: 'game' }>

/** Returns the block of a game in which it is the reader's turn. */
export const gameBlock = (id: string, draft: Draft, turn: TurnFacts, detail: Detail): GameBlock => ({
  kind: 'game',
  title: gameTitleOf(draft, id, detail.isBrief),
  lines: [
    { text: rulesAndSideText(draft, detail.isBrief ?? false), weight: 'soft' },
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

type Compose = (openQuestions: boolean, boards: number, ends: number) => ComposedEmail

/**
 * Returns the email with as much as fits. If the whole is too large, the messages and open questions are left out, then
 * the boards of the last games, and then the ends of games; the pages of the games show all of these.
 */
const composeWithinSize = (composeWith: Compose, count: number, over: number): ComposedEmail => {
  const full = composeWith(true, count, over)
  if (sizeOf(full) < SEVERAL_GAMES_MAX_BYTES) return full
  let [boards, ends] = [count, over]
  let brief = composeWith(false, boards, ends)
  while (sizeOf(brief) >= SEVERAL_GAMES_MAX_BYTES && boards + ends > 0) {
    if (boards > 0) boards -= 1
    else ends -= 1
    brief = composeWith(false, boards, ends)
  }
  return brief
}

/** Returns the sentences above the games. */
const topBlocks = (drafts: readonly DraftedGame[], answer: AnswerCodes | undefined, mail: Draft['mail']) =>
  [
    ...(drafts.length > 1 ? [drafts.some(isInReserve) ? mail.bundle.orderInReserve : mail.bundle.order] : []),
    ...(answer ? [howToAnswer(drafts, answer, mail)] : []),
  ].map((text): Block => ({ kind: 'words', text }))

type Details = {
  readonly openQuestions: boolean
  readonly boards: number
  readonly answer: AnswerCodes | undefined
}

/** Returns the games in which it is the reader's turn, the first ones with their boards in words. */
const turnGameBlocks = (drafts: readonly DraftedGame[], { openQuestions, boards, answer }: Details): readonly Block[] =>
  drafts.flatMap(({ id, draft }, index) =>
    draft.facts.turn
      ? [
          gameBlock(id, draft, draft.facts.turn, {
            isBrief: !openQuestions,
            openQuestions,
            board: index < boards,
            code: answerCodeOf(answer, id),
          }),
        ]
      : [],
  )

/**
 * Composes one email about all games in which it is the turn of the reader of an address. Its subject is constant, and
 * its size is below `SEVERAL_GAMES_MAX_BYTES`.
 */
export const composeSeveralGames = (
  { kind, games, ended = [], answer, stopAllUrl, timeZone, now }: SeveralGames,
  words: LanguageTexts,
): ComposedEmail => {
  const { mail } = words
  const drafted = (each: readonly GameToMove[]) =>
    each.map((one) => ({ id: one.id, draft: draftGameToMove(one, words, { timeZone, now }) }))
  const drafts = drafted(games)
  const over = drafted(ended)
  const title: Block = { kind: 'title', text: mail.bundle.title(games.length) }
  const top = topBlocks(drafts, answer, mail)
  const noPictures: readonly Block[] = [{ kind: 'caption', text: mail.bundle.noPictures }]
  const [first] = drafts
  const news = first?.draft.facts.turn ? taskText(first.draft, first.draft.facts.turn) : ''
  const notice = {
    list: 'digest',
    subject: mail.bundle.subjects[kind === 'bundle' && over.length > 0 && games.length === 1 ? 'withEnds' : kind],
    news: capitalizeFirst(news),
    boards: games.length,
    stopAllUrl,
    ...(answer && { marker: mail.replies.marker }),
  } as const
  const composeWith: Compose = (openQuestions, boards, ends) => {
    const turns = turnGameBlocks(drafts, { openQuestions, boards, answer })
    const below = [...(boards > 0 ? noPictures : []), ...endedBlocks(over.slice(0, ends), mail)]
    const composed = composeSimpleEmail({ ...notice, blocks: [title, ...top, ...turns, ...below] }, words)
    return { ...composed, headers: { ...composed.headers, ...threadHeaders(kind, stopAllUrl) } }
  }
  return composeWithinSize(composeWith, games.length, over.length)
}
