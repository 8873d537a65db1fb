import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar/plural.ts'

export const plural = /* @__PURE__ */ pluralIn('pt-BR', ['one', 'many'], 'other')

/** Returns `one` or `other`, by the number. The third plural form of the language is only for millions. */
export const oneOrMany = (n: number, one: string, other: string): string => plural(n, { one, many: other, other })

const count =
  (one: string, other: string) =>
  (n: number): string =>
    `${n} ${oneOrMany(n, one, other)}`

export const time: Texts['time'] = {
  units: { day: /* @__PURE__ */ count('dia', 'dias'), hour: /* @__PURE__ */ count('hora', 'horas'), minute: /* @__PURE__ */ count('minuto', 'minutos') },
  underAMinute: 'menos de um minuto',
  join: (large, small) => `${large} e ${small}`,
  left: (duration) => `tempo restante: ${duration}`,
  overdue: 'o tempo acabou',
  at: (day, hour) => `${day}, ${hour}`,
  long: 'long',
}

export const sides = { black: 'Pretas', white: 'Brancas' } as const

const adjective = { black: 'preta', white: 'branca' } as const

/** The sides as they stand within a sentence. */
export const sidesInSentence = { black: 'pretas', white: 'brancas' } as const

const one = { man: 'pedra', king: 'dama' } as const

export const play: Texts['play'] = {
  piece: (colour, kind) => `${one[kind]} ${adjective[colour]}`,
  board: (below) => `Tabuleiro, ${sidesInSentence[below]} embaixo`,
  square: (square, facts) => [`casa ${square}`, ...facts].join(', '),
  empty: 'vazia',
  can: 'pode jogar',
  chosen: 'escolhida',
  goal: 'jogar aqui',
  captureTo: 'capturar e parar aqui',
  taken: 'seria capturada',
  arrives: 'chegaria aqui',
  leaves: 'sairia daqui',
  offends: 'deixou de capturar',
  lastFrom: 'o último lance saiu daqui',
  lastTo: 'o último lance chegou aqui',
  lastTaken: 'capturada no último lance',
}

const many = { man: 'pedras', king: 'damas' } as const

export const game: Texts['game'] = {
  sides,
  wishes: { black: 'Pretas', white: 'Brancas', toss: 'Por sorteio' },
  pieces: (kind, squares) => `${oneOrMany(squares.length, one[kind], many[kind])} em ${squares.join(', ')}`,
  sidePieces: (colour, pieces) => `${sides[colour]}: ${pieces.length === 0 ? 'nenhuma peça' : pieces.join('; ')}.`,
  toMove: (colour) => `As ${sidesInSentence[colour]} jogam.`,
  versus: (name, other) => `${name} × ${other}`,
  size: (side) => `${side}×${side}`,
  clock: (perMove, reserve) => `${perMove} por lance, mais ${reserve} de reserva para a partida inteira`,
  clockNoReserve: (perMove) => `${perMove} por lance`,
  bank: (reserve) => `${reserve} para a partida inteira`,
  increment: (each) => `mais ${each} a cada lance`,
  cap: (most) => `até o máximo de ${most}`,
  every: (period, moves) => `mais ${period} a cada ${moves} lances`,
  incrementInReserve: (each) => `mais ${each} na reserva a cada lance`,
  everyInReserve: (period, moves) => `mais ${period} na reserva a cada ${moves} lances`,
  unlimited: 'Sem limite de tempo',
}

export const live: Texts['live'] = {
  yourMove: 'Sua vez',
  youBegin: 'Você começa',
  played: (name, move) => `${name} jogou ${move}.`,
  playedAndTook: (name, move, squares) => `${name} jogou ${move} e capturou ${squares}.`,
  mustCapture: 'A captura é obrigatória.',
  onlyMove: 'Só há um lance possível.',
  notSent: (move) => `${move} ainda não foi enviado`,
  notSentTaking: (move, squares) => `${move}, que captura ${squares}, ainda não foi enviado`,
  choose: 'Escolha uma peça com anel',
  orType: ', ou digite',
  typeMove: 'Digitar lance',
  typeLabel: 'Digitar lance ou “ajuda”',
  show: 'Mostrar',
  chooseSquare: (square) => `Para onde vai a peça da casa ${square}?`,
  chooseWay: 'Há mais de um caminho até lá. Escolha:',
  way: (move, squares) => `${move} captura ${squares}`,
  undo: 'Voltar',
  playIt: (move) => `Jogar ${move}`,
  crowned: 'A pedra vira dama.',
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Ainda não enviado · ${page}`,
  offline: 'Isto não foi enviado: não há conexão com o serviço. Nada se perdeu. Tente de novo daqui a pouco, ou quando estiver online.',
  behind: 'Há novidades. Recarregue esta página: nada se perdeu.',
}

export const settled: Texts['settled'] = {
  movedOn: 'A partida avançou.',
  dropped: (move) => `${move} não foi enviado.`,
  kept: (text) => `O que você escreveu está guardado: “${text}”`,
  online: 'Você está online de novo. Aperte outra vez para enviar o que está nesta página.',
}

export const sending: Texts['sending'] = {
  busy: (move) => `Enviando ${move}…`,
  noAnswer: 'O serviço não respondeu.',
  again: (move) => `Tentar de novo: ${move}`,
  waits: (move) => `${move} espera a conexão voltar.`,
  clock: 'Seu relógio continua correndo.',
  goes: 'Envio automático',
  show: 'Mostrar a partida como está',
  sentAt: (when) => `Enviado às ${when}`,
  sent: (move) => `${move} foi enviado.`,
  copy: (when) => `Sem conexão. O tabuleiro é o de ${when}; os relógios continuam correndo.`,
}

export const replay: Texts['replay'] = {
  title: 'Rever a partida',
  first: 'Início',
  back: 'Lance anterior',
  next: 'Próximo lance',
  last: 'Último lance',
  start: 'Início',
  move: (number) => `Lance ${number}`,
  of: (number) => `de ${number}`,
  present: 'Voltar à posição atual',
  thinkingYours: (other) => `Tempo de reflexão: o seu em cima, o de ${other} embaixo`,
  thinking: (above, below) => `Tempo de reflexão: o de ${above} em cima, o de ${below} embaixo`,
  longest: (number, move, took) => `O mais longo: lance ${number}, ${move}, ${took}`,
  span: (from, to) => `de ${from} a ${to}`,
  youPlayed: (move) => `Você jogou ${move}.`,
  youPlayedAndTook: (move, squares) => `Você jogou ${move} e capturou ${squares}.`,
}

export const tried: Texts['tried'] = {
  title: 'Testar lances',
  lead: 'Jogue pelos dois lados. Só você vê este tabuleiro.',
  board: 'Tabuleiro para testar lances',
  lines: 'As variantes até aqui',
  played: 'jogado',
  planned: 'planejado',
  branch: 'Faça outro lance no tabuleiro, e ali começa uma nova variante.',
  turn: 'Girar o tabuleiro',
  remove: 'Apagar a variante',
  clear: 'Apagar tudo',
  back: 'Voltar à partida',
  keep: 'Guardar estas variantes',
  unkeep: 'Apagar as variantes guardadas',
  kept: 'Estas variantes estão guardadas para você.',
  restored: 'Suas últimas variantes voltaram. Elas ainda não estão guardadas.',
  stuck: (name) => `${name} não tem lances: a variante termina aqui.`,
  movedOn: 'A partida avançou desde o começo destas variantes.',
  onward: 'Testar lances a partir da posição atual',
  planIf: (name, theirs, mine) => `Se ${name} jogar ${theirs}, então ${mine}`,
  planThen: (theirs, mine) => `; depois de ${theirs}, ${mine}`,
  planHint: (name) => `Sua resposta sai assim que ${name} fizer esse lance, e não gasta o seu tempo. Se ${name} jogar outra coisa, o plano termina.`,
  replaces: (lines) => `Ela substitui: ${lines.join('; ')}.`,
  plan: 'Usar como resposta planejada',
  planWhole: 'Planejar a variante inteira',
  planReply: 'Jogue uma resposta a este lance, e você poderá planejá-la.',
  planLater: 'É a sua vez. Você pode planejar respostas depois de jogar.',
  isPlanned: 'Esta resposta está planejada.',
  youStuck: 'Você não tem lances: a variante termina aqui.',
}

export const menuSheet: Texts['menuSheet'] = {
  close: 'Fechar',
  waiting: (games) => plural(games, { one: '1 espera por você', many: `${games} esperam por você`, other: `${games} esperam por você` }),
  ruleSets: (name, more) => `${name} e mais ${more}`,
}

export const device: Texts['device'] = {
  on: 'Este aparelho agora avisa quando for a sua vez.',
  denied: 'Seu navegador não nos deixa enviar notificações. Permita-as para esta página nas configurações dele e aperte de novo.',
  unable: 'Este navegador não pode mostrar notificações aqui.',
  failed: 'Não deu certo. Tente de novo mais tarde.',
}

export const keyboard: Texts['keyboard'] = { edge: 'Borda do tabuleiro', undone: 'A escolha foi desfeita.' }
