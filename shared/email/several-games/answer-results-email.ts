import { moveText } from '../../draughts/index.ts'
import { type Draft, capitalizeFirst } from '../blocks/draft.ts'
import type { LanguageTexts } from '../../texts/languages/languages.ts'
import type { Block, GameLine } from '../blocks/block.ts'
import { type GameToMove, draftGameToMove, gameBlock } from './several-games-email.ts'
import { cleanMessage } from '../text/clean-text.ts'
import type { ComposedEmail } from '../layout/composed-email.ts'
import { type AnswerCodes, answerCodeOf, answerExampleOf } from './answer-codes.ts'
import { gameTitleOf } from '../layout/email-headers.ts'
import { type LineResult, answerOutcomeText } from '../contents/write-answer-result.ts'
import { composeSimpleEmail } from '../layout/simple-email.ts'

/**
 * The result of one line of a reply. `game` is the game that the line is about, if it is known to be one of the
 * reader's.
 */
export type LineOutcome = { readonly result: LineResult; readonly game?: GameToMove }

type Answers = {
  readonly lines: readonly LineOutcome[]
  readonly answer?: AnswerCodes | undefined
  readonly stopAllUrl: string
  readonly timeZone: string | undefined
  readonly now: number
}

const resultLines = (
  { outcome, line, move = '' }: LineResult,
  draft: Draft | undefined,
  { mail: { replies } }: LanguageTexts,
): readonly GameLine[] => {
  const quoted = line === undefined ? [] : [{ text: replies.first(cleanMessage(line) ?? '') }]
  if (outcome === 'played')
    return [
      {
        text: `${replies.played(draft ? moveText(draft.facts.rules, move) : move)}.`,
        weight: 'strong',
      },
    ]
  const { title, text } = answerOutcomeText(replies, outcome, draft ? draft.facts.pending : 'unknown')
  return [{ text: capitalizeFirst(title), weight: 'strong' }, { text }, ...quoted]
}

/**
 * Returns the address of the game's page. If a move was read but not played, the address contains it, so the page shows
 * it.
 */
const linkTo = ({ outcome, move }: LineResult, url: string): string =>
  move !== undefined && outcome !== 'played' ? `${url}?move=${encodeURIComponent(move)}` : url

/** Composes one email with the results of all lines of a reply to an email about several games. */
export const composeAnswerResults = (
  { lines: told, answer, stopAllUrl, timeZone, now }: Answers,
  words: LanguageTexts,
): ComposedEmail => {
  const { mail } = words
  const { replies } = mail
  const blocks = told.flatMap(({ result, game: waiting }): readonly Block[] => {
    const draft = waiting && draftGameToMove(waiting, words, { timeZone, now })
    const lines = resultLines(result, draft, words)
    if (!waiting || !draft) return lines.map(({ text }) => ({ kind: 'words', text }))
    const { turn } = draft.facts
    const code = answerCodeOf(answer, waiting.id)
    const how = code === undefined ? [] : [{ text: replies.code(code), weight: 'soft' } as const]
    if (result.outcome !== 'played' && turn?.isYours === true) {
      const block = gameBlock(waiting.id, draft, turn, { openQuestions: false, board: false, code })
      return [
        { ...block, lines: [...lines, ...block.lines], link: { ...block.link, url: linkTo(result, block.link.url) } },
      ]
    }
    const link = { text: mail.openBoard, url: waiting.links.seat }
    return [{ kind: 'game', title: gameTitleOf(draft, waiting.id), lines: [...lines, ...how], link }]
  })
  const notice = {
    list: 'digest',
    subject: mail.bundle.subjects.answers,
    news: replies.results,
    boards: told.filter(({ game: waiting }) => waiting).length,
    stopAllUrl,
    ...(answer && { marker: replies.marker }),
  } as const
  const how: readonly Block[] = answer ? [{ kind: 'words', text: replies.howSeveral(answerExampleOf(answer)) }] : []
  return composeSimpleEmail({ ...notice, blocks: [{ kind: 'title', text: replies.results }, ...blocks, ...how] }, words)
}
