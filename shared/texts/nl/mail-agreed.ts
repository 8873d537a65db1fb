import type { Deck } from '../../game/terms.ts'
import type { MailTexts } from '../en/mail.ts'

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'driezettenlotingen',
  'two-move': 'tweezettenlotingen',
  'eleven-man': 'elfschijvenlotingen',
}

export const agreed: MailTexts['agreed'] = {
  bank: (reserve) => `${reserve} voor al je zetten samen`,
  increment: (time) => `${time} erbij na elke zet`,
  cap: (most) => `nooit meer dan ${most}`,
  every: (time, moves) => `${time} erbij na elke ${moves} zetten`,
  weekends: (city) => `Zaterdagen en zondagen tellen niet (${city}).`,
  leave: (time) => `Ieder mag in deze partij ${time} vrij nemen.`,
  laws: 'Volgens de regels geeft een eerste onreglementaire zet een waarschuwing; een tweede verliest de partij.',
  match: {
    together:
      'Dit is een van de twee partijen van een match met dezelfde opening en met de kleuren gewisseld. Ze worden tegelijk gespeeld; de andere heeft een eigen brief.',
    'in-turn':
      'Dit is een van de twee partijen van een match met dezelfde opening en met de kleuren gewisseld. De tweede begint als de eerste uit is.',
  },
  toDraw: (deck) => `De opening wordt geloot uit de ${decks[deck]} als de uitnodiging wordt aangenomen.`,
  ballot: (number, deck, name) => `De opening is nummer ${number} van de ${decks[deck]}, ${name}.`,
  removed: (squares) => `De schijven op ${squares.join(' en ')} zijn eraf.`,
  begins: (moves) => `${moves.join(' ')} staat al op het bord.`,
  toss: (black, white) => `Door loting speelt ${black} met zwart en ${white} met wit.`,
  chance: (number) => `Geloot met het getal ${number}, dat bij de partij bewaard blijft zodat iedereen het kan nagaan.`,
  firstMove: (move) => `Je eerste zet ${move} gaat met de uitnodiging mee.`,
  firstMade: (move) => `Je eerste zet ${move} is gedaan.`,
}
