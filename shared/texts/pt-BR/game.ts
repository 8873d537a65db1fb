import type { Claim } from '../../draughts/index.ts'
import type { Deck } from '../../draughts/index.ts'
import type { Texts } from '../en/index.ts'
import { withSide } from './board.ts'

const because: Readonly<Record<Claim, string>> = {
  threefold: 'a mesma posição pela terceira vez',
  'forty-move': 'quarenta lances de cada lado sem captura nem lance de pedra',
  'twenty-five-move': 'vinte e cinco lances de cada lado só com damas, sem captura',
  'sixteen-move': 'dezesseis lances de cada lado com três peças contra uma dama',
  'twenty-move': 'vinte lances de cada lado sem captura nem lance de pedra',
  'fifteen-move': 'quinze lances de cada lado sem captura nem lance de pedra',
}

export const claimWith = (claim: Claim): string => `Reivindicar empate com este lance: ${because[claim]}`

export const claimNow = (claim: Claim): string => `Você pode reivindicar empate: ${because[claim]}.`

export const claimByMail = (claim: Claim): string => `Você pode reivindicar empate no seu tabuleiro: ${because[claim]}.`

export const seat: Texts['seat'] = {
  reserveLatest: (when) => `Com a sua reserva, o prazo final é ${when}.`,
  reserveRuns: 'Sua reserva está correndo.',
  you: 'você',
  move: (number) => `lance ${number}`,
  yourMove: 'É a sua vez.',
  youBegin: 'Você começa.',
  mustCapture: 'A captura é obrigatória.',
  onlyMove: 'Só há um lance possível.',
  theyPlayed: (name, move) => `${name} jogou ${move}.`,
  waitingFor: (name) => `Esperando por ${name}`,
  made: (move) => `Seu lance ${move} foi feito.`,
  answerBy: (name, when) => `${name} tem que jogar até ${when}.`,
  answerByReserve: (name, when, latest) => `${name} tem até ${when} e, com a reserva, até ${latest}.`,
  noHurry: 'Não há limite de tempo.',
  reserveLeft: (duration) => `${duration} de reserva`,
  offerDraw: 'Oferecer empate com este lance',
  claimWith,
  messages: 'Mensagens',
  saidBefore: 'com um lance que foi desfeito',
  saidAfter: 'depois do fim',
  saidAt: (move, written) => `no lance ${move} (${written})`,
  moves: 'Lances',
  noMoves: 'Ainda não houve lances.',
  moveNumber: 'Lance',
  inWords: 'A posição em palavras',
  flip: 'Girar o tabuleiro',
  share: 'Convidar para assistir',
  shareHint: 'Este link só mostra a partida. Ninguém pode jogar com ele.',
  watchLink: 'Link para assistir',
  resignSure: (name) => `Se você abandonar, ${name} vence e a partida acaba.`,
  resignYes: 'Sim, abandono',
  abort: 'Cancelar a partida',
  abortSure: 'Ninguém perde. É possível até que os dois lados tenham jogado.',
  abortYes: 'Sim, cancelar',
  emails: {
    title: 'Seus e-mails',
    unconfirmed: 'Enviamos um e-mail para o seu endereço. Abra-o e aperte o botão que está lá para começar a receber e-mails desta partida.',
    again: 'Enviar de novo',
    sent: 'Está a caminho. Pode levar alguns minutos; olhe também no spam.',
    want: 'Quero e-mails desta partida',
    wantHint: 'Aperte o botão, e avisaremos por e-mail quando for a sua vez e sempre que houver novidades.',
    wantAll: 'Quero e-mails de todas as minhas partidas aqui',
    returned: 'Os e-mails para o seu endereço voltaram. Dê outro endereço, ou peça este de novo: no mínimo um dia depois, e uma vez em 30 dias.',
    held: 'Não conseguimos enviar um e-mail para o seu endereço: ele foi informado na página de outro site, ou muitos endereços novos foram informados hoje a partir da sua rede. Guarde o link desta página e passe os convites adiante de outro jeito. Você pode pedir o e-mail aqui e, se não adiantar, amanhã ou de outra rede.',
    on: 'Você pediu e-mails desta partida.',
    off: 'Os e-mails desta partida estão desligados.',
    none: 'Você não recebe e-mails: não temos um endereço seu.',
  },
  inviteLink: 'Link do convite',
  inviteMail: 'Enviar por e-mail',
  inviteUntil: (when) => `O convite vale até ${when}.`,
  ready: 'Sua partida está pronta.',
  notBegun: 'Ainda não começou',
  waitingToJoin: 'A partida começa quando o convite for aceito.',
  waitingToToss: 'Quando o convite for aceito, as cores são sorteadas e a partida começa.',
  yourLink: 'Seu próprio link',
  yourLinkHint: 'Este é o seu lugar: salve esta página nos favoritos. Quem tem o link pode jogar por você.',
  nobody: 'ninguém ainda',
  somebody: 'Alguém',
  anOpponent: 'um adversário',
  alone: (name, invited) => `${name} espera por ${invited}`,
  tossPending: 'As cores são sorteadas quando o convite for aceito.',
  again: 'Jogar outra partida',
  nextGame: 'Próxima partida',
  lineTo: (name) => `Um recado para ${name}`,
  sendLine: 'Enviar',
  lineOnce: 'A partida acabou: você pode enviar mais um recado.',
  board: 'Tabuleiro',
  ended: (when) => `Terminou em ${when}.`,
}

export const after: Texts['after'] = {
  rematch: 'Revanche',
  rematchYes: 'Sim, quero a revanche',
  theyWish: (name) => `${name} gostaria de uma revanche, com as cores trocadas.`,
  wished: (name) => `Você pediu a revanche. Ela começa se ${name} também pedir, em até 14 dias.`,
  being: 'A revanche está sendo preparada e aparecerá aqui em instantes. Se não aparecer, recarregue a página.',
  toRematch: 'Ir para a revanche',
  playOn: 'Deixar a partida continuar',
  playOnHint: (name) => `Você venceu pelo tempo. Até 14 dias depois do fim, pode dar a ${name} mais três dias e deixar a partida continuar.`,
  playOnSure: (name) => `Você abre mão da vitória: ${name} ganha mais três dias, e a partida continua. Isso não pode ser desfeito.`,
  renew: 'Renovar o convite',
  renewHint: 'Ninguém aceitou a tempo. Renove, e o mesmo link volta a funcionar.',
}

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} venceu: ${loser} ficou sem peças.`,
    'no-moves': (winner, loser) => `${winner} venceu: ${loser} não tem lances.`,
    resignation: (winner, loser) => `${winner} venceu: ${loser} abandonou.`,
    time: (winner, loser) => `${winner} venceu: o tempo de ${loser} acabou.`,
    forfeit: (winner, loser) => `${winner} venceu por W.O.: o primeiro lance de ${loser} não veio.`,
    'illegal-moves': (winner, loser) => `${winner} venceu: ${loser} enviou um segundo lance ilegal.`,
    adjudication: (winner) => `${winner} venceu por decisão do árbitro.`,
  },
  drawn: {
    agreement: 'Empate de comum acordo.',
    threefold: `Empate: ${because.threefold}.`,
    'forty-move': `Empate: ${because['forty-move']}.`,
    'twenty-five-move': `Empate: ${because['twenty-five-move']}.`,
    'twenty-move': `Empate: ${because['twenty-move']}.`,
    'fifteen-move': `Empate: ${because['fifteen-move']}.`,
    'sixteen-move': `Empate: ${because['sixteen-move']}.`,
    'king-against-king': 'Empate: uma dama contra uma dama.',
    adjudication: 'Empate por decisão do árbitro.',
    count: 'Empate: a contagem de lances chegou ao fim.',
    length: 'Empate: a partida chegou à duração máxima, 500 lances de cada lado.',
    complexity: 'Empate: a posição tem capturas demais para calcular.',
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
  tossed: (name, side) => `Pelo sorteio, ${name} joga de ${withSide[side]}.`,
  chance: (number) => `Sorteado quando os dois jogadores estavam no tabuleiro: o número ${number}.`,
  checkToss: (creator) => `Para conferir as cores: se o número for par, ${creator} joga de pretas.`,
  checkBallot: (among) => `Para conferir a abertura: divida o número por dois e arredonde para baixo, multiplique por ${among}, divida por 2.147.483.648 e arredonde para baixo. Das ${among} aberturas em jogo, essa é a quantidade das que vêm antes desta.`,
}

export const huff: Texts['huff'] = {
  failed: (name, squares) => `${name} deixou de capturar com a peça em ${squares}.`,
  choose: 'Você pode soprar a peça (ela sai do tabuleiro, e você joga), exigir a captura, ou só jogar e deixar como está.',
  huff: (square) => `Soprar ${square}`,
  enforce: (name) => `Exigir que ${name} capture`,
  huffSure: (square) => `A peça em ${square} sai do tabuleiro, e é a sua vez. Se era a última, a partida acaba. Isso não pode ser desfeito.`,
  enforceSure: (name) => `O lance é desfeito, e ${name} tem de capturar. Isso não pode ser desfeito.`,
}
