import type { MailTexts } from '../../texts/index.ts'
import type { Block, Content } from '../blocks.ts'
import { cleanMessage } from '../clean.ts'
import type { Seat } from '../../game/words.ts'
import type { Draft } from '../draft.ts'
import { movesBlocks, standingBlocks } from '../turn.ts'

export type AnswerOutcome = 'played' | keyof MailTexts['replies']['outcomes']

/** Of one line of an answer to an email about several games. `game`, `seat`: where it names one. */
export type LineResult = Answered & { readonly game?: string; readonly seat?: Seat }

type Answered = { readonly outcome: AnswerOutcome; readonly line?: string; readonly move?: string }

const HELPS: ReadonlySet<AnswerOutcome> = new Set(['illegal', 'unclear', 'several', 'older'])

/** What came of it, how the game stands and until when; where it was not played, what could be. */
export const answered = (draft: Draft, { outcome, line, move }: Answered): Content => {
  const { facts, mail, links } = draft
  const { replies } = mail
  const { title, text } =
    outcome === 'played' ? { title: replies.played(move ?? ''), text: undefined } : replies.outcomes[outcome]
  const first = line === undefined ? undefined : cleanMessage(line)
  const shown = move !== undefined && outcome !== 'played' ? `?move=${encodeURIComponent(move)}` : ''
  const words = [text, first === undefined ? undefined : replies.first(first)].filter((each) => each !== undefined)
  return {
    news: title,
    blocks: [
      { kind: 'title', text: title },
      ...words.map((each): Block => ({ kind: 'words', text: each })),
      { kind: 'button', link: { text: facts.turn?.yours ? mail.makeMove : mail.openBoard, url: links.seat + shown } },
      ...standingBlocks(draft),
      ...(facts.turn?.yours && HELPS.has(outcome) ? movesBlocks(draft, facts.turn) : []),
    ],
  }
}
