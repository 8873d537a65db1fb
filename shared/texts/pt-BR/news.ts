import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts, Texts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { oneOrMany } from './board.ts'
import { claimByMail } from './results.ts'
import { asked } from './seat.ts'

export const news: EmailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} oferece empate`, text: `${who} oferece empate a você. Aceite ou recuse no seu tabuleiro; se você jogar, a oferta é recusada.` }),
  drawDeclined: (who) => ({ title: 'Sem empate', text: `${who} recusou a sua oferta de empate. A partida continua.` }),
  timeForYou: (giver, time) => ({ title: `Mais tempo para você: ${time}`, text: `${giver} deu a você mais ${time}. Esse tempo entra na sua reserva.` }),
  timeForYourGame: (giver, time) => ({ title: `Mais tempo para você: ${time}`, text: `${giver} deu a você mais ${time}.` }),
  timeForThem: (giver, to, time) => ({ title: `Mais tempo para ${to}: ${time}`, text: `${giver} deu mais ${time} a ${to}.` }),
  timeFromYou: (to, time) => ({ title: `Mais tempo para ${to}: ${time}`, text: `Você deu mais ${time} a ${to}.` }),
  youPlayOn: (who, time) => ({ title: 'A partida continua', text: `Seu tempo tinha acabado, mas ${who} deixa você continuar, com mais ${time}.` }),
  theyPlayOn: (who, time) => ({ title: 'A partida continua', text: `Você deixa ${who} continuar, com mais ${time}.` }),
  pauseProposed: (who, until) => ({ title: `${who} propõe uma pausa`, text: `${who} gostaria de parar os dois relógios até ${until}. Aceite ou recuse no seu tabuleiro.` }),
  pauseDeclined: (who) => ({ title: 'Sem pausa', text: `${who} decidiu não fazer a pausa. Os relógios continuam correndo.` }),
  paused: (who, until) => ({ title: 'A partida está em pausa', text: `Você e ${who} combinaram uma pausa: os dois relógios estão parados até ${until}. Ainda é possível jogar, e qualquer um dos dois pode encerrar a pausa com um dia de aviso.` }),
  pauseEnding: (who, until) => ({ title: 'A pausa vai acabar', text: `${who} encerrou a pausa. Os relógios voltam a correr a partir de ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} vai tirar férias`, text: `${who} estará de férias de ${from} até ${until}. Nesse tempo, só o relógio de ${who} fica parado; jogar ainda é possível.` }),
  leaveEnded: (who) => ({ title: `${who} está de volta`, text: `${who} encerrou as férias. Os dois relógios correm normalmente.` }),
  frozen: (from, until) => ({ title: 'Tempo que não conta', text: `O Crownhead ficou fora do ar de ${from} até ${until}. Esse tempo não conta no relógio da sua partida, e ninguém perde nada.` }),
  huffed: (who, square) => ({ title: `${who} soprou a sua peça`, text: `Sua peça em ${square} deixou de capturar, e ${who} a tirou do tabuleiro. Agora é a vez de ${who}.` }),
  takebackAsked: (who, move) => ({ title: `${who} quer desfazer um lance`, text: `${who} gostaria de desfazer ${move}. Aceite ou recuse no seu tabuleiro; se a partida seguir, o lance fica valendo.` }),
  takebackDeclined: (who) => ({ title: 'O lance fica valendo', text: `${who} decidiu não desfazer o lance. A partida continua como está.` }),
  youTookBack: (who) => ({ title: 'Você pode jogar de novo', text: `${who} deixou você desfazer o seu lance. Escolha outro.` }),
  theyTookBack: (who) => ({ title: `${who} desfez um lance`, text: `Você deixou ${who} desfazer um lance. O tabuleiro mostra como a partida está agora.` }),
  rematchOffered: (who) => ({ title: `${who} quer a revanche`, text: `${who} gostaria de jogar com você outra vez, com as cores trocadas. Um toque no botão do seu tabuleiro, e a partida começa; vocês não precisam estar online ao mesmo tempo.` }),
  linkRotated: { title: 'Seu novo link', text: 'Seu tabuleiro tem um novo link, e o antigo não funciona mais para ninguém.' },
  areYouThere: (who, until) => ({ title: 'Você ainda está aí?', text: `${who} diz que você perdeu o link. Se não perdeu, aperte “${asked.stillHere}” no seu tabuleiro até ${until}. Senão, outra pessoa poderá ocupar o seu lugar.` }),
  youSaidLost: (who, until) => ({ title: `Link perdido: ${who}`, text: `Você avisou que ${who} perdeu o link. Até ${until}, ${who} pode apertar “${asked.stillHere}”. Se isso não acontecer, o novo link no seu tabuleiro passa a valer; repasse-o.` }),
  theySaidLost: (who, lost, until) => ({ title: `Link perdido: ${lost}`, text: `${who} diz que ${lost} perdeu o link. Até ${until}, ${lost} pode apertar “${asked.stillHere}”. Se isso não acontecer, passa a valer um novo link para o lugar.` }),
  seatsStay: (opponent) => ({ title: 'Cada um mantém o seu lugar', text: `A questão do link perdido está resolvida: você e ${opponent} mantêm os seus lugares, e os dois links funcionam como antes.` }),
  youSatDown: (opponent) => ({ title: `Agora você joga com ${opponent}`, text: 'Este lugar agora é seu. O link antigo não funciona mais; o seu está abaixo.' }),
  theySatDown: (who) => ({ title: `${who} ocupou o lugar`, text: `${who} tem um novo link para o lugar à sua frente, e o antigo não funciona mais. A partida continua como está.` }),
  countAsked: (who, stronger) => ({ title: `${who} pede uma contagem de lances`, text: `${who} pede uma contagem de lances: ${stronger} teria que vencer antes que ela acabe; senão, é empate. Conceda ou negue no tabuleiro.` }),
  countRefused: (who) => ({ title: 'Sem contagem de lances', text: `${who} negou a contagem de lances. A partida continua sem ela.` }),
  countOnYou: (who, left) => ({ title: 'Uma contagem de lances', text: `${who} concedeu uma contagem de lances: você tem que vencer em até ${left} ${oneOrMany(left, 'lance seu', 'lances seus')}; senão, é empate.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Uma contagem de lances', text: `${who} concedeu uma contagem de lances: ${stronger} tem que vencer em até ${left} ${oneOrMany(left, 'lance', 'lances')}; senão, é empate.` }),
  countEnded: (who) => ({ title: 'A contagem de lances acabou', text: `${who} encerrou a contagem de lances, porque o lado mais forte progrediu. A partida continua sem ela.` }),
  said: (who) => ({ title: `${who} escreveu para você`, text: `${who} enviou uma mensagem para você.` }),
}

export const happened: Texts['happened'] = {
  appointed: ({ who }) => `${who} arbitra a partida.`,
  joined: 'A partida começou.',
  'draw-offered': ({ who }) => `${who} ofereceu empate.`,
  'draw-declined': ({ who }) => `${who} recusou o empate.`,
  'draw-withdrawn': ({ who }) => `${who} retirou a oferta de empate.`,
  'takeback-asked': ({ who }) => `${who} pediu para desfazer um lance.`,
  'takeback-declined': ({ who }) => `${who} não aceitou: o lance fica valendo.`,
  'taken-back': 'O último lance foi desfeito.',
  'time-given': ({ who, whom, time }) => `${who} deu ${time} a ${whom}.`,
  'played-on': ({ time }) => `O tempo tinha acabado, e a partida continuou com mais ${time}.`,
  'pause-proposed': ({ who, when }) => `${who} propôs uma pausa até ${when}.`,
  'pause-declined': ({ who }) => `${who} recusou a pausa.`,
  paused: ({ when }) => `Os dois relógios foram parados até ${when}.`,
  'pause-ending': ({ who, when }) => `${who} encerrou a pausa: os relógios correm a partir de ${when}.`,
  'leave-taken': ({ who, when, from, isLater }) => (isLater ? `${who} marcou férias de ${from} até ${when}.` : `${who} tirou férias até ${when}.`),
  'leave-ended': ({ who }) => `${who} voltou das férias.`,
  frozen: ({ when }) => `O Crownhead ficou fora do ar até ${when}: esse tempo não conta.`,
  'clocks-stopped': ({ when }) => `O torneio parou os relógios até ${when}.`,
  huffed: ({ square }) => `A peça em ${square} foi soprada.`,
  enforced: 'A captura foi exigida.',
  cautioned: ({ who }) => `${who} recebeu uma advertência por um lance ilegal.`,
  'count-asked': ({ who }) => `${who} pediu ao árbitro uma contagem de lances.`,
  'count-refused': 'O árbitro negou a contagem de lances.',
  'count-granted': ({ whom, isToYou }) => (isToYou ? 'Começou uma contagem de lances: você tem que vencer antes que ela acabe.' : `Começou uma contagem de lances: ${whom} tem que vencer antes que ela acabe.`),
  'count-ended': 'O árbitro encerrou a contagem de lances.',
  'reseat-asked': ({ whom, isToYou }) => (isToYou ? 'Alguém avisou que você perdeu o link.' : `Alguém avisou que ${whom} perdeu o link.`),
  reseated: ({ whom, isToYou }) => (isToYou ? 'Você ocupou o seu lugar com um novo link.' : `${whom} ocupou o lugar com um novo link.`),
  finished: 'A partida acabou.',
  aborted: 'A partida foi cancelada.',
}

export const events: Texts['events'] = {
  none: 'Além dos lances, nada aconteceu.',
  you: 'Você',
  youToo: 'você',
  somebody: 'Alguém',
  somebodyToo: 'alguém',
  since: 'Desde a sua última visita',
  more: (count) => `mais ${count}`,
  planned: (name, move, reply) => `${name} jogou ${move}, e a sua resposta planejada foi ${reply}.`,
  forced: (name, move, reply) => `${name} jogou ${move}, e ${reply} foi jogado automaticamente.`,
  answered: (move, name, reply) => `Você jogou ${move}, e ${name} já tinha a resposta ${reply} pronta.`,
  letYouTakeBack: (name, move) => `${name} deixou você desfazer ${move}.`,
  youLetTakeBack: (name, move) => `Você deixou ${name} desfazer ${move}.`,
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'três lances', 'two-move': 'dois lances', 'eleven-man': 'onze pedras' }

const lists = listsIn('pt-BR')

export const agreed: EmailTexts['agreed'] = {
  weekends: (zone) => `Sábados e domingos não contam (${zone}).`,
  leave: (time) => `Nesta partida, cada jogador pode tirar férias: ${time}.`,
  laws: 'Pelo regulamento, o primeiro lance ilegal traz uma advertência, e o segundo, a derrota.',
  forfeit: 'Quem não faz o primeiro lance perde por W.O.',
  match: {
    together: 'Esta é uma das duas partidas de um match, com a mesma abertura e as cores trocadas. As duas são jogadas ao mesmo tempo; a outra tem o seu próprio e-mail.',
    'in-turn': 'Esta é uma das duas partidas de um match, com a mesma abertura e as cores trocadas. A segunda começa quando a primeira acabar.',
  },
  toDraw: (deck) => `A abertura vem do sorteio de ${decks[deck]}, feito quando o convite for aceito.`,
  ballot: (number, deck, name) => `A abertura é a de número ${number} do sorteio de ${decks[deck]}, ${name}.`,
  removed: (squares) => `As pedras em ${lists.and(squares)} saem do tabuleiro.`,
  begins: (moves) => `${moves.join(' ')} já está no tabuleiro.`,
  toss: (black, white) => `Pelo sorteio, ${black} joga de pretas e ${white} de brancas.`,
  chance: (number) => `Sorteado com o número ${number}, que fica guardado com a partida para qualquer pessoa conferir.`,
  firstMove: (move) => `Seu primeiro lance ${move} vai junto com o convite.`,
  firstMade: (move) => `Seu primeiro lance ${move} foi feito.`,
}

export const openQuestions: EmailTexts['openQuestions'] = {
  message: (who) => `${who} escreve:`,
  drawOffered: (who) => `${who} oferece empate: aceite ou recuse no seu tabuleiro; se você jogar, a oferta é recusada.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} deixou de capturar. Você pode soprar: ${lists.or(squares)}. Antes de jogar, pode tirar uma dessas peças, exigir a captura ou deixar como está.`,
  mustJump: (who) => `${who} exigiu a captura: o seu último lance foi desfeito, e você tem que fazer a captura completa.`,
  takeback: (who, move) => `${who} gostaria de desfazer ${move}: aceite ou recuse no seu tabuleiro; se você jogar, o pedido é recusado.`,
  pause: (who, until) => `${who} propõe uma pausa até ${until}: aceite ou recuse no seu tabuleiro. Enquanto isso, você pode jogar.`,
  countOnYou: (left) => `Pela contagem de lances do árbitro, você tem que vencer em até ${left} ${oneOrMany(left, 'lance seu', 'lances seus')}; senão, é empate.`,
  countOnThem: (stronger, left) => `Pela contagem de lances do árbitro, ${stronger} tem que vencer em até ${left} ${oneOrMany(left, 'lance', 'lances')}; senão, é empate.`,
  object: (until) => `Alguém diz que você perdeu o link. Aperte “${asked.stillHere}” no seu tabuleiro até ${until} para manter o seu lugar.`,
}

export const replies: EmailTexts['replies'] = {
  marker: '~~ Responda acima desta linha ~~',
  how: 'Ou responda a este e-mail com o seu lance, sozinho em uma linha.',
  howSeveral: (example) => `Ou responda a este e-mail, com uma linha para cada partida, por exemplo: ${example}`,
  howAsked: 'Em vez de um lance, “aceitar” ou “recusar” responde ali a um pedido.',
  code: (code) => `Para responder: ${code} e o seu lance`,
  results: 'O resultado da sua resposta',
  first: (line) => `O que diz a resposta: “${line}”`,
  played: (move) => `Você jogou ${move}`,
  orWord: {
    unclear: 'Acima do e-mail citado, uma só linha precisa ter um lance e nada mais, ou “aceitar”, ou “recusar”.',
    uncoded: 'Cada linha precisa começar com o código da partida, que está junto ao tabuleiro naquele e-mail, e depois ter um lance e nada mais, ou “aceitar”, ou “recusar”.',
  },
  outcomes: {
    done: { title: 'Feito, conforme a sua resposta', text: 'A sua resposta por e-mail vale.' },
    late: { title: 'A sua resposta chegou tarde demais', text: 'Ela chegou depois de acabar o tempo para esse lance e, por isso, não vale.' },
    older: { title: 'A sua resposta não teve efeito', text: 'Ela era para um lance anterior, ou o seu link foi substituído desde então.' },
    illegal: { title: 'A sua resposta não teve efeito', text: 'Nenhum lance legal corresponde a ela, ou há mais de um.' },
    unclear: { title: 'Não conseguimos ler a sua resposta', text: 'Acima do e-mail citado, uma só linha precisa ter um lance e nada mais.' },
    uncoded: { title: 'Não conseguimos ler a sua resposta', text: 'Cada linha precisa começar com o código da partida, que está junto ao tabuleiro naquele e-mail, e depois ter um lance e nada mais.' },
    several: { title: 'A sua resposta não teve efeito', text: 'Ela tem respostas diferentes em várias linhas, e não sabemos qual vale. Envie só uma.' },
    foreign: { title: 'Uma resposta veio de outro endereço', text: 'Ela não teve efeito. Se foi você, faça o lance com este botão. Se não, não é preciso fazer nada.' },
    unverified: { title: 'Não conseguimos verificar quem enviou uma resposta', text: 'Ela traz o seu endereço, mas a verificação do remetente falhou (DMARC ou DKIM), e por isso ela não teve efeito. Se foi você, faça o lance com este botão. Se não, não é preciso fazer nada.' },
    unknown: { title: 'Uma resposta sem partida', text: 'Nenhuma partida do e-mail tem este código.' },
    resign: { title: 'Você quer abandonar?', text: 'Um e-mail não basta para abandonar a partida. Abra o seu tabuleiro e confirme lá.' },
    over: { title: 'A partida acabou', text: 'A sua resposta chegou depois do fim.' },
    refused: { title: 'Não foi possível fazer o que a sua resposta pede', text: 'Abra o seu tabuleiro para ver o que é possível agora.' },
  },
}
