import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { oneOrMany } from './board.ts'

export const consent: EmailTexts['consent'] = {
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
  roles: { player: 'para jogar', arbiter: 'para arbitrar' },
  invitations: { player: 'um convite para jogar', arbiter: 'um convite para arbitrar' },
  seat: (rules, role, game) => `${rules}, partida ${game}: ${role}.`,
  opponent: (name) => `Adversário: ${name}.`,
  players: (black, white) => `Jogam: ${black}, ${white}.`,
  round: (round) => `Rodada ${round}.`,
  board: (board) => `Mesa ${board}.`,
  more: (count) => oneOrMany(count, `Mais ${count} partida espera por você.`, `Mais ${count} partidas esperam por você.`),
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
