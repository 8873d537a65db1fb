import type { SiteTexts, Texts } from '../en/index.ts'
import { done, onBoard, tried } from './acts.ts'
import { clock, game, live, panels, play, replay, settled, stands, tabs, time, unsent, withSide } from './board.ts'
import { after, huff, match, results, seat } from './game.ts'
import { article, errors, faults, fields, keys, notices, often, refusals } from './guide.ts'
import { fewer, mailbox, mailed, silence } from './mail.ts'
import { events, happened, lostSeat, undo } from './news.ts'
import { about, newGame, records, rules, sheet, shortRules } from './rules.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Damas por correspondência',
  skip: 'Ir para o conteúdo',
  myGames: 'Minhas partidas',
  newGame: 'Nova partida',
  api: 'Para desenvolvedores',
  lost: 'Perdeu o link?',
  menu: 'Menu',
  language: 'Idioma',
  footer: 'Sem cadastro: o seu link é o seu lugar. Não o mostre a ninguém.',
  copy: 'Copiar',
  copied: 'Copiado',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Envie isto ao seu adversário',
  named: {
    opponent: (name) => `Esperando ${name} aceitar`,
    director: (name) => `Esperando ${name} aceitar a arbitragem`,
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
  first: (side) => `As ${withSide[side]} começam.`,
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

export const keep: SiteTexts['keep'] = {
  title: 'Guarde o seu link',
  what: 'Ele é o seu lugar: não há senha. Quem o tem pode jogar por você; não o mostre a ninguém.',
  how: 'Copie, envie por e-mail ou escaneie',
  side: (side) => `Você joga de ${withSide[side]}.`,
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
  noScript: 'Esta lista precisa de um script. Seus links também estão nos seus e-mails.',
  here: 'Esta lista fica só neste aparelho. Seus links também estão nos seus e-mails.',
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
    forgetOneSure: 'Esquecer o link neste aparelho? A partida continua. Sem o link ou os e-mails dela, você não consegue abri-la.',
    forgetSure: 'Esquecer esta lista? Suas partidas continuam, e os seus links estão nos seus e-mails.',
  },
}

export const settings: SiteTexts['settings'] = {
  title: 'Seu nome, endereço e e-mails',
  intro: 'Isto vale só para esta partida. O adversário vê o seu nome, e mais nada.',
  saved: 'Salvo.',
  emailHint: 'Deixe vazio para apagá-lo.',
  language: 'Idioma dos seus e-mails',
  languageHint: 'O idioma das páginas se escolhe no rodapé de cada uma.',
  zone: 'Seu fuso horário',
  letters: 'E-mails',
  often,
  reminders: {
    reserve: 'Lembrar quando a minha reserva começar a correr',
    day: 'Lembrar um dia antes de o meu tempo acabar',
    hours: 'Lembrar três horas antes de o meu tempo acabar',
  },
  quietHours: 'Sem lembretes entre 22h e 8h: enviar antes',
  playForced: 'Jogar por mim quando só há um lance legal',
  save: 'Salvar',
  forgetHint: 'Seu nome, endereço, configurações, planos e anotação são apagados desta partida. Seus lances e o seu link ficam.',
  forgetGoesOn: 'A partida continua, e o seu relógio também, mas você não recebe mais e-mails: guarde o seu link. Para terminar a partida, abandone antes.',
  forgetYes: 'Sim, esquecer meus dados',
  forgotten: 'Pronto: seu nome, endereço, configurações, planos e anotação foram apagados. Seu link ainda funciona, e os e-mails pararam.',
  ofArbiter: {
    title: 'Seu endereço e e-mails',
    intro: 'Isto vale só para esta partida. Ninguém mais vê.',
    follows: {
      all: 'Tudo o que acontece além dos lances: propostas de empate, pausas, tempo, lugares que mudam de mãos',
      asked: 'O que um jogador pede a você, e o resultado',
      results: 'Só o resultado',
      none: 'Nenhum e-mail',
    },
    forgetHint: 'Seu nome, endereço e configurações são apagados desta partida; o seu link fica.',
    forgetGoesOn: 'Você não recebe mais e-mails dela: guarde o seu link.',
    forgotten: 'Pronto: seu nome, endereço e configurações foram apagados. Seu link ainda funciona, e os e-mails pararam.',
  },
  back: 'Voltar ao tabuleiro',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Sua agenda',
  file: 'Este prazo como arquivo para a sua agenda',
  feed: 'O endereço dos prazos deste lugar, para uma agenda assinar',
  hint: 'As agendas percebem mudanças com atraso, algumas só uma vez por dia. Por isso não servem de lembrete: para isso há nossos e-mails.',
  kept: 'Com este endereço se veem os prazos e nada mais. Ele deixa de valer quando o seu link é trocado.',
  deadline: (opponent) => `Damas: seu lance contra ${opponent}`,
  told: 'O último momento para o seu lance, com a reserva. As agendas ficam sabendo tarde de um lance, uma pausa ou tempo dado: veja a partida.',
}

export const board: Texts = {
  locale: 'pt-BR',
  ...onBoard,
  ...{ stands, huff, after },
  ...{ site, time, play, game, live, seat, unsent, settled },
  ...{ rules, results, match, about },
  ...{ clock, events, happened, tabs, panels, replay, tried },
  ...{ refusals, faults, article, records },
}

export const pages: SiteTexts = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings, calendar, notices },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed, keys },
  ...{ done, errors, fields, sheet },
}

export { mail } from './mail.ts'
