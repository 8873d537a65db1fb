import type { SiteTexts, Texts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'

export const rules: Texts['rules'] = {
  english: 'Damas inglesas',
  'english-huffing': 'Damas inglesas com sopro',
  'english-crown-and-continue': 'Damas inglesas, promove e continua',
  'english-kings-first': 'Damas inglesas, a dama captura primeiro',
  international: 'Damas internacionais',
  russian: 'Damas russas',
  brazilian: 'Damas brasileiras',
  pool: 'Pool checkers',
  italian: 'Damas italianas',
  spanish: 'Damas espanholas',
  portuguese: 'Damas portuguesas',
  czech: 'Damas tchecas',
  canadian: 'Damas canadenses',
  frisian: 'Damas frísias',
  thai: 'Damas tailandesas',
}

export const shortRules: SiteTexts['shortRules'] = {
  english: 'Inglesas',
  'english-huffing': 'Inglesas, com sopro',
  'english-crown-and-continue': 'Inglesas, promove e segue',
  'english-kings-first': 'Inglesas, dama primeiro',
  international: 'Internacionais',
  russian: 'Russas',
  brazilian: 'Brasileiras',
  pool: 'Pool',
  italian: 'Italianas',
  spanish: 'Espanholas',
  portuguese: 'Portuguesas',
  czech: 'Tchecas',
  canadian: 'Canadenses',
  frisian: 'Frísias',
  thai: 'Tailandesas',
}

export const about: Texts['about'] = {
  allNumbers: 'Mostrar os números de todas as casas',
  calendar: 'Prazos na sua agenda',
  fewerNumbers: 'Numerar só as casas vazias',
  clock: 'Tempo',
  weekends: 'Fins de semana',
  weekendsOff: (city) => `Sábados e domingos não contam (${city})`,
  leave: 'Suas férias',
  strictness: 'Lances ilegais',
  laws: 'Pelo regulamento: uma advertência, depois a derrota',
  firstMoves: 'Primeiros lances',
  noShow: 'Quem não faz o primeiro lance perde por W.O.',
  arbiter: 'Árbitro',
  arbiterIs: (name) => `Arbitragem: ${name}`,
  position: 'A partir de uma posição própria',
}

export const terms: Texts['terms'] = {
  drawOffersFrom: {
    label: 'Ofertas de empate a partir do lance',
    hint: 'Antes desse lance ninguém pode oferecer empate. Reivindicar o empate é sempre possível.',
    says: (move) => `Antes do lance ${move} ninguém pode oferecer empate`,
  },
  engines: {
    label: 'Programas de jogo',
    hint: 'Ninguém verifica isso. Fica indicado na partida e no PDN.',
    says: { allowed: 'Programas de jogo são permitidos', 'not-allowed': 'Programas de jogo não são permitidos' },
  },
}

export const records: Texts['records'] = {
  title: 'Guardar esta partida',
  pdnHint: 'lances e tempos',
  png: 'Imagem',
  pngHint: 'desta posição',
  gif: 'Imagem animada',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Desenho',
  svgHint: 'nítido em qualquer tamanho',
  fen: 'Posição',
  sheet: 'Planilha',
  sheetHint: 'para imprimir e assinar',
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Planilha',
  game: (id) => `Partida ${id}`,
  back: 'Voltar à partida',
  rules: 'Regras',
  clock: 'Tempo',
  begun: 'Início',
  ended: 'Fim',
  notEnded: 'Em andamento',
  moves: 'Lances',
  move: 'Lance',
  result: 'Resultado',
  won: (side) => `Vitória das ${sidesInSentence[side]}, 2–0`,
  draw: 'Empate, 1–1',
  open: 'Sem resultado',
  position: 'Posição final',
  positionNow: 'Posição',
  times: 'Ao lado de cada lance: o tempo gasto nele. min = minutos, h = horas, d = dias.',
  right: 'Conferimos esta planilha, e ela está correta (artigo 27.2).',
  date: 'Data',
  printed: (when) => `Feita em ${when}. Todos os horários em UTC.`,
}
