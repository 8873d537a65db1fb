import { type EventWords, durationText } from '../../texts/index.ts'
import type { Role } from '../../game/model/words.ts'
import type { WatchedEvent } from '../events/recipients.ts'
import type { Content } from '../blocks/block.ts'
import { type Draft, whenText } from '../blocks/draft.ts'
import { turnSummaryBlocks } from '../blocks/turn-blocks.ts'

/** The fields of events that sentences use. */
type EventFields = { readonly at: number; readonly by?: Role | 'clock'; readonly to?: Role; readonly seat?: Role } & {
  readonly time?: number
  readonly from?: number
  readonly until?: number
  readonly square?: number
}

/** Returns the words that the event's sentence needs, as in the list of events on the game's page. */
const wordsOf = (draft: Draft, { at, by, to, seat, time, from, until, square }: EventFields): EventWords => {
  const { facts, texts } = draft
  const named = (role: Role | 'clock' | undefined): string | undefined =>
    role === undefined || role === 'clock' ? undefined : facts.names[role]
  const isLater = from !== undefined && from > at
  return {
    who: named(by) ?? texts.events.somebody,
    whom: named(to ?? seat) ?? texts.events.somebodyToo,
    time: time === undefined ? '' : durationText(texts, time),
    from: isLater ? whenText(draft, from) : '',
    when: until === undefined ? '' : whenText(draft, until),
    square: square === undefined ? '' : `${square}`,
    isYou: false,
    isToYou: false,
    isLater,
  }
}

const sentenceOf = (draft: Draft, event: WatchedEvent): string => {
  const sentence: string | ((words: EventWords) => string) = draft.texts.happened[event.type]
  return typeof sentence === 'function' ? sentence(wordsOf(draft, event)) : sentence
}

/**
 * Writes the email about an event for an arbiter who follows everything. Its sentence is that of the list of events on
 * the game's page.
 */
export const writeWatched = (draft: Draft, event: WatchedEvent): Content => {
  const { mail, links } = draft
  const news = sentenceOf(draft, event)
  return {
    news,
    blocks: [
      { kind: 'title', text: news.replace(/\.$/, '') },
      { kind: 'button', link: { text: mail.openGame, url: links.seat } },
      { kind: 'board' },
      ...turnSummaryBlocks(draft),
    ],
  }
}
