import type { MailTexts, SiteTexts, Texts } from '../en/index.ts'
import { asked, numbered } from './board.ts'

export const news: MailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} oferece empate`, text: `${who} oferece empate a você. Aceite ou recuse no seu tabuleiro; jogar também é recusar.` }),
  drawDeclined: (who) => ({ title: 'Sem empate', text: `${who} recusou a sua oferta de empate. A partida continua.` }),
  timeForYou: (giver, time) => ({ title: `Mais tempo para você: ${time}`, text: `${giver} deu a você mais ${time}. Esse tempo entra na sua reserva.` }),
  timeForThem: (giver, to, time) => ({ title: `Mais tempo para ${to}: ${time}`, text: `${giver} deu mais ${time} a ${to}.` }),
  youPlayOn: (who, time) => ({ title: 'A partida continua', text: `Seu tempo tinha acabado, mas ${who} deixa você continuar, com mais ${time}.` }),
  theyPlayOn: (who, time) => ({ title: 'A partida continua', text: `Você deixa ${who} continuar, com mais ${time}.` }),
  pauseProposed: (who, until) => ({ title: `${who} propõe uma pausa`, text: `${who} gostaria de parar os dois relógios até ${until}. Aceite ou recuse no seu tabuleiro.` }),
  pauseDeclined: (who) => ({ title: 'Sem pausa', text: `${who} desistiu da pausa. Os relógios continuam correndo.` }),
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
  countOnYou: (who, left) => ({ title: 'Uma contagem de lances', text: `${who} concedeu uma contagem de lances: você tem que vencer em até ${left} ${numbered(left, 'lance seu', 'lances seus')}; senão, é empate.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Uma contagem de lances', text: `${who} concedeu uma contagem de lances: ${stronger} tem que vencer em até ${left} ${numbered(left, 'lance', 'lances')}; senão, é empate.` }),
  countEnded: (who) => ({ title: 'A contagem de lances acabou', text: `${who} encerrou a contagem de lances, porque o lado mais forte progrediu. A partida continua sem ela.` }),
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
  paused: ({ when }) => `Os dois relógios ficaram parados até ${when}.`,
  'pause-ending': ({ who, when }) => `${who} encerrou a pausa: os relógios correm a partir de ${when}.`,
  'leave-taken': ({ who, when, from, isLater }) => (isLater ? `${who} tirou férias de ${from} até ${when}.` : `${who} tirou férias até ${when}.`),
  'leave-ended': ({ who }) => `${who} voltou das férias.`,
  frozen: ({ when }) => `O Crownhead ficou fora do ar até ${when}: esse tempo não conta.`,
  huffed: ({ square }) => `A peça em ${square} foi soprada.`,
  enforced: 'A captura teve que ser feita.',
  cautioned: ({ who }) => `${who} recebeu advertência por um lance ilegal.`,
  'count-asked': ({ who }) => `${who} pediu ao árbitro uma contagem de lances.`,
  'count-refused': 'O árbitro negou a contagem de lances.',
  'count-granted': ({ whom }) => `Começou uma contagem de lances. Quem tem que vencer antes que ela acabe: ${whom}.`,
  'count-ended': 'O árbitro encerrou a contagem de lances.',
  'reseat-asked': ({ whom }) => `Houve aviso de um link perdido. O lugar: ${whom}.`,
  reseated: ({ whom }) => `Um lugar foi ocupado com um novo link: ${whom}.`,
  finished: 'A partida acabou.',
  aborted: 'A partida foi cancelada.',
}

export const events: Texts['events'] = {
  none: 'Além dos lances, nada aconteceu.',
  you: 'Você',
  youToo: 'você',
  somebody: 'Alguém',
}

export const door: MailTexts['door'] = {
  asked: {
    subject: 'Damas por e-mail: você quer receber estes e-mails?',
    title: 'Você quer e-mails desta partida?',
    text: 'Alguém informou este endereço para uma partida de damas por correspondência. Se você já esperava por isso, abra a página e aperte o botão: aí começam os seus e-mails.',
    open: 'Responder na nossa página',
    otherwise: 'Se você não esperava por isso, não precisa fazer nada. Se não apertar o botão, enviaremos no máximo mais um e-mail sobre cada partida, e no máximo quatro sobre todas juntas.',
  },
  invited: {
    subject: 'Um convite para uma partida de damas',
    title: 'Um convite para uma partida de damas',
    text: 'Alguém convida você para uma partida de damas por correspondência. Abra o convite para vê-lo. Se você aceitar, também enviaremos e-mails sobre a partida.',
    open: 'Ver o convite',
    otherwise: 'Se você não quiser, não precisa fazer nada. Se não aceitar, enviaremos no máximo mais um e-mail sobre cada partida, e no máximo quatro sobre todas juntas. Não encaminhe este e-mail: o convite nele é para você.',
  },
  ordered: {
    subject: 'Uma partida de damas espera por você',
    title: 'Uma partida de damas espera por você',
    text: 'Alguém informou seu endereço para uma partida de damas por correspondência. Abra a partida para vê-la. Se você disser sim ali, enviaremos e-mails sobre ela.',
    open: 'Ver a partida',
    otherwise: 'Se você não quiser, não precisa fazer nada. Se não disser sim, enviaremos no máximo mais um e-mail sobre cada partida, e no máximo quatro sobre todas juntas. Não encaminhe este e-mail: o link nele é só para você.',
  },
  several: {
    subject: 'Várias partidas de damas esperam por você',
    title: 'Várias partidas de damas esperam por você',
    text: 'Alguém informou seu endereço para várias partidas de damas por correspondência. Abra cada uma para vê-la. Se você disser sim a uma partida, enviaremos e-mails sobre ela.',
    open: 'Ver a primeira partida',
    otherwise: 'Se você não quiser, não precisa fazer nada. Se não disser sim, enviaremos no máximo mais um e-mail sobre cada partida, e no máximo quatro sobre todas juntas. Não encaminhe este e-mail: os links nele são só para você.',
  },
  club: (club) => `Este e-mail vem do site de damas de ${club}.`,
  roles: { player: 'para jogar', director: 'para arbitrar' },
  invitations: { player: 'um convite para jogar', director: 'um convite para arbitrar' },
  seat: (rules, role, game) => `${rules}, partida ${game}: ${role}.`,
  opponent: (name) => `Adversário: ${name}.`,
  players: (black, white) => `Jogam: ${black}, ${white}.`,
  round: (round) => `Rodada ${round}.`,
  board: (board) => `Mesa ${board}.`,
  more: (count) => numbered(count, `Mais ${count} partida espera por você.`, `Mais ${count} partidas esperam por você.`),
}

export const moved: MailTexts['moved'] = {
  subject: (game) => `Damas: seu lugar tem outro endereço · ${game}`,
  title: 'Seu lugar tem outro endereço de e-mail',
  text: 'Alguém com o link do seu lugar mudou ou apagou o endereço de e-mail dele. Os e-mails desta partida não chegam mais a você. Se foi você, não precisa fazer nada.',
  back: 'Alguém devolveu o lugar ao endereço que ele tinha antes. Os e-mails desta partida não chegam mais a você.',
  open: 'Não fui eu',
  otherwise: 'Essa página devolve o lugar a este endereço e envia a você um novo link. Todos os links do lugar usados até então deixam de funcionar. Você tem sete dias para isso.',
}

export const forgotten: MailTexts['forgotten'] = {
  subject: (game) => `Damas: seus dados foram apagados · ${game}`,
  title: 'Seus dados foram apagados',
  text: 'Alguém com o seu link pediu que esquecêssemos você nesta partida. Seu nome, endereço, configurações, planos e anotação foram apagados, e os e-mails pararam. Se foi você, não precisa fazer nada.',
  otherwise: 'Durante sete dias, essa página pode devolver o lugar a você e enviar um novo link. Será preciso informar de novo o nome e as configurações.',
}

export const restored: MailTexts['restored'] = {
  title: 'Seu lugar é seu de novo',
  text: 'Aqui está o seu novo link. Todos os links anteriores deixaram de funcionar.',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `De volta à sua partida com ${opponent}`,
  what: (name) => `Com este link você ocupa o lugar de ${name}. O link antigo deixa então de funcionar.`,
  from: (when) => `Ele vale a partir de ${when}.`,
  wait: `Até lá, quem tem o link antigo pode dizer “${asked.stillHere}”. Volte mais tarde com este link.`,
  take: 'Ocupar meu lugar',
  closedTitle: 'Este link não funciona mais',
  closed: `Ou o lugar foi ocupado com ele, ou alguém disse “${asked.stillHere}” com o link antigo. Se você ocupou o lugar, use o seu próprio link.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Recuperar o seu lugar',
  what: 'Se outra pessoa mudou o endereço de e-mail do seu lugar ou o link dele, aperte o botão: o lugar volta ao endereço que recebeu este link, e enviamos um novo link para lá. Todos os outros links do lugar deixam de funcionar.',
  yes: 'Quero meu lugar de volta',
  done: 'Seu lugar é seu de novo. Um novo link está a caminho da sua caixa de entrada, e os antigos não funcionam mais.',
  closed: 'Este link não funciona mais: já foi usado, ou passaram mais de sete dias, ou alguém que teve o lugar antes de você o recuperou.',
}
