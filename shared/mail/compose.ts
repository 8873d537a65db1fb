import type { Game } from '../game/game.ts'
import type { Instant } from '../game/words.ts'
import { zoneOf } from '../texts/index.ts'
import { mailTextsFor, textsFor } from '../texts/languages.ts'
import type { Draft, Links } from './draft.ts'
import { diagram } from './diagram.ts'
import { headersOf, shortId, subjectOf } from './envelope.ts'
import { type LetterFacts, factsOf } from './facts.ts'
import { type Foot, htmlOf } from './html.ts'
import type { NewsEvent } from './after.ts'
import { type Letter, contentOf } from './kinds.ts'
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

/** Of the move that is to be made; of the last one where the game is over. */
const moveNumber = ({ ply, end }: LetterFacts): number => Math.max(1, Math.floor((end ? ply - 1 : ply) / 2) + 1)

const footOf = ({ facts, texts, mail, links }: Draft, game: string): Foot => ({
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
  const draft: Draft = { facts, texts, mail: mailTextsFor(locale), zone: zoneOf(timeZone), links, now }
  const { rules, position, last } = facts
  const flip = facts.colour === 'black'
  const subject = subjectOf(draft, letter.game)
  const content = contentOf(letter, draft, happened)
  const foot = footOf(draft, letter.game)
  const words = positionWords(texts, rules, position)
  const contentId = `board-${letter.game}-${letter.version}`
  const drawing = { board: textBoard(draft.mail.letters, rules, position, flip), legend: draft.mail.legend, words }
  const pictured = content.blocks.some(({ kind }) => kind === 'board')
  return {
    subject,
    text: plainOf({ ...content, foot, drawing }),
    html: htmlOf(texts.locale, subject, { ...content, foot, picture: { contentId, alt: words, side: SHOWN } }),
    headers: headersOf(draft, letter.game),
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
