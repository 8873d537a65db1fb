import type { Claim, Deck } from '../../draughts/index.ts'
import type { SiteTexts, Texts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'

const claimReasons: Readonly<Record<Claim, string>> = {
  threefold: 'a mesma posição pela terceira vez',
  'forty-move': 'quarenta lances de cada lado sem captura nem lance de pedra',
  'twenty-five-move': 'vinte e cinco lances de cada lado só com damas, sem captura',
  'sixteen-move': 'dezesseis lances de cada lado com três peças contra uma dama',
  'twenty-move': 'vinte lances de cada lado sem captura nem lance de pedra',
  'fifteen-move': 'quinze lances de cada lado sem captura nem lance de pedra',
}

export const claimWith = (claim: Claim): string => `Reivindicar empate com este lance: ${claimReasons[claim]}`

export const claimNow = (claim: Claim): string => `Você pode reivindicar empate: ${claimReasons[claim]}.`

export const claimByMail = (claim: Claim): string => `Você pode reivindicar empate no seu tabuleiro: ${claimReasons[claim]}.`

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} venceu: ${loser} ficou sem peças.`,
    'no-moves': (winner, loser) => `${winner} venceu: ${loser} ficou sem lances.`,
    resignation: (winner, loser) => `${winner} venceu: ${loser} abandonou.`,
    time: (winner, loser) => `${winner} venceu: o tempo de ${loser} acabou.`,
    forfeit: (winner, loser) => `${winner} venceu por W.O.: o primeiro lance de ${loser} não veio.`,
    'illegal-moves': (winner, loser) => `${winner} venceu: ${loser} enviou um segundo lance ilegal.`,
    adjudication: (winner) => `${winner} venceu por decisão do árbitro.`,
    withdrawal: (winner, loser) => `${winner} venceu: ${loser} deixou o torneio.`,
    table: (winner) => `${winner} venceu pela tabela de finais.`,
  },
  drawn: {
    agreement: 'Empate de comum acordo.',
    threefold: `Empate: ${claimReasons.threefold}.`,
    'forty-move': `Empate: ${claimReasons['forty-move']}.`,
    'twenty-five-move': `Empate: ${claimReasons['twenty-five-move']}.`,
    'twenty-move': `Empate: ${claimReasons['twenty-move']}.`,
    'fifteen-move': `Empate: ${claimReasons['fifteen-move']}.`,
    'sixteen-move': `Empate: ${claimReasons['sixteen-move']}.`,
    'king-against-king': 'Empate: uma dama contra uma dama.',
    adjudication: 'Empate por decisão do árbitro.',
    count: 'Empate: a contagem de lances chegou ao fim.',
    length: 'Empate: a partida chegou à duração máxima, 500 lances de cada lado.',
    complexity: 'Empate: a posição tem capturas demais para calcular.',
    table: 'Empate pela tabela de finais.',
  },
  calledOff: (name) => `${name} cancelou a partida. Ninguém perdeu.`,
  calledOffByClock: (name) => `A partida foi cancelada: o primeiro lance de ${name} não veio. Ninguém perdeu.`,
  declined: 'O convite foi recusado; esta partida não vai começar.',
  expired: 'Ninguém aceitou o convite a tempo, e ele expirou.',
  youWon: 'Você venceu',
  youLost: 'Você perdeu',
  draw: 'Empate',
  over: 'A partida acabou',
  off: 'Cancelada',
  lapsed: 'Convite expirado',
  wonByYou: {
    'no-pieces': (other) => `Você venceu: ${other} ficou sem peças.`,
    'no-moves': (other) => `Você venceu: ${other} ficou sem lances.`,
    resignation: (other) => `Você venceu: ${other} abandonou.`,
    time: (other) => `Você venceu: o tempo de ${other} acabou.`,
    forfeit: (other) => `Você venceu por W.O.: o primeiro lance de ${other} não veio.`,
    'illegal-moves': (other) => `Você venceu: ${other} enviou um segundo lance ilegal.`,
    adjudication: () => 'Você venceu por decisão do árbitro.',
    withdrawal: (other) => `Você venceu: ${other} deixou o torneio.`,
    table: () => 'Você venceu pela tabela de finais.',
  },
  lostByYou: {
    'no-pieces': (other) => `${other} venceu: você ficou sem peças.`,
    'no-moves': (other) => `${other} venceu: você ficou sem lances.`,
    resignation: (other) => `${other} venceu: você abandonou.`,
    time: (other) => `${other} venceu: o seu tempo acabou.`,
    forfeit: (other) => `${other} venceu por W.O.: o seu primeiro lance não veio.`,
    'illegal-moves': (other) => `${other} venceu: você enviou um segundo lance ilegal.`,
    adjudication: (other) => `${other} venceu por decisão do árbitro.`,
    withdrawal: (other) => `${other} venceu: você deixou o torneio.`,
    table: (other) => `${other} venceu pela tabela de finais.`,
  },
  youCalledOff: 'Você cancelou a partida. Ninguém perdeu.',
  calledOffByYourClock: 'A partida foi cancelada: o seu primeiro lance não veio. Ninguém perdeu.',
  calledOffByOrganizer: 'A organização cancelou a partida. Ninguém perdeu.',
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'três lances', 'two-move': 'dois lances', 'eleven-man': 'onze pedras' }

export const match: Texts['match'] = {
  part: (part) => `Partida ${part} de um match de 2`,
  score: (one, points, other, otherPoints) => `${one} ${points} – ${otherPoints} ${other}`,
  over: 'o match acabou',
  otherBoard: 'Seu tabuleiro na outra partida',
  otherGame: 'A outra partida',
  together: 'A outra partida começa junto com esta.',
  'in-turn': 'A outra partida começa quando esta acabar.',
  two: {
    together: 'Um match de duas partidas ao mesmo tempo, uma com cada cor',
    'in-turn': 'Um match de duas partidas, uma depois da outra, uma com cada cor',
  },
  ballot: (number, deck, name) => `Abertura número ${number} do sorteio de ${decks[deck]}${name === '' ? '' : `, ${name}`}.`,
  removed: (squares) => `As pedras em ${squares} saem do tabuleiro.`,
  ballotMoves: (moves) => `Começa com ${moves}.`,
  tossed: (name, side) => `Pelo sorteio, ${name} joga de ${sidesInSentence[side]}.`,
  tossedYou: (side) => `Pelo sorteio, você joga de ${sidesInSentence[side]}.`,
  chance: (number) => `Número sorteado quando os dois jogadores já tinham entrado: ${number}.`,
  checkToss: (creator) => `Para conferir as cores: se o número for par, ${creator} joga de pretas.`,
  checkBallot: (among) => `Para conferir a abertura: divida o número por dois e arredonde para baixo, multiplique por ${among}, divida por 2.147.483.648 e arredonde para baixo. O resultado diz quantas das ${among} aberturas em jogo vêm antes desta.`,
}

export const about: Texts['about'] = {
  allNumbers: 'Mostrar os números de todas as casas',
  calendar: 'Prazos na sua agenda',
  fewerNumbers: 'Numerar só as casas vazias',
  clock: 'Tempo',
  weekends: 'Fins de semana',
  weekendsOff: (zone) => `Sábados e domingos não contam (${zone})`,
  leave: 'Suas férias',
  strictness: 'Lances ilegais',
  laws: 'Pelo regulamento: uma advertência, depois a derrota',
  firstMoves: 'Primeiros lances',
  noShow: 'Quem não faz o primeiro lance perde por W.O.',
  arbiter: 'Árbitro',
  arbiterIs: (name) => `Arbitragem de ${name}`,
  isProgram: (name) => `${name} é um programa`,
  program: 'programa',
  position: 'A partir de uma posição escolhida',
}

export const records: Texts['records'] = {
  title: 'Guardar esta partida',
  pdnHint: 'lances e tempos',
  png: 'Imagem',
  pngHint: 'desta posição',
  gif: 'GIF animado',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Desenho',
  svgHint: 'nítido em qualquer tamanho',
  fen: 'Posição',
  sheet: 'Planilha',
  sheetHint: 'para imprimir e assinar',
  evidence: 'Tempos e e-mails',
}

/** A board in a frame of another site, and the line of HTML that puts it there. */
export const embed: Texts['embed'] = {
  title: 'No seu site',
  hint: 'Cole este código em uma página. Ele mostra o tabuleiro, que acompanha a partida sozinho.',
  line: 'Código HTML',
  until: (when) => `até ${when}`,
  watch: (site) => `Assistir no ${site}`,
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

export const after: Texts['after'] = {
  rematch: 'Revanche',
  rematchYes: 'Sim, quero a revanche',
  theyWish: (name) => `${name} gostaria de uma revanche, com as cores trocadas.`,
  wished: (name) => `Você pediu a revanche. Ela começa se ${name} também pedir, em até 14 dias.`,
  being: 'A revanche está sendo preparada e aparecerá aqui em instantes. Se não aparecer, recarregue a página.',
  toRematch: 'Ir para a revanche',
  begun: 'A revanche começou.',
  playOn: 'Deixar a partida continuar',
  playOnHint: (name) => `Você venceu por tempo. Até 14 dias depois do fim, pode dar a ${name} mais três dias e deixar a partida continuar.`,
  playOnSure: (name) => `Você abre mão da vitória: ${name} ganha mais três dias, e a partida continua. Isso não pode ser desfeito.`,
  renew: 'Renovar o convite',
  renewHint: 'Ninguém aceitou a tempo. Renove, e o mesmo link volta a funcionar.',
}
