import type { Deck } from '../../draughts/index.ts'
import type { MailTexts, SiteTexts } from '../en/index.ts'
import { listsIn } from '../grammar.ts'
import { asked, numbered, withSide } from './board.ts'
import { after, claimByMail } from './game.ts'
import { replies } from './guide.ts'
import { door, forgotten, moved, news, restored } from './news.ts'

const lists = listsIn('pt-BR')

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'três lances', 'two-move': 'dois lances', 'eleven-man': 'onze pedras' }

const agreed: MailTexts['agreed'] = {
  weekends: (city) => `Sábados e domingos não contam (${city}).`,
  leave: (time) => `Nesta partida, cada jogador pode tirar férias: ${time}.`,
  laws: 'Pelo regulamento, o primeiro lance ilegal traz uma advertência, e o segundo perde a partida.',
  forfeit: 'Se o primeiro lance de um lado não vier, esse lado perde por W.O.',
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

const aside: MailTexts['aside'] = {
  message: (who) => `${who} escreve:`,
  drawOffered: (who) => `${who} oferece empate: aceite ou recuse no seu tabuleiro, ou apenas jogue, o que também é recusar.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} deixou de capturar. Você pode soprar: ${lists.or(squares)}. Antes de jogar, pode tirar uma dessas peças, exigir a captura ou deixar como está.`,
  mustJump: (who) => `${who} mandou desfazer o seu último lance: você tem que fazer a captura completa.`,
  takeback: (who, move) => `${who} gostaria de desfazer ${move}: aceite ou recuse no seu tabuleiro, ou apenas jogue, o que também é recusar.`,
  pause: (who, until) => `${who} propõe uma pausa até ${until}: aceite ou recuse no seu tabuleiro. Enquanto isso, você pode jogar.`,
  countOnYou: (left) => `Pela contagem de lances do árbitro, você tem que vencer em até ${left} ${numbered(left, 'lance seu', 'lances seus')}; senão, é empate.`,
  countOnThem: (stronger, left) => `Pela contagem de lances do árbitro, ${stronger} tem que vencer em até ${left} ${numbered(left, 'lance', 'lances')}; senão, é empate.`,
  object: (until) => `Alguém diz que você perdeu o link. Aperte “${asked.stillHere}” no seu tabuleiro até ${until} para manter o seu lugar.`,
}

export const mail: MailTexts = {
  subject: (opponent, game) => `Damas com ${opponent} · ${game}`,
  invitationSubject: (game) => `Seu convite para jogar damas · ${game}`,
  versusSubject: (players, game) => `Damas: ${players} · ${game}`,
  arbiterSubject: (game) => `Damas: uma partida para arbitrar · ${game}`,
  arbiter: 'A arbitragem',
  you: 'Você',
  rulesAndClock: (rules, clock) => `${rules}. ${clock}.`,
  youPlay: (side) => `Você joga de ${withSide[side]}.`,
  openGame: 'Abrir a partida',
  openBoard: 'Abrir o seu tabuleiro',
  makeMove: 'Fazer o seu lance',
  calendar: 'O prazo para a sua agenda',
  seeGame: 'Ver a partida',
  links: {
    title: 'Os links das suas partidas',
    asked: 'Alguém os pediu com o seu endereço. Se não foi você, não precisa fazer nada: eles só foram enviados a você.',
  },
  offered: {
    title: 'Sua partida está pronta',
    passOn: 'Envie este convite ao seu adversário:',
    passOnTo: (name) => `Envie este convite a ${name}:`,
    once: 'A primeira pessoa que o abrir e aceitar vai jogar com você. Não encaminhe este e-mail: o seu próprio link também está nele.',
    yourBoard: 'Seu próprio tabuleiro.',
    begins: 'A partida começa quando alguém aceitar.',
    beginsWith: (name) => `A partida começa quando ${name} aceitar.`,
  },
  appointed: {
    title: 'Você vai arbitrar uma partida',
    text: (creator) => `${creator} pede que você arbitre uma partida de damas.`,
    powers: 'No tabuleiro, você pode dar tempo, conceder uma contagem de lances, decidir a partida ou cancelá-la.',
    keep: 'Guarde este e-mail: o link nele é só seu, e quem o tem arbitra a partida.',
  },
  joined: {
    title: (opponent) => `Sua partida com ${opponent} começou`,
    keep: 'Guarde este e-mail: o link nele é o seu lugar, e quem o tem pode jogar por você.',
  },
  yourTurn: {
    title: (you) => `Sua vez, ${you}`,
  },
  bundle: {
    subjects: { bundle: 'Damas: é a sua vez em várias partidas', digest: 'Damas: o seu e-mail diário', answers: 'Damas: a sua resposta por e-mail' },
    title: (games) => numbered(games, 'É a sua vez em uma partida', `É a sua vez em ${games} partidas`),
    order: 'A partida com menos tempo vem primeiro.',
  },
  reminder: {
    reserveTitle: 'Sua reserva está correndo',
    reserve: (perMove, reserve) => `Seu tempo para este lance (${perMove}) acabou, e agora corre a sua reserva. No começo desta vez ela tinha ${reserve}, e tem que durar até o fim da partida.`,
    leftTitle: (left) => `Tempo para o seu lance: cerca de ${left}`,
    played: (opponent, move) => `${opponent} jogou ${move} e espera a sua resposta.`,
    begin: (opponent) => `${opponent} espera o seu primeiro lance.`,
    loss: (when) => `Sem um lance até ${when}, você perde a partida pelo tempo.`,
    off: (when) => `Sem o seu primeiro lance até ${when}, a partida é cancelada. Ninguém perde.`,
  },
  ended: {
    at: (move) => `A partida terminou no lance ${move}.`,
    lastMove: (name, move) => `O último lance foi ${move}, de ${name}.`,
    won: (name) => `${name} venceu`,
    said: 'Com este recado:',
    lapsed: 'Seu convite expirou',
    again: 'Ver a partida ou jogar de novo',
    rematch: {
      possible: (opponent) => `Mais uma partida, com as cores trocadas? Aperte “${after.rematch}” nessa página; quando ${opponent} também apertar, ela começa.`,
      asked: (opponent) => `${opponent} gostaria de uma revanche, com as cores trocadas. Um toque no botão dessa página, e ela começa.`,
      wished: (opponent) => `Você pediu a revanche. Quando ${opponent} também pedir, ela começa.`,
      made: (opponent) => `A próxima partida com ${opponent} começou. Ela tem e-mail e link próprios.`,
    },
    playOn: (opponent) => `Foi só o relógio: se quiser, você pode dar mais tempo a ${opponent} nessa página e deixar a partida continuar.`,
    renew: 'Renovar o convite',
    renewHint: 'Um toque no botão da sua página o reabre. O convite que você enviou volta então a funcionar, com o mesmo link.',
    show: 'Mostre a partida a outras pessoas com este link; ninguém pode jogar com ele:',
    kept: (when) => `Seu link funciona até ${when}. Depois, é apagado junto com o seu endereço, planos e anotações; o registro dos lances fica.`,
    record: 'A partida em PDN, para guardar ou abrir num programa de damas:',
  },
  deadline: (left, when) => `${left} – jogue até ${when}.`,
  toMove: (name) => `É a vez de ${name}.`,
  choose: 'Seus lances legais:',
  confirm: 'O link só mostra o lance; você o confirma na página.',
  tell: 'Avisaremos por e-mail quando for a sua vez.',
  waitLong: (opponent) => `É a vez de ${opponent}. Avisaremos por e-mail quando for a sua.`,
  above: (link) => `${link}:`,
  letters: { black: 'p', white: 'b' },
  legend: 'p, b: pedras pretas e brancas; P, B: damas',
  stop: 'Parar os e-mails desta partida',
  stopAll: 'Parar todos os e-mails para este endereço',
  door,
  moved,
  forgotten,
  restored,
  replacedUndo: 'Se não foi você, outra pessoa tem o seu link. Durante sete dias, esta página pode enviar mais um novo, só para você:',
  footer: (about, game) => `${about} · partida ${game}`,
  secret: 'O link do seu tabuleiro é o seu lugar: não o encaminhe.',
  secrets: 'Os links dos seus tabuleiros são os seus lugares: não os encaminhe.',
  news,
  aside,
  agreed,
  replies,
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Todos os e-mails para o seu endereço',
  what: 'Parar todos os e-mails do Crownhead para o seu endereço? Você não receberá mais nenhum, de nenhuma partida nem jogador. Suas partidas continuam, e os seus relógios também.',
  yes: 'Parar tudo',
  done: 'Você não vai mais receber e-mails do Crownhead.',
  still: 'Você parou todos os nossos e-mails para o seu endereço, então nenhum chega sobre esta partida também. Permita-os de novo, e eles chegarão.',
  undo: 'Permitir e-mails de novo',
  undone: 'Os e-mails para o seu endereço estão permitidos. Se for a sua vez em alguma partida, escreveremos em poucos minutos. Nas partidas novas, perguntaremos antes.',
}

export const silence: SiteTexts['silence'] = {
  title: 'E-mails de uma partida',
  what: (name) => `Parar os e-mails da sua partida com ${name}? A partida continua, e o seu relógio também.`,
  whatOffered: 'Parar os e-mails da partida que você ofereceu? Nada mais muda.',
  whatArbiter: 'Parar os e-mails da partida que você arbitra? A partida continua.',
  yes: 'Parar os e-mails',
  done: 'Você não vai mais receber e-mails desta partida.',
  undo: 'Voltar a enviar',
  undone: 'Os e-mails desta partida estão ligados de novo.',
}

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Nada mudou ainda.',
  title: 'Ou mude os e-mails',
  how: 'Menos lembretes, horário de silêncio, outro endereço ou outro idioma: abra o seu tabuleiro a partir de um desses e-mails e escolha “Meu”, depois “Meu nome, endereço e e-mails”. Se você perdeu o link, nós o enviamos por e-mail.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Receber meus links por e-mail',
  intro: 'Enviamos os links das suas partidas para o seu endereço.',
  send: 'Enviar',
  done: 'Se houver partidas com este endereço, um e-mail com os links está a caminho.',
  doneHint: 'Pode levar alguns minutos. Só encontramos um endereço que você informou para uma partida.',
}
