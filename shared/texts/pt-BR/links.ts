import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'
import { asked } from './seat.ts'

export const invitation: SiteTexts['invitation'] = {
  title: (name) => `${name} convida você para uma partida de damas`,
  arbiterTitle: (name) => `${name} pede que você arbitre uma partida de damas`,
  rules: 'Regras',
  clock: 'Tempo',
  yourSide: 'Sua cor',
  sides: {
    black: 'Pretas, as peças escuras',
    white: 'Brancas, as peças claras',
    toss: 'Por sorteio, quando você aceitar',
  },
  first: (side) => `As ${sidesInSentence[side]} começam.`,
  conditions: 'Além disso',
  open: 'Aberto até',
  yourName: 'Seu nome',
  yourEmail: 'Seu endereço de e-mail',
  accept: 'Aceitar e jogar',
  acceptArbiter: 'Aceitar a arbitragem',
  keepsAddress: 'Deixe vazio para usar o endereço que recebeu o convite.',
  hint: 'Você recebe um link só seu. Quem o tem pode jogar por você; guarde-o bem.',
  arbiterHint: 'Você recebe um link só seu. Quem o tem arbitra a partida; guarde-o bem.',
  decline: 'Não, desta vez não',
  declineWhat: (name) => `${name} fica sabendo, e este convite termina. Você não recebe mais e-mails sobre ele.`,
  declineWord: 'Um recado, se quiser',
  declineYes: 'Recusar',
  own: {
    title: 'Este é o seu próprio convite',
    help: 'Ele é para outra pessoa: envie o link a ela. Se você aceitar aqui, também ocupa o lugar dela.',
    board: 'Ir para a sua página',
    both: 'Jogar dos dois lados neste aparelho',
    arbiterToo: 'Ser também o árbitro',
  },
  tooLong: (most) => `Escreva no máximo ${most} caracteres, numa só linha.`,
  declinedTitle: 'Este convite foi recusado',
  declinedHelp: (name) => `${name} vê isso na própria página. Não é preciso fazer mais nada.`,
  takenTitle: 'Este convite já foi aceito',
  takenHelp: 'Foi você? O seu próprio link apareceu depois que você aceitou. Se informou um endereço, ele também está no e-mail que você recebeu.',
  expiredTitle: 'Este convite expirou',
  expiredHelp: (name) => `Ninguém o aceitou a tempo. Peça a ${name} que o renove ou comece uma nova partida; qualquer dos dois leva um minuto.`,
  offTitle: 'Esta partida foi cancelada',
  offHelp: (name) => `${name} a cancelou antes do começo.`,
  watch: 'Assistir à partida',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Envie isto ao seu adversário',
  named: {
    opponent: (name) => `Esperando ${name} aceitar`,
    arbiter: (name) => `Esperando ${name} aceitar a arbitragem`,
  },
  anyone: 'A primeira pessoa que abrir este link e aceitar vai jogar com você.',
  mailed: (name) => `Enviamos o convite por e-mail a ${name}, a menos que os nossos e-mails tenham sido parados lá.`,
  sending: (name) => `Estamos enviando o convite por e-mail a ${name}.`,
  alsoLink: 'Você também pode repassar este link.',
  later: (name, when) => `O e-mail com o convite ainda precisa esperar: vamos enviá-lo a ${name}, no máximo, até ${when}.`,
  held: (name) => `Não enviamos e-mail a ${name}: em um dia foram informados endereços novos demais a partir da sua rede, ou e-mails a eles voltaram, ou este foi informado na página de outro site.`,
  late: (name) => `O e-mail a ${name} só poderia sair depois que este convite terminasse.`,
  returned: (name) => `O nosso e-mail para ${name} voltou.`,
  send: (name) => `Envie este link a ${name}.`,
  once: 'Ele funciona uma vez.',
  declined: 'Com este recado',
  subject: 'Uma partida de damas?',
  body: (url) => `Vamos jogar damas sem pressa? Temos dias para cada lance e não precisamos de cadastro:\n\n${url}\n`,
}

export const keep: SiteTexts['keep'] = {
  title: 'Guarde o seu link',
  what: 'Ele é o seu lugar: não há senha. Quem o tem pode jogar por você; não o mostre a ninguém.',
  how: 'Copie, envie por e-mail ou escaneie',
  side: (side) => `Você joga de ${sidesInSentence[side]}.`,
  link: 'Seu link',
  copy: 'Copiar o link',
  mail: 'Enviar para o meu e-mail',
  send: 'Enviar',
  mailHint: 'Você também recebe um e-mail a cada vez sua. Um link em cada um deles faz parar todos.',
  mailed: 'Enviamos o link para o endereço de e-mail do seu lugar.',
  asked: 'Enviamos um e-mail para o endereço do seu lugar. Aperte o botão nele: o seu link vem em seguida.',
  scan: 'Levar para outro aparelho',
  scanHint: 'Escaneie isto com o tablet ou outro celular. Os dois passam a ter o seu lugar.',
  bookmark: 'Salvar nos favoritos',
  bookmarkHint: 'Vá primeiro ao seu tabuleiro e salve-o lá nos favoritos: o endereço daquela página é o seu link.',
  board: 'Ir ao meu tabuleiro',
}

export const myGames: SiteTexts['myGames'] = {
  title: 'Minhas partidas',
  noScript: 'Esta lista precisa de um script.',
  here: 'Esta lista fica só neste aparelho.',
  exporting: 'Exportar',
  forget: 'Esquecer esta lista',
  words: {
    yourMove: 'Sua vez',
    waiting: 'Esperando',
    finished: 'Terminadas',
    none: 'Nenhuma partida neste aparelho ainda. Abra a página de uma partida, e ela aparece aqui.',
    left: 'Você tem {}',
    has: 'Tem {}',
    move: 'lance {}',
    overdue: 'O tempo acabou',
    unlimited: 'Sem limite de tempo',
    notYet: 'Ainda não veio ao tabuleiro',
    sendAgain: 'Abra para enviar o link de novo',
    nobody: 'Um adversário',
    somebody: 'Alguém',
    won: 'Você venceu',
    lost: 'Você perdeu',
    draw: 'Empate',
    off: 'Não jogada',
    others: 'Outras',
    game: 'Partida {}',
    unseen: 'Abra para ver como está',
    gone: 'Este link não abre mais nada',
    forgetOne: 'Esquecer este link: {}',
    forgetOneSure: 'Esquecer o link neste aparelho? A partida continua. Sem o link dela, você não consegue abri-la.',
    forgetSure: 'Esquecer esta lista? Suas partidas continuam. Sem os links, você não consegue abri-las.',
  },
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

export const mailed: SiteTexts['mailed'] = {
  title: 'Receber meus links por e-mail',
  intro: 'Se você informou o seu e-mail para uma partida, digite-o aqui, e enviamos o link dela. Se não informou nenhum, procure no aparelho em que jogou: a lista de partidas dele tem os seus links.',
  send: 'Enviar',
  done: 'Se houver partidas com este endereço, um e-mail com os links está a caminho.',
  doneHint: 'Pode levar alguns minutos. Só encontramos um endereço que você informou para uma partida.',
}

export const moved: EmailTexts['moved'] = {
  subject: (game) => `Damas: seu lugar tem outro endereço · ${game}`,
  title: 'Seu lugar tem outro endereço de e-mail',
  text: 'Alguém com o link do seu lugar mudou ou apagou o endereço de e-mail dele. Os e-mails desta partida não chegam mais a você. Se foi você, não precisa fazer nada.',
  back: 'Alguém devolveu o lugar ao endereço que ele tinha antes. Os e-mails desta partida não chegam mais a você.',
  open: 'Não fui eu',
  otherwise: 'Essa página devolve o lugar a este endereço e envia a você um novo link. Todos os links do lugar usados até então deixam de funcionar. Você tem sete dias para isso.',
}

export const forgotten: EmailTexts['forgotten'] = {
  subject: (game) => `Damas: seus dados foram apagados · ${game}`,
  title: 'Seus dados foram apagados',
  text: 'Alguém com o seu link pediu que esquecêssemos você nesta partida. Seu nome, endereço, configurações, planos e anotação foram apagados, e os e-mails pararam. Se foi você, não precisa fazer nada.',
  otherwise: 'Durante sete dias, essa página pode devolver o lugar a você e enviar um novo link. Será preciso informar de novo o nome e as configurações.',
}

export const restored: EmailTexts['restored'] = {
  title: 'Seu lugar é seu de novo',
  text: 'Aqui está o seu novo link. Todos os links anteriores deixaram de funcionar.',
}
