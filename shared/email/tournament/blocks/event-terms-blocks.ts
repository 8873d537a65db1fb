import { boardSize, ruleSetOf } from '../../../draughts/index.ts'
import { listedTermsIn } from '../../../game/model/listed-terms.ts'
import { durationText, zoneName } from '../../../texts/index.ts'
import { clockSentence } from '../../../texts/sentences/clock-text.ts'
import { listedTermTexts } from '../../../texts/sentences/listed-terms-text.ts'
import type { TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import type { Block } from '../../blocks/block.ts'
import { dateText } from '../../blocks/draft.ts'
import type { TournamentDraft } from './tournament-draft.ts'

/** Returns how the games of the event begin. Undefined if their opening is free. */
const openingSentence = (
  { opening }: TournamentTerms,
  { texts, words: { mail } }: TournamentDraft,
): string | undefined => {
  switch (opening.kind) {
    case 'free':
      return undefined
    case 'ballot':
      return `${texts.newGame.openings[opening.deck]}.`
    case 'positions':
      return mail.tournament.invitation.positions
  }
}

/** Returns the terms besides rules and clock, as one text. */
const conditionsText = (draft: TournamentDraft): string => {
  const { email, words, now } = draft
  const { texts, mail } = words
  const { terms } = email.tournament
  const { game } = terms
  const leave = game.clock === 'unlimited' ? 0 : game.leave
  return [
    openingSentence(terms, draft),
    game.weekends === undefined ? undefined : mail.agreed.weekends(zoneName(texts.locale, game.weekends, now)),
    leave > 0 ? mail.agreed.leave(durationText(texts, leave)) : undefined,
    game.strictness === 'laws' ? mail.agreed.laws : undefined,
    game.noShow === 'loss' ? mail.agreed.forfeit : undefined,
    ...listedTermTexts(texts, listedTermsIn(game)).map(([, text]) => `${text}.`),
    terms.rules === undefined ? undefined : mail.tournament.invitation.ownRules,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

/** Returns when the event begins. */
const beginningText = (draft: TournamentDraft): string => {
  const { invitation } = draft.words.mail.tournament
  const { closesAt } = draft.email.tournament.terms.entry
  return closesAt === undefined ? `${invitation.bySecretary}.` : `${invitation.atClosing(dateText(draft, closesAt))}.`
}

/** Returns the rows with how many games there are, their rules, their time, and when they begin. */
export const eventTermsBlocks = (draft: TournamentDraft): readonly Block[] => {
  const { email, words } = draft
  const { texts, mail } = words
  const { invitation } = texts
  const { terms, status } = email.tournament
  const rules = ruleSetOf(terms.game.rules)
  const conditions = conditionsText(draft)
  return [
    {
      kind: 'row',
      label: mail.tournament.invitation.games,
      text: mail.tournament.invitation.formats[terms.format],
    },
    {
      kind: 'row',
      label: invitation.rules,
      text: `${texts.rules[rules.id]} (${texts.game.size(boardSize(rules).columns)})`,
      link: { text: invitation.pictures, url: `${new URL(email.links.own).origin}/rules/${rules.id}` },
    },
    { kind: 'row', label: invitation.clock, text: clockSentence(texts, terms.game.clock) },
    ...(conditions === '' ? [] : [{ kind: 'row', label: invitation.conditions, text: conditions } as const]),
    ...(status === 'draft' || status === 'open'
      ? [{ kind: 'row', label: mail.tournament.invitation.begins, text: beginningText(draft) } as const]
      : []),
  ]
}
