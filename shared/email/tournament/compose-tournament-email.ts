import type { Instant } from '../../game/model/words.ts'
import { timeZoneOrUtc } from '../../texts/index.ts'
import { directionOf } from '../../texts/languages/languages.ts'
import type { WithTournamentEmails } from '../../texts/tournament/tournament-email-texts.ts'
import type { ComposedEmail } from '../layout/composed-email.ts'
import { listHeaders, threadHeaders } from '../layout/email-headers.ts'
import { withOperator } from '../layout/operator-foot.ts'
import { renderHtml } from '../layout/render-html.ts'
import { renderPlainText } from '../layout/render-plain-text.ts'
import { SEVERAL_GAMES_MAX_BYTES } from '../several-games/several-games-email.ts'
import { toOneLine } from '../text/clean-text.ts'
import type { TournamentContent, TournamentDraft } from './blocks/tournament-draft.ts'
import type { TournamentEmailFacts, TournamentEmailKind } from './blocks/tournament-email-facts.ts'
import { writeBegun } from './write-begun.ts'
import { writeEntered } from './write-entered.ts'
import { writeFinalReport } from './write-final-report.ts'
import { writeConfirm, writeDeputyInvitation, writeInvitation } from './write-to-strangers.ts'
import { writeTournamentNews } from './write-tournament-news.ts'

const WRITERS: { readonly [K in TournamentEmailKind]: (draft: TournamentDraft) => TournamentContent } = {
  news: writeTournamentNews,
  confirm: writeConfirm,
  'deputy-invitation': writeDeputyInvitation,
  invitation: writeInvitation,
  entered: writeEntered,
  begun: writeBegun,
  'final-report': writeFinalReport,
}

/** The emails that ask their reader something, and have no words of others but plain names. */
const ASKING: ReadonlySet<TournamentEmailKind> = new Set(['confirm', 'deputy-invitation', 'invitation'])

/**
 * Returns the kind as which an email is written. Somebody who has not consented gets nothing but the question whether
 * they want these emails.
 */
const kindFor = ({ kind, to, asksConsent }: TournamentEmailFacts): TournamentEmailKind => {
  if (!asksConsent || ASKING.has(kind)) return kind
  if (to === 'secretary') return 'confirm'
  return to === 'deputy' ? 'deputy-invitation' : 'entered'
}

const NO_PICTURE = { contentId: '', alt: '', side: 0 }
const NO_DRAWING = { board: '', legend: '', words: '' }

const headersOf = ({ id, links, asksConsent }: TournamentEmailFacts, kind: TournamentEmailKind) =>
  asksConsent || ASKING.has(kind)
    ? listHeaders('door', links.stopAll)
    : {
        ...threadHeaders(`tournament-${id}`, links.table),
        ...listHeaders('tournaments', links.stop ?? links.stopAll),
      }

const render = (draft: TournamentDraft): ComposedEmail => {
  const { email, words } = draft
  const { language, texts, mail } = words
  const kind = kindFor(email)
  const { subject: written, foot, ...content } = WRITERS[kind](draft)
  const whole = { ...content, foot: withOperator(words, foot, `/t/${email.id}`) }
  const subject = toOneLine(written)
  return {
    subject,
    text: renderPlainText({ ...whole, drawing: NO_DRAWING, above: mail.above }),
    html: renderHtml({ locale: texts.locale, direction: directionOf(language) }, subject, {
      ...whole,
      picture: NO_PICTURE,
    }),
    headers: headersOf(email, kind),
    attachments: [],
  }
}

const sizeOf = ({ text, html }: ComposedEmail): number => new TextEncoder().encode(text + html).length

/**
 * Composes an email about a tournament, with the reader's own links only. If it would be longer than any phone shows
 * completely, it is written with fewer details, which the page of the event has.
 */
export const composeTournamentEmail = (
  email: TournamentEmailFacts,
  words: WithTournamentEmails,
  { now, timeZone }: { readonly now: Instant; readonly timeZone?: string | undefined },
): ComposedEmail => {
  const draft = { email, words, texts: words.texts, zone: timeZoneOrUtc(timeZone), now }
  const whole = render({ ...draft, isBrief: false })
  return sizeOf(whole) < SEVERAL_GAMES_MAX_BYTES ? whole : render({ ...draft, isBrief: true })
}
