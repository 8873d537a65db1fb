import type { SiteTexts, Texts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'

export const rules: Texts['rules'] = {
  english: 'Damas inglesas',
  'english-huffing': 'Damas inglesas con soplo',
  'english-crown-and-continue': 'Damas inglesas, coronar y seguir',
  'english-kings-first': 'Damas inglesas, la dama captura primero',
  international: 'Damas internacionales',
  russian: 'Damas rusas',
  brazilian: 'Damas brasileñas',
  pool: 'Pool checkers',
  italian: 'Damas italianas',
  spanish: 'Damas españolas',
  portuguese: 'Damas portuguesas',
  czech: 'Damas checas',
  canadian: 'Damas canadienses',
  frisian: 'Damas frisonas',
  thai: 'Damas tailandesas',
}

export const shortRules: SiteTexts['shortRules'] = {
  english: 'Inglesas',
  'english-huffing': 'Inglesas, con soplo',
  'english-crown-and-continue': 'Inglesas, coronar y seguir',
  'english-kings-first': 'Inglesas, dama primero',
  international: 'Internacionales',
  russian: 'Rusas',
  brazilian: 'Brasileñas',
  pool: 'Pool',
  italian: 'Italianas',
  spanish: 'Españolas',
  portuguese: 'Portuguesas',
  czech: 'Checas',
  canadian: 'Canadienses',
  frisian: 'Frisonas',
  thai: 'Tailandesas',
}

export const about: Texts['about'] = {
  allNumbers: 'Mostrar los números de todas las casillas',
  calendar: 'Plazos en tu calendario',
  fewerNumbers: 'Numerar solo las casillas vacías',
  clock: 'Tiempo',
  weekends: 'Fines de semana',
  weekendsOff: (city) => `Los sábados y domingos no cuentan (${city})`,
  leave: 'Tus vacaciones',
  strictness: 'Jugadas ilegales',
  laws: 'Según el reglamento: una advertencia, luego la derrota',
  firstMoves: 'Primeras jugadas',
  noShow: 'Quien no hace su primera jugada pierde por incomparecencia',
  arbiter: 'Árbitro',
  arbiterIs: (name) => `Arbitraje: ${name}`,
  position: 'Desde una posición propia',
}

export const terms: Texts['terms'] = {
  drawOffersFrom: {
    label: 'Ofertas de tablas desde la jugada',
    hint: 'Antes de esa jugada nadie puede ofrecer tablas. Reclamarlas siempre es posible.',
    says: (move) => `Antes de la jugada ${move} nadie puede ofrecer tablas`,
  },
  engines: {
    label: 'Programas de juego',
    hint: 'Nadie lo comprueba. Consta en la partida y en su PDN.',
    says: { allowed: 'Se permiten los programas de juego', 'not-allowed': 'No se permiten los programas de juego' },
  },
}

export const records: Texts['records'] = {
  title: 'Guardar esta partida',
  pdnHint: 'jugadas y tiempos',
  png: 'Imagen',
  pngHint: 'de esta posición',
  gif: 'Imagen animada',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Dibujo',
  svgHint: 'nítido a cualquier tamaño',
  fen: 'Posición',
  sheet: 'Planilla',
  sheetHint: 'para imprimir y firmar',
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Planilla',
  game: (id) => `Partida ${id}`,
  back: 'Volver a la partida',
  rules: 'Reglas',
  clock: 'Tiempo',
  begun: 'Inicio',
  ended: 'Final',
  notEnded: 'Sin terminar',
  moves: 'Jugadas',
  move: 'Jugada',
  result: 'Resultado',
  won: (side) => `Ganan las ${sidesInSentence[side]}, 2–0`,
  draw: 'Tablas, 1–1',
  open: 'Sin resultado',
  position: 'Posición final',
  positionNow: 'Posición',
  times: 'Junto a cada jugada: el tiempo que se tomó. min = minutos, h = horas, d = días.',
  right: 'Hemos revisado esta planilla, y es correcta (artículo 27.2).',
  date: 'Fecha',
  printed: (when) => `Hecha el ${when}. Todas las horas en UTC.`,
}
