import type { Texts } from '../en.ts'

export const match: Texts['match'] = {
  part: (part) => `Partij ${part} van een match van 2`,
  score: (one, points, other, otherPoints) => `${one} ${points} – ${otherPoints} ${other}`,
  over: 'de match is afgelopen',
  otherBoard: 'Je bord in de andere partij',
  otherGame: 'De andere partij',
  together: 'De andere partij begint samen met deze.',
  'in-turn': 'De andere partij begint als deze is afgelopen.',
  two: {
    together: 'Een match van twee partijen tegelijk, elke kleur één keer',
    'in-turn': 'Een match van twee partijen na elkaar, elke kleur één keer',
  },
  decks: { 'three-move': 'driezetten', 'two-move': 'tweezetten', 'eleven-man': 'elfstukken' },
  ballot: (number, deck, name) => `Loting ${number} van de ${deck}openingen${name === '' ? '' : `, ${name}`}.`,
  removed: (squares) => `De schijven op ${squares} gaan van het bord.`,
  ballotMoves: (moves) => `Ze begint met ${moves}.`,
  tossed: (name, side) => `${name} lootte ${side.toLowerCase()}.`,
  chance: (number) => `Willekeurig getrokken toen beiden zaten: het getal ${number}.`,
  checkToss: (creator) => `De loting nagaan: is het getal even, dan heeft ${creator} zwart.`,
  checkBallot: (among) =>
    `De opening nagaan: halveer het getal en laat de breuk weg, vermenigvuldig met ${among}, deel door 2.147.483.648 en laat de breuk weg. Zoveel van de ${among} gespeelde openingen komen voor deze.`,
}

export const about: Texts['about'] = {
  title: 'Over deze partij',
  clock: 'Bedenktijd',
  weekends: 'Weekenden',
  weekendsOff: (city) => `Zaterdag en zondag tellen niet (${city})`,
  leave: 'Je verlof',
  strictness: 'Onreglementaire zetten',
  laws: 'Volgens de wetten: één waarschuwing, daarna verlies',
  director: 'Arbiter',
  directorIs: (name) => `Arbiter: ${name}`,
  position: 'Vanuit een eigen stand',
}
