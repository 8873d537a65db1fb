import type { Game } from '../game/game.ts'
import type { Instant, Seat } from '../game/words.ts'
import { zoneOf } from '../texts/index.ts'
import type { Words } from '../texts/languages.ts'
import { asideBlocks, messageBlocks } from './aside.ts'
import type { Block, GameLine } from './blocks.ts'
import type { Composed } from './compose.ts'
import { type Draft, type Links, asSentence } from './draft.ts'
import { threadedBy, titleOf } from './envelope.ts'
import { type LetterFacts, factsOf } from './facts.ts'
import { composeNotice } from './notice.ts'
import { positionWords } from './position.ts'
import { type MayAnswer, codeOf, exampleOf } from './several.ts'
import { taskText, timeBlocks } from './turn.ts'
import type { TurnFacts } from './turn-facts.ts'

/** A game in which it is the reader's turn. */
export type WaitingGame = { readonly id: string; readonly seat: Seat; readonly game: Game; readonly links: Links }

/** A digest comes once a day, and has the games that were told of before, too. */
export type BundleKind = 'bundle' | 'digest'

export type Bundle = {
  readonly kind: BundleKind
  /** The one with the least time first. */
  readonly games: readonly WaitingGame[]
  /** If it may be answered. */
  readonly answer?: MayAnswer | undefined
  readonly stopAllUrl: string
  readonly timeZone: string | undefined
  readonly now: Instant
}

/** Bytes, text and HTML together: so large an email is read whole on any phone. */
export const LARGEST = 30_000

type Detail = { readonly aside: boolean; readonly board: boolean; readonly code: string | undefined }

const linesOf = (blocks: readonly Block[]): readonly GameLine[] =>
  blocks.flatMap((block): readonly GameLine[] => {
    if (block.kind === 'quote') return [{ text: `${block.lead} “${block.text}”` }]
    return block.kind === 'words' ? [{ text: block.text, weight: block.weight ?? 'plain' }] : []
  })

const boardText = ({ texts }: Draft, { rules, position }: LetterFacts): string =>
  positionWords(texts, rules, position, true)

type GameBlock = Extract<Block, { readonly kind: 'game' }>

export const gameBlock = (id: string, draft: Draft, turn: TurnFacts, detail: Detail): GameBlock => ({
  kind: 'game',
  title: titleOf(draft, id),
  lines: [
    { text: taskText(draft, turn) },
    ...(detail.aside ? linesOf([...messageBlocks(draft), ...asideBlocks(draft)]) : []),
    ...linesOf(timeBlocks(draft, turn)),
    ...(detail.code === undefined ? [] : [{ text: draft.mail.replies.code(detail.code) }]),
    ...(detail.board ? [{ text: boardText(draft, draft.facts), weight: 'soft' } as const] : []),
  ],
  link: { text: draft.mail.makeMove, url: draft.links.seat },
})

const sizeOf = ({ text, html }: Composed): number => new TextEncoder().encode(text + html).length

type Reading = { readonly timeZone: string | undefined; readonly now: Instant }

export const draftOfGame = (
  { seat, game, links }: WaitingGame,
  { texts, mail }: Words,
  { timeZone, now }: Reading,
): Draft => ({
  facts: factsOf(game, seat, now, links.watch, texts.seat.somebody),
  texts,
  mail,
  zone: zoneOf(timeZone),
  links,
  now,
})

/** All games of an address in which it is the reader's turn, in one email of a constant subject, smaller than `LARGEST`. */
export const composeBundle = ({ kind, games, answer, stopAllUrl, timeZone, now }: Bundle, words: Words): Composed => {
  const { mail } = words
  const drafts = games.map((each) => ({ id: each.id, draft: draftOfGame(each, words, { timeZone, now }) }))
  const title = mail.bundle.title(games.length)
  const top: readonly Block[] = [
    ...(games.length > 1 ? [mail.bundle.order] : []),
    ...(answer ? [mail.replies.howSeveral(exampleOf(answer))] : []),
  ].map((text) => ({ kind: 'words', text }))
  const [first] = drafts
  const news = first?.draft.facts.turn ? taskText(first.draft, first.draft.facts.turn) : ''
  const written = (asides: boolean, boards: number): Composed => {
    const blocks = drafts.flatMap(({ id, draft }, place) =>
      draft.facts.turn
        ? [gameBlock(id, draft, draft.facts.turn, { aside: asides, board: place < boards, code: codeOf(answer, id) })]
        : [],
    )
    const notice = {
      list: 'digest',
      subject: mail.bundle.subjects[kind],
      news: asSentence(news),
      boards: games.length,
      stopAllUrl,
      ...(answer && { marker: mail.replies.marker }),
    } as const
    const composed = composeNotice({ ...notice, blocks: [{ kind: 'title', text: title }, ...top, ...blocks] }, words)
    return { ...composed, headers: { ...composed.headers, ...threadedBy(kind, stopAllUrl) } }
  }
  const full = written(true, games.length)
  if (sizeOf(full) < LARGEST) return full
  // Then what was said stands on the page, and the last ones have no board.
  let boards = games.length
  let brief = written(false, boards)
  while (sizeOf(brief) >= LARGEST && boards > 0) brief = written(false, --boards)
  return brief
}
