import type { Game } from '../game/game.ts'
import type { Instant } from '../game/words.ts'
import { zoneOf } from '../texts/index.ts'
import { mailTextsFor, textsFor } from '../texts/languages.ts'
import type { Content } from './blocks.ts'
import type { Desk, Links } from './desk.ts'
import { diagram } from './diagram.ts'
import { headersOf, shortId, subjectOf } from './envelope.ts'
import { type LetterFacts, factsOf } from './facts.ts'
import { type Foot, htmlOf } from './html.ts'
import { appointed } from './kinds/appointed.ts'
import { ended } from './kinds/ended.ts'
import { joined } from './kinds/joined.ts'
import { news } from './kinds/news.ts'
import { offered } from './kinds/offered.ts'
import { reminder } from './kinds/reminder.ts'
import { yourTurn } from './kinds/your-turn.ts'
import type { Letter, NewsEvent } from './letters.ts'
import { plainOf } from './plain.ts'
import { encodePng } from './png.ts'
import { positionWords, textBoard } from './position.ts'

/** Whom a letter goes to, as far as its words depend on him. */
export type Reader = { readonly locale?: string; readonly timeZone?: string; readonly links: Links }

/** A picture inside the letter, named by `cid:` in its HTML. */
export type Enclosed = {
  readonly name: string
  readonly type: string
  readonly contentId: string
  readonly bytes: Uint8Array
}

/** A letter ready to go, but for its address. */
export type Composed = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly Enclosed[]
}

/** Shown at 440 CSS pixels at the most; drawn larger for screens of more than one pixel to the point. */
const SHOWN = 440
const DRAWN = 640

/** What the letter says of the game as it stands. One that is out of date by now says how the game ended, or that it has begun. */
const contentOf = (letter: Letter, desk: Desk, happened: NewsEvent | undefined): Content => {
  const { turn, end } = desk.facts
  if (letter.kind === 'news' && happened) return news(desk, happened)
  if (end) return ended(desk, end)
  if (letter.seat === 'director') return appointed(desk)
  if (!turn) return offered(desk)
  if (letter.kind === 'reminder' && turn.yours) return reminder(desk, turn, letter.reminder)
  if (letter.kind === 'your-turn' && turn.yours) return yourTurn(desk, turn)
  return joined(desk)
}

/** Of the move that is to be made; of the last one where the game is over. */
const moveNumber = ({ ply, end }: LetterFacts): number => Math.max(1, Math.floor((end ? ply - 1 : ply) / 2) + 1)

const footOf = ({ facts, texts, mail, links }: Desk, game: string): Foot => ({
  lines: [mail.footer(texts.rules[facts.rules.id], texts.seat.move(moveNumber(facts)), shortId(game)), mail.secret],
  stop: links.stop === undefined ? undefined : { text: mail.stop, url: links.stop },
})

/**
 * Writes a letter: `game` as it stands now, in the language and zone of its reader, with his links and nobody else's.
 * `happened`: the event that a letter of news is about.
 * Pure. Text and HTML say the same; both have the board, the reader's side at the bottom. 5 to 20 KB, and a picture of about 12 KB.
 */
export const compose = (
  letter: Letter,
  game: Game,
  { locale, timeZone, links }: Reader,
  now: Instant,
  happened?: NewsEvent,
): Composed => {
  const facts = factsOf(game, letter.seat)
  const texts = textsFor(locale)
  const desk: Desk = { facts, texts, mail: mailTextsFor(locale), zone: zoneOf(timeZone), links, now }
  const { rules, position, last } = facts
  const flip = facts.colour === 'black'
  const subject = subjectOf(desk, letter.game)
  const content = contentOf(letter, desk, happened)
  const foot = footOf(desk, letter.game)
  const words = positionWords(texts, rules, position)
  const contentId = `board-${letter.game}-${letter.version}`
  const drawing = { board: textBoard(desk.mail.letters, rules, position, flip), legend: desk.mail.legend, words }
  const pictured = content.blocks.some(({ kind }) => kind === 'board')
  return {
    subject,
    text: plainOf({ ...content, foot, drawing }),
    html: htmlOf(texts.locale, subject, { ...content, foot, picture: { contentId, alt: words, side: SHOWN } }),
    headers: headersOf(desk, letter.game),
    attachments: pictured
      ? [
          {
            name: 'board.png',
            type: 'image/png',
            contentId,
            bytes: encodePng(diagram(rules, position, { size: DRAWN, flip, last: last?.way })),
          },
        ]
      : [],
  }
}
