import type { Texts } from '../en/index.ts'

export const live: Texts['live'] = {
  yourMove: 'Jij bent aan zet',
  youBegin: 'Jij begint',
  played: (name, move) => `${name} speelde ${move}`,
  playedAndTook: (name, move, squares) => `${name} speelde ${move} en sloeg ${squares}`,
  mustCapture: 'Je moet slaan.',
  onlyMove: 'Er is maar één zet.',
  notSent: (move) => `${move} is nog niet verstuurd`,
  notSentTaking: (move, squares) => `${move}, die ${squares} slaat, is nog niet verstuurd`,
  choose: 'Kies een stuk met een ring',
  orType: ', of typ',
  typeMove: 'Typ een zet',
  show: 'Toon',
  chooseSquare: (square) => `Waarheen vanaf ${square}?`,
  chooseWay: 'Kies een van deze manieren:',
  way: (move, squares) => `${move} slaat ${squares}`,
  undo: 'Terug',
  playIt: (move) => `Speel ${move}`,
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Nog niet verstuurd · ${page}`,
  movedOn: 'De partij is verdergegaan.',
  dropped: (move) => `${move} is niet verstuurd.`,
  kept: (text) => `Wat je hebt getypt is bewaard: ‘${text}’`,
  offline:
    'Dit is niet verstuurd: de dienst is niet bereikbaar. Er is niets verloren. Druk zo nog eens, of zodra je weer online bent.',
  online: 'Je bent weer online. Druk nog eens om te versturen wat op deze pagina staat.',
}
