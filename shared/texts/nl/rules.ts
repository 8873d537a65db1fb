import type { Claim } from '../../draughts/index.ts'
import type { Texts } from '../en/index.ts'

export const rules: Texts['rules'] = {
  english: 'Engels dammen (checkers)',
  'english-huffing': 'Engels dammen met blazen',
  'english-crown-and-continue': 'Engels dammen, doorslaan na promotie',
  'english-kings-first': 'Engels dammen, damslag gaat voor',
  international: 'Internationaal dammen',
  russian: 'Russisch dammen',
  brazilian: 'Braziliaans dammen',
  pool: 'Pool checkers',
  italian: 'Italiaans dammen',
  spanish: 'Spaans dammen',
  portuguese: 'Portugees dammen',
  czech: 'Tsjechisch dammen',
  canadian: 'Canadees dammen',
  frisian: 'Fries dammen',
  thai: 'Thais dammen',
}

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} heeft gewonnen: ${loser} heeft geen stukken meer.`,
    'no-moves': (winner, loser) => `${winner} heeft gewonnen: ${loser} kan niet meer zetten.`,
    resignation: (winner, loser) => `${winner} heeft gewonnen: ${loser} gaf op.`,
    time: (winner, loser) => `${winner} heeft gewonnen: de tijd van ${loser} was om.`,
    'illegal-moves': (winner, loser) => `${winner} heeft gewonnen: ${loser} deed een tweede onreglementaire zet.`,
    adjudication: (winner) => `${winner} heeft gewonnen door beslissing van de arbiter.`,
  },
  drawn: {
    agreement: 'Remise in overleg.',
    threefold: 'Remise: dezelfde stand kwam voor de derde keer voor.',
    'forty-move': 'Remise: veertig zetten ieder zonder slag of zet met een schijf.',
    'twenty-five-move': 'Remise: vijfentwintig zetten ieder met alleen dammen, zonder slag.',
    'twenty-move': 'Remise: twintig zetten ieder zonder slag of zet met een schijf.',
    'fifteen-move': 'Remise: vijftien zetten ieder zonder slag of zet met een schijf.',
    'sixteen-move': 'Remise: zestien zetten ieder met drie stukken tegen één dam.',
    'king-against-king': 'Remise: één dam tegen één dam.',
    adjudication: 'Remise door beslissing van de arbiter.',
    count: 'Remise: het aantal getelde zetten is op.',
  },
  calledOff: (name) => `${name} heeft de partij afgebroken. Niemand heeft verloren.`,
  calledOffByClock: (name) => `De partij is afgebroken: de eerste zet van ${name} kwam niet. Niemand heeft verloren.`,
  expired: 'Niemand nam de uitnodiging op tijd aan; ze is verlopen.',
  youWon: 'Je hebt gewonnen',
  youLost: 'Je hebt verloren',
  draw: 'Remise',
  over: 'De partij is afgelopen',
  off: 'Afgebroken',
}

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

export const claimWith: Readonly<Record<Claim, string>> = {
  threefold: 'Eis remise op: met deze zet staat de stand voor de derde keer op het bord',
  'forty-move': 'Eis remise op: veertig zetten van elk zonder slag of schijfzet',
  'twenty-five-move': 'Eis remise op: vijfentwintig zetten van elk met alleen dammen, zonder slag',
  'sixteen-move': 'Eis remise op: zestien zetten van elk, drie stukken tegen één dam',
  'twenty-move': 'Eis remise op: twintig zetten van elk zonder slag of schijfzet',
  'fifteen-move': 'Eis remise op: vijftien zetten van elk zonder slag of schijfzet',
}

export const claimsOpen: Readonly<Record<Claim, string>> = {
  threefold: 'Deze stand staat voor de derde keer op het bord.',
  'forty-move': 'Veertig zetten van elk zijn voorbij zonder slag of schijfzet.',
  'twenty-five-move': 'Vijfentwintig zetten van elk met alleen dammen zijn voorbij zonder slag.',
  'sixteen-move': 'Zestien zetten van elk, drie stukken tegen één dam, zijn voorbij.',
  'twenty-move': 'Twintig zetten van elk zijn voorbij zonder slag of schijfzet.',
  'fifteen-move': 'Vijftien zetten van elk zijn voorbij zonder slag of schijfzet.',
}

export const claimsMailed: Readonly<Record<Claim, string>> = {
  threefold: 'dezelfde stand staat voor de derde keer op het bord',
  'forty-move': 'er gingen veertig zetten van elk voorbij zonder slag of schijfzet',
  'twenty-five-move': 'er gingen vijfentwintig zetten van elk voorbij met alleen dammen, zonder slag',
  'sixteen-move': 'er gingen zestien zetten van elk voorbij van drie stukken tegen één dam',
  'twenty-move': 'er gingen twintig zetten van elk voorbij zonder slag of schijfzet',
  'fifteen-move': 'er gingen vijftien zetten van elk voorbij zonder slag of schijfzet',
}
