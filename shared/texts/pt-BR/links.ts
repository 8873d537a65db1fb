import type { SiteTexts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'
import { asked } from './panels.ts'

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
  intro: 'Enviamos os links das suas partidas para o seu endereço.',
  send: 'Enviar',
  done: 'Se houver partidas com este endereço, um e-mail com os links está a caminho.',
  doneHint: 'Pode levar alguns minutos. Só encontramos um endereço que você informou para uma partida.',
}
