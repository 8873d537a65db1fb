import { clockText } from '../../texts/sentences/clock-text.ts'
import { listedTermTexts } from '../../texts/sentences/listed-terms-text.ts'
import { durationText, zoneName } from '../../texts/index.ts'
import type { Block } from './block.ts'
import type { Draft } from './draft.ts'

/** Returns how the opening and the colours were decided. */
const openingSentences = ({ mail, facts: { agreed } }: Draft): readonly string[] => {
  const { ballot, toss, randomNumber: chance } = agreed
  return [
    toss ? mail.agreed.toss(toss.black, toss.white) : '',
    ballot ? mail.agreed.ballot(ballot.number, ballot.deck, ballot.name) : '',
    ballot && ballot.removed.length > 0 ? mail.agreed.removed(ballot.removed) : '',
    ballot ? mail.agreed.begins(ballot.moves) : '',
    chance === undefined ? '' : mail.agreed.chance(chance),
  ]
}

type Terms = Pick<Draft, 'texts' | 'mail' | 'facts' | 'now'>

/** Returns the terms besides rules and clock. */
const conditionSentences = ({ texts, mail, facts: { agreed }, now }: Terms): readonly string[] => [
  agreed.weekends === undefined ? '' : mail.agreed.weekends(zoneName(texts.locale, agreed.weekends, now)),
  agreed.leave > 0 ? mail.agreed.leave(durationText(texts, agreed.leave)) : '',
  agreed.laws ? mail.agreed.laws : '',
  agreed.forfeit ? mail.agreed.forfeit : '',
  ...listedTermTexts(texts, agreed.listed).map(([, text]) => `${text}.`),
  ...agreed.programs.map((name) => `${texts.about.isProgram(name)}.`),
]

const paragraph = (sentences: readonly string[]): readonly Block[] => {
  const text = sentences.filter((sentence) => sentence !== '').join(' ')
  return text === '' ? [] : [{ kind: 'words', text }]
}

/** Returns what was drawn by lot for the game, or will be when it begins. */
export const drawnLotBlocks = (draft: Draft): readonly Block[] => {
  const { facts, mail } = draft
  const { deckToDraw } = facts.agreed
  return [...paragraph(openingSentences(draft)), ...paragraph([deckToDraw ? mail.agreed.toDraw(deckToDraw) : ''])]
}

/** Returns all terms besides the rules and the clock, for whoever is invited; empty if there are none. */
export const conditionsText = (terms: Terms): string => {
  const { texts, mail, facts } = terms
  const { deckToDraw, ballot, match, isSetUp, arbiter } = facts.agreed
  return [
    deckToDraw ? mail.agreed.toDraw(deckToDraw) : '',
    ballot ? mail.agreed.ballot(ballot.number, ballot.deck, ballot.name) : '',
    isSetUp ? `${texts.about.position}.` : '',
    match ? `${texts.match.two[match.order]}.` : '',
    arbiter === undefined || facts.seat === 'arbiter' ? '' : `${texts.about.arbiterIs(arbiter)}.`,
    ...conditionSentences(terms),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** Returns the rules, the clock and all other terms of the game. */
export const termsBlocks = (draft: Draft): readonly Block[] => {
  const { facts, texts, mail } = draft
  const { match } = facts.agreed
  return [
    ...paragraph([match ? mail.agreed.match[match.order] : '']),
    ...paragraph([
      mail.rulesAndClock(texts.rules[facts.rules.id], clockText(texts, facts.clock)),
      ...conditionSentences(draft),
    ]),
  ]
}
