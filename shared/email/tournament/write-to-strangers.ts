import { invitedToText } from '../../texts/sentences/invited-to-text.ts'
import { entrantOf } from '../../tournament/model/tournament.ts'
import { decliningUrl } from '../address/invitation-email.ts'
import type { Block } from '../blocks/block.ts'
import { dateText } from '../blocks/draft.ts'
import type { EmailFooter } from '../layout/render-html.ts'
import { eventTermsBlocks } from './blocks/event-terms-blocks.ts'
import {
  type TournamentContent,
  type TournamentDraft,
  plainEventName,
  plainSecretaryName,
  readerNumber,
} from './blocks/tournament-draft.ts'

/** Returns for whom and in which event somebody is asked, as far as a stranger may read it. */
const eventBlocks = ({ email, words }: TournamentDraft): readonly Block[] => {
  const event = plainEventName(email.tournament)
  const text = invitedToText(words.texts.invitation, { club: words.operator?.club, event })
  return text === '' ? [] : [{ kind: 'words', text }]
}

/** Returns the title of what the secretary asks, with their name if a stranger may read it. */
const titleFrom = (
  { email }: TournamentDraft,
  { title, titleBySomeone }: { readonly title: (secretary: string) => string; readonly titleBySomeone: string },
): string => {
  const secretary = plainSecretaryName(email.tournament)
  return secretary === undefined ? titleBySomeone : title(secretary)
}

/** Returns the subject of an email to a stranger: its title, and the club whose service sends it. */
const subjectFor = ({ words }: TournamentDraft, title: string): string =>
  words.operator?.club === undefined ? title : `${title} · ${words.operator.club}`

/** Returns the foot of an email to somebody whose address another person has typed. */
const typedFoot = ({ email, words: { mail } }: TournamentDraft, otherwise: string): EmailFooter => {
  const { invitation } = mail.consent
  const secretary = plainSecretaryName(email.tournament)
  return {
    lines: [secretary === undefined ? invitation.typedBySomeone : invitation.typed(secretary), otherwise],
    stops: [{ text: invitation.never, url: email.links.stopAll }],
  }
}

/**
 * Asks the secretary to open the event from their own mailbox, before anybody is invited. Anybody may have typed the
 * address.
 */
export const writeConfirm = (draft: TournamentDraft): TournamentContent => {
  const { email, words } = draft
  const { confirm } = words.mail.tournament
  return {
    subject: subjectFor(draft, confirm.title),
    news: confirm.text,
    blocks: [
      { kind: 'title', text: confirm.title },
      ...eventBlocks(draft),
      { kind: 'words', text: confirm.text },
      { kind: 'button', link: { text: confirm.open, url: email.links.own } },
      { kind: 'words', text: confirm.keep },
      ...eventTermsBlocks(draft),
    ],
    foot: { lines: [confirm.otherwise], stops: [{ text: words.mail.stopAll, url: email.links.stopAll }] },
  }
}

/** Returns until when the reader may answer. */
const answerText = (draft: TournamentDraft): string => {
  const { mail } = draft.words
  const { terms, status } = draft.email.tournament
  const { closesAt } = terms.entry
  return closesAt === undefined || status === 'running'
    ? mail.tournament.invitation.noDate
    : mail.consent.invitation.until(dateText(draft, closesAt))
}

/** Returns that the reader would take the place of another player, if that is so. */
const replacingBlocks = (draft: TournamentDraft): readonly Block[] => {
  const number = readerNumber(draft)
  const { tournament } = draft.email
  const replaces = number === undefined ? undefined : entrantOf(tournament, number)?.replaces
  return replaces === undefined ? [] : [{ kind: 'words', text: draft.words.mail.tournament.invitation.replacing }]
}

/** Invites a player, who may accept or decline on the page behind the links. It is also the consent email of its mailbox. */
export const writeInvitation = (draft: TournamentDraft): TournamentContent => {
  const { email, words } = draft
  const { texts, mail } = words
  const { invitation } = mail.tournament
  const { own } = email.links
  const title = titleFrom(draft, invitation)
  return {
    subject: subjectFor(draft, title),
    news: invitation.text,
    blocks: [
      { kind: 'title', text: title },
      ...eventBlocks(draft),
      { kind: 'words', text: invitation.text },
      ...replacingBlocks(draft),
      {
        kind: 'answers',
        links: [
          { text: texts.invitation.accept, url: own },
          { text: texts.invitation.decline, url: decliningUrl(own) },
        ],
      },
      ...eventTermsBlocks(draft),
      { kind: 'row', label: mail.consent.invitation.answer, text: answerText(draft) },
    ],
    foot: typedFoot(draft, invitation.otherwise),
  }
}

/** Asks somebody to be the deputy of the secretary. */
export const writeDeputyInvitation = (draft: TournamentDraft): TournamentContent => {
  const { email, words } = draft
  const { deputy } = words.mail.tournament
  const title = titleFrom(draft, deputy)
  return {
    subject: subjectFor(draft, title),
    news: deputy.text,
    blocks: [
      { kind: 'title', text: title },
      ...eventBlocks(draft),
      { kind: 'words', text: deputy.text },
      { kind: 'button', link: { text: deputy.open, url: email.links.own } },
      ...eventTermsBlocks(draft),
    ],
    foot: typedFoot(draft, deputy.otherwise),
  }
}
