import type { GameEvent } from '../game/events.ts'
import type { Game } from '../game/game.ts'
import { moveNumber } from '../game/numbering.ts'
import type { Instant } from '../game/words.ts'
import { zoneOf } from '../texts/index.ts'
import { type Words, directionOf } from '../texts/languages.ts'
import { diagram } from '../picture/diagram.ts'
import { encodePng } from '../picture/png.ts'
import type { Deflate } from '../picture/raster.ts'
import type { Block, Content } from './blocks.ts'
import type { Draft, Links } from './draft.ts'
import { headersOf, shortId, subjectOf } from './envelope.ts'
import { type LetterFacts, factsOf } from './facts.ts'
import { type Foot, htmlOf } from './html.ts'
import { type Letter, contentOf } from './kinds.ts'
import { plainOf } from './plain.ts'
import { positionWords, textBoard } from './position.ts'

/** `mayAnswer`: an answer to this email plays. */
export type Reader = {
  readonly words: Words
  readonly timeZone?: string
  readonly links: Links
  readonly mayAnswer?: boolean
}

export type Writing = { readonly now: Instant; readonly deflate: Deflate; readonly happened?: GameEvent | undefined }

/** Shown by `cid:`. */
export type Enclosed = {
  readonly name: string
  readonly type: string
  readonly contentId: string
  readonly bytes: Uint8Array
}

export type Composed = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly Enclosed[]
}

/** CSS pixels at most. Drawn a little larger: it fits a phone, and stays soft on a dense screen. */
const SHOWN = 440
const DRAWN = 480

/** Of the move that is to be made, or was the last; a game that has not begun, or ended without one, has none. */
const numberIn = ({ opening, ply, end, turn }: LetterFacts): number | undefined =>
  (end ? ply === 0 : turn === undefined) ? undefined : moveNumber(opening, end ? ply : ply + 1)

const aboutText = ({ facts, texts }: Draft): string => {
  const number = numberIn(facts)
  const rules = texts.rules[facts.rules.id]
  return number === undefined ? rules : `${rules} · ${texts.seat.move(number)}`
}

const footOf = (draft: Draft, game: string): Foot => ({
  lines: [draft.mail.footer(aboutText(draft), shortId(game)), draft.mail.secret],
  stops: [
    { text: draft.mail.stop, url: draft.links.stop },
    { text: draft.mail.stopAll, url: draft.links.stopAll },
  ],
})

export const draftOf = (
  letter: Letter,
  game: Game,
  { words: { texts, mail }, timeZone, links }: Reader,
  now: Instant,
): Draft => {
  const facts = factsOf(game, letter.seat, now, links.watch, texts.seat.somebody)
  return { facts, texts, mail, zone: zoneOf(timeZone), links, now }
}

/** Before moves, so that a mail program that quotes them begins no line with one. */
const SIGN = '· '

/** `how` stands under the first button, which is the other way to move. */
const answerable = (content: Content, how: string): Content => {
  const first = content.blocks.findIndex(({ kind }) => kind === 'button')
  return {
    ...content,
    blocks: content.blocks.flatMap((block, at): readonly Block[] => [
      block.kind === 'moves' ? { ...block, sign: SIGN } : block,
      ...(at === first ? [{ kind: 'words', text: how } as const] : []),
    ]),
  }
}

/** About `game` as it stands, with only the reader's own links. 5 to 20 KB, and a picture of 6 to 9 KB. */
export const compose = (letter: Letter, game: Game, reader: Reader, { now, deflate, happened }: Writing): Composed => {
  const draft = draftOf(letter, game, reader, now)
  const { facts, texts } = draft
  const { rules, position, last } = facts
  const flip = facts.colour === 'black'
  const subject = subjectOf(draft, letter.game)
  const { marker, how } = draft.mail.replies
  const plain = contentOf(letter, draft, happened)
  const content = reader.mayAnswer ? { ...answerable(plain, how), marker } : plain
  const foot = footOf(draft, letter.game)
  const words = positionWords(texts, rules, position, facts.end !== undefined)
  const contentId = `board-${letter.game}-${letter.version}`
  const drawing = { board: textBoard(draft.mail.letters, rules, position, flip), legend: draft.mail.legend, words }
  const pictured = content.blocks.some(({ kind }) => kind === 'board')
  return {
    subject,
    text: plainOf({ ...content, foot, drawing, above: draft.mail.above }),
    html: htmlOf({ locale: texts.locale, direction: directionOf(reader.words.language) }, subject, {
      ...content,
      foot,
      picture: { contentId, alt: words, side: SHOWN },
    }),
    headers: headersOf(draft, letter.game),
    attachments: pictured
      ? [
          {
            name: 'board.png',
            type: 'image/png',
            contentId,
            bytes: encodePng(
              diagram(rules, position, { size: DRAWN, flip, ...(last?.way && { last: last.way }) }),
              deflate,
            ),
          },
        ]
      : [],
  }
}
