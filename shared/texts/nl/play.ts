import type { Texts } from '../en.ts'

const sides = { black: 'Zwart', white: 'Wit' } as const
const one = { man: 'schijf', king: 'dam' } as const
const many = { man: 'schijven', king: 'dammen' } as const

const adjective = (colour: 'black' | 'white'): string => (colour === 'black' ? 'zwarte' : 'witte')

export const play: Texts['play'] = {
  sides,
  wishes: { ...sides, toss: 'Door loting' },
  piece: (colour, kind) => `${adjective(colour)} ${one[kind]}`,
  pieces: (kind, squares) => `${(squares.length === 1 ? one : many)[kind]} op ${squares.join(', ')}`,
  sidePieces: (colour, pieces) => `${sides[colour]}: ${pieces.length === 0 ? 'geen stukken' : pieces.join('; ')}.`,
  toMove: (colour) => `${sides[colour]} aan zet.`,
  versus: (one, other) => `${one} – ${other}`,
  size: (side) => `${side}×${side}`,
  board: (below) => `Bord, ${sides[below].toLowerCase()} onder`,
  square: (square, facts) => [`veld ${square}`, ...facts].join(', '),
  empty: 'leeg',
  canMove: 'kan zetten',
  chosen: 'gekozen',
  moveHere: 'hierheen zetten',
  captureTo: 'slaan tot hier',
  isTaken: 'wordt geslagen',
  arrives: 'komt hier te staan',
  leaves: 'gaat hier weg',
  offends: 'heeft niet geslagen',
  lastFrom: 'laatste zet van hier',
  lastTo: 'laatste zet naar hier',
  clock: (perMove, reserve) => `${perMove} per zet, en ${reserve} reserve voor de hele partij`,
  clockNoReserve: (perMove) => `${perMove} per zet`,
  bank: (reserve) => `${reserve} voor de hele partij`,
  increment: (each) => `${each} erbij met elke zet`,
  cap: (most) => `tot hoogstens ${most}`,
  every: (period, moves) => `${period} erbij met elke ${moves} zetten`,
  incrementInReserve: (each) => `${each} reserve erbij met elke zet`,
  everyInReserve: (period, moves) => `${period} reserve erbij met elke ${moves} zetten`,
  unlimited: 'Geen tijdslimiet',
}
