import type { SiteTexts, Texts } from '../en/index.ts'
import { device, plural } from './board.ts'

export const often: SiteTexts['settings']['often'] = {
  turns: 'Sempre que for a minha vez, e com todas as outras novidades',
  digest: 'Um e-mail por dia, com as partidas em que é a minha vez',
  off: 'Nenhum e-mail',
  hint: 'Com um e-mail por dia, os últimos avisos, as outras novidades e as partidas com pouco tempo continuam chegando na hora.',
  seen: 'Se você está diante do tabuleiro e vê um lance chegar, não recebe e-mail sobre ele.',
  hour: 'Hora do e-mail diário',
  reminded: 'Com um e-mail por dia, os dois primeiros destes lembretes vêm nele; o terceiro chega sempre na hora.',
}

export const settings: SiteTexts['settings'] = {
  title: 'Seu nome, endereço e e-\u2060mails',
  intro: 'Isto vale só para esta partida. O adversário vê o seu nome, e o seu endereço só se foi ele quem o digitou.',
  saved: 'Salvo.',
  emailHint: 'Deixe vazio para apagá-lo.',
  language: 'Idioma dos seus e-mails',
  languageHint: 'O idioma das páginas você escolhe no rodapé delas.',
  zone: 'Seu fuso horário',
  emails: 'E-mails',
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
  forgetGoesOn: 'A partida continua, e o seu relógio também, mas você não recebe mais e-mails: guarde o seu link. Se quiser terminar a partida, abandone-a antes.',
  forgetYes: 'Sim, apagar meus dados',
  storedData: 'O que está guardado sobre você',
  forgotten: 'Pronto: seu nome, endereço, configurações, planos e anotação foram apagados. Seu link ainda funciona, e os e-mails pararam.',
  ofArbiter: {
    title: 'Seu endereço e e-\u2060mails',
    intro: 'Isto vale só para esta partida. Ninguém mais vê.',
    follows: {
      all: 'Tudo o que acontece além dos lances: ofertas de empate, pausas, tempo, lugares que mudam de mãos',
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

export const notices: SiteTexts['notices'] = {
  title: 'Notificações nos seus aparelhos',
  hint: 'Uma notificação sempre que for a sua vez. Nosso e-mail chega uma hora depois, e só se você ainda não tiver jogado nem visto a posição.',
  told: (count) => `Aparelhos que as recebem: ${count}.`,
  start: 'Avisar neste aparelho',
  stop: 'Parar as notificações em todos os aparelhos',
  off: 'Nenhum aparelho recebe mais notificações desta partida.',
  homeScreen: 'No iPhone ou iPad, coloque antes esta página na Tela de Início (Compartilhar, depois “Adicionar à Tela de Início”), abra-a ali e aperte o botão.',
  ...device,
}

/** The card that asks how a player without an address is to be told of their turns. */
export const notify: Texts['notify'] = {
  title: 'Como avisar você?',
  why: (name) => `${name} pode levar dias. Avisamos quando for a sua vez.`,
  later: 'Agora não',
  device: 'Neste aparelho',
  deviceHint: 'Uma notificação, mesmo com esta página fechada',
  email: 'Por e-mail',
  emailHint: 'Sempre que for a sua vez, com o seu link',
  send: 'Enviar e-mail quando for a minha vez',
  stops: 'Em todo e-mail há um link para não receber mais.',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Sua agenda',
  file: 'Este prazo como arquivo para a sua agenda',
  feed: 'O endereço dos prazos deste lugar, para assinar na sua agenda',
  hint: 'As agendas percebem mudanças com atraso, algumas só uma vez por dia. Por isso não servem de lembrete: para isso há nossos e-mails.',
  kept: 'Este endereço mostra os prazos e nada mais. Ele deixa de valer quando o seu link é trocado.',
  deadline: (opponent) => `Damas: seu lance contra ${opponent}`,
  told: 'O último momento para o seu lance, com a reserva. As agendas demoram a saber de um lance, de uma pausa ou de tempo dado: veja a partida.',
}

export const keys: SiteTexts['keys'] = {
  title: 'Chaves para programas',
  hint: 'Para um bot, ou o site de um clube, que usa o Crownhead por você.',
  what: 'Um programa (um bot, o site de um clube) mostra uma chave quando pede algo ao Crownhead. O que ele cria com a chave pertence ao seu endereço. Uma chave não abre nenhum tabuleiro: para isso, um programa precisa do link de um lugar.',
  guide: 'Como os programas pedem',
  made: (name: string): string => `Chave: ${name}`,
  once: 'Ela só aparece agora. Copie-a para onde o seu programa a lê e guarde-a em segredo.',
  again: 'Este formulário já foi enviado e criou uma chave. Se você não a guardou, revogue-a e crie outra.',
  yours: 'Suas chaves',
  since: (when: string): string => `Criação: ${when}`,
  used: (when: string): string => `Último uso: ${when}`,
  unused: 'Ainda não usada',
  revoke: 'Revogar',
  revokeOne: (name: string): string => `Revogar: ${name}`,
  revokeHint: 'Uma chave revogada deixa de funcionar na hora e para sempre. As partidas criadas com ela continuam.',
  revoked: 'A chave foi revogada.',
  another: 'Uma nova chave',
  name: 'Nome do programa',
  nameHint: 'Só para esta lista.',
  may: 'O que ele pode fazer',
  scopes: {
    'games:create': 'Criar partidas que pertencem ao seu endereço',
    'games:read': 'Listar as partidas que pertencem ao seu endereço',
    'seats:hold': 'Guardar os links das pessoas que ele indica',
    webhooks: 'Saber o que acontece nessas partidas',
  },
  choose: 'Escolha pelo menos uma coisa que ele pode fazer.',
  make: 'Criar a chave',
  full: (most: number): string => `O seu endereço já tem todas as chaves que pode ter (${most}). Revogue uma para criar outra.`,
  unconfirmed: 'Só um endereço confirmado pode ter uma nova chave: aperte o botão do primeiro e-mail sobre uma das suas partidas e abra esta página de novo.',
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Todos os e-\u2060mails para o seu endereço',
  what: 'Parar de receber todos os e-mails do Crownhead? Nenhum chegará mais ao seu endereço, de nenhuma partida nem jogador. Suas partidas continuam, e os seus relógios também.',
  yes: 'Parar tudo',
  done: 'Você não vai mais receber e-mails do Crownhead.',
  still: 'Você parou de receber os nossos e-mails, e por isso os desta partida também não chegam. Permita-os de novo, e eles chegarão.',
  undo: 'Permitir e-mails de novo',
  undone: 'Os e-mails para o seu endereço estão permitidos. Se for a sua vez em alguma partida, escreveremos em poucos minutos. Nas partidas novas, perguntaremos antes.',
}

export const silence: SiteTexts['silence'] = {
  title: 'E-\u2060mails de uma partida',
  what: (name) => `Parar de receber e-mails da sua partida com ${name}? A partida continua, e o seu relógio também.`,
  whatOffered: 'Parar de receber e-mails da partida que você ofereceu? Nada mais muda.',
  whatArbiter: 'Parar de receber e-mails da partida que você arbitra? A partida continua.',
  yes: 'Parar os e-mails',
  done: 'Você não vai mais receber e-mails desta partida.',
  undo: 'Voltar a receber',
  undone: 'Você voltou a receber os e-mails desta partida.',
}

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Nada mudou ainda.',
  title: 'Ou ajuste os e-\u2060mails',
  how: 'Menos lembretes, horário de silêncio, outro endereço ou outro idioma: abra o seu tabuleiro a partir de um desses e-mails e escolha “Você”, depois “Meu nome, endereço e e-mails”. Se você perdeu o link, nós o enviamos por e-mail.',
}

/** Leave in all games of a device or of an address, with one press. */
export const away: SiteTexts['away'] = {
  title: 'Férias em todas as partidas',
  lead: 'Em cada partida, seu relógio para enquanto você ainda tiver férias nela. Você pode jogar mesmo assim.',
  take: 'Tirar férias em todas as partidas',
  end: 'Encerrar as férias em todas as partidas',
  rest: 'Continuar com as outras',
  taken: (n) => `Você está de férias em ${plural(n, { one: '1 partida', many: `${n} de partidas`, other: `${n} partidas` })}.`,
  ended: (n) => `Suas férias acabaram em ${plural(n, { one: '1 partida', many: `${n} de partidas`, other: `${n} partidas` })}.`,
  until: (when) => `até ${when}`,
  only: (days) => `só ${days}`,
  others: 'Sem férias',
  gone: (n) => `Links que não funcionam mais: ${n}.`,
  late: 'O tempo acabou.',
  none: 'Não há nenhuma partida em andamento aqui.',
}

export const personData: SiteTexts['personData'] = {
  title: 'O que está guardado sobre você',
  games: (n, confirmed) => `Partidas abertas ou em andamento com seu endereço: ${n} (delas, com e-mails que você aceitou: ${confirmed}).`,
  download: 'Baixar tudo em um arquivo',
  forget: 'Apagar meus dados das partidas abertas e em andamento',
  hint: 'Seu nome, endereço, ajustes e anotações são apagados para sempre, e não chega mais nenhum e-mail dessas partidas. Seus lances e mensagens ficam, assim como o link de cada tabuleiro.',
  sure: 'Sei que isso não pode ser desfeito',
  tick: 'Para apagar seus dados, marque que você sabe que isso não pode ser desfeito.',
  over: 'As partidas encerradas ainda têm seu nome e endereço. A página de cada uma os apaga, enquanto o link funcionar; quem mantém este serviço pode fazer isso em todas.',
  forgotten: (n) => `Partidas abertas ou em andamento das quais seus dados foram apagados: ${n}.`,
  failed: (n) => `Partidas em que não deu certo: ${n}. Tente de novo.`,
  old: 'Este link valia por um dia. Peça seus links mais uma vez: o e-mail traz um novo.',
}
