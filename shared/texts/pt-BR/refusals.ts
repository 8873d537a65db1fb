import type { SiteTexts, Texts } from '../en/index.ts'
import type { FaultTexts, RefusalTexts } from '../grammar/coded-texts.ts'
import { asked } from './seat.ts'

export const refusals: RefusalTexts = {
  'not-found': 'Essa partida não existe, ou este link não é (ou não é mais) válido.',
  'stale-ply': 'A partida avançou desde que você abriu esta página. Veja como ela está agora.',
  'not-your-turn': 'Não é a sua vez.',
  'not-begun': 'A partida não começou: ninguém aceitou o convite ainda.',
  'game-over': 'A partida acabou.',
  'too-late': 'Esse lance veio depois do prazo: o tempo tinha acabado.',
  'too-late-to-abort': 'Os dois lados já jogaram, e a partida não pode mais ser cancelada. Você ainda pode abandonar.',
  'invitation-taken': 'Alguém já aceitou este convite.',
  'invitation-expired': 'Este convite expirou.',
  'illegal-move': 'Esse lance não é legal.',
  'not-yours-to-do': 'Isso não cabe a você nesta partida.',
  'nothing-asked': 'Não há mais nada a responder.',
  'asked-already': 'Isso já foi pedido; o outro lado ainda não respondeu.',
  'draw-offered-lately': 'Você ofereceu empate há pouco. Pode oferecer de novo depois de mais dez lances seus.',
  'claim-not-valid': 'Você não pode reivindicar isso: a posição não dá esse direito.',
  'not-in-this-game': 'O que foi combinado nesta partida não permite isso.',
  'nothing-to-take-back': 'Não há lance seu para desfazer.',
  'not-on-offer-any-more': 'Isso não é mais possível: o prazo passou.',
  'too-long': 'Esse valor está fora do permitido.',
  'no-leave-left': 'Você não tem mais tantos dias de férias.',
  'no-offence-there': 'Essa peça não deixou de capturar.',
  'not-yet': 'Isso ainda não é possível.',
  'allowance-used': 'São mais pedidos ou mudanças do que cabem numa partida. Você ainda pode jogar, responder e terminar a partida.',
  'address-returned': 'Um e-mail para este endereço voltou. Informe outro.',
  'idempotency-key-needed': 'Envie isto com uma Idempotency-Key: sem ela, um pedido repetido criaria tudo em dobro.',
  'key-needed': 'Isto precisa de uma chave de API: Authorization: Bearer com uma chave que começa com ck_.',
  'link-needed': 'Isto precisa do token de um link: falta Authorization: Bearer ou ele não contém um token (uma chave de API não é um).',
  'unknown-key': 'Esta chave de API não é (ou não é mais) válida.',
  'scope-missing': 'Só um programa cuja chave de API tem o escopo para isso pode pedi-lo.',
  'creation-restricted': 'Nem todos podem criar partidas aqui. Use o link do clube ou uma chave do responsável, ou pergunte a quem mantém este serviço.',
  'too-many-webhooks': 'Você já tem o número máximo de webhooks. Remova um primeiro.',
  'invalid-request': 'Não foi possível ler uma parte da requisição.',
  'too-complex': 'Esta posição tem mais capturas do que se pode calcular aqui. Nenhuma partida chega a uma posição assim.',
  'links-expired': 'Os links desta partida expiraram. O registro dela ainda pode ser visto.',
  'method-not-allowed': 'Este endereço não aceita esse método.',
  'key-used-otherwise': 'Esta chave de idempotência foi usada em outra requisição. Use uma nova para cada uma.',
  'in-flight': 'Este link acabou de ser substituído. Se o pedido foi seu, envie-o de novo com a mesma chave.',
  'content-too-large': 'Isso é mais do que se pode enviar de uma vez.',
  'unsupported-media-type': 'Este tipo de conteúdo não é lido aqui.',
  'too-many-requests': 'Pedidos demais. Espere um pouco e tente de novo.',
  'try-again': 'Isso demorou demais, ou houve pedidos demais de uma vez. Talvez tenha dado certo mesmo assim. Tente de novo: um lance nunca é feito duas vezes.',
  internal: 'Algo deu errado do nosso lado. Sua partida está a salvo; tente de novo.',
}

/** What `not-yet` waits for. */
export const notYet = {
  'own-move': 'Isso é possível assim que você jogar; uma mensagem pode ir com o lance.',
  end: 'Isso é possível quando a partida terminar.',
}

export const faults: FaultTexts = {
  'must-capture': 'Você pode capturar, então tem que capturar.',
  'capture-unfinished': 'Essa captura continua: é preciso completá-la.',
  'must-take-most': 'Lei da maioria: você tem que capturar o maior número possível de peças.',
  'king-must-capture': 'Uma das suas damas pode capturar, então é com uma dama que se captura.',
  ambiguous: 'Isso serve para mais de um lance. Escolha qual você quer.',
  'wrong-square': 'Essa peça não pode ir até lá.',
  'man-moved-backward': 'A pedra não anda para trás.',
  'crowned-and-went-on': 'A pedra promovida a dama tem que parar ali.',
  'not-your-piece': 'Você não tem peça nessa casa.',
  'no-such-square': 'Essa casa não existe neste tabuleiro.',
  unreadable: 'Não foi possível ler isso como lance. Escreva, por exemplo, c3-d4 ou 22x15.',
}

export const article = (number: string): string => (number.startsWith('Intl ') ? `regras internacionais, artigo ${number.slice(5)}` : `artigo ${number}`)

export const errors: SiteTexts['errors'] = {
  unknownTitle: 'Este link não leva a nenhuma partida',
  unknownHelp: ['Talvez o link tenha sido cortado ao copiar: abra-o a partir do próprio e-mail, ou copie-o inteiro.', 'Um link substituído não funciona mais; o certo está no e-mail mais recente.', 'Se você perdeu o seu, procure um e-mail do Crownhead, ou um endereço com /p/ no histórico do navegador.'],
  replacedTitle: 'Este link foi substituído',
  replaced: 'O lugar agora tem outro link, outro endereço ou outra pessoa jogando.',
  pastTitle: 'Os links desta partida expiraram',
  past: (finished, unplayed) => `Os links e endereços de uma partida ficam guardados por ${finished} dias depois do fim, ou por ${unplayed} se ela foi cancelada ou nunca começou. Eles foram apagados; o registro dos lances fica.`,
  record: 'Ver a partida',
  noSuchPlyTitle: 'A partida ainda não chegou lá',
  noSuchPly: (played) => (played === 0 ? 'Ainda não houve lances.' : `As posições vão de 0 a ${played}, uma para cada meio-lance.`),
  toPresent: 'Ver a partida como está',
  unknownPageTitle: 'Essa página não existe',
  unknownAddress: 'Esse endereço não existe aqui. GET /api traz a lista dos que existem.',
  failedTitle: 'Não deu certo',
  invalidFields: 'Confira estes campos:',
  crossSite: 'Esse formulário veio de outro site, e por isso nada foi feito. Abra o seu link e tente de novo.',
}

export const fields: SiteTexts['fields'] = {
  tried: {
    long: 'São variantes demais para um tabuleiro: cabem 200 lances. O último lance ficou de fora.',
    unread: 'Não foi possível ler estas variantes. Aparece o que deu para ler.',
    wrong: (line, move, why) => `Linha ${line}, ${move}: ${why} O que vem depois ficou de fora.`,
  },
  name: (longest) => `Informe um nome de no máximo ${longest} caracteres, sem quebras de linha nem caracteres de controle.`,
  email: 'Isto não parece um endereço de e-mail.',
  days: (from, to) => `Informe um número de dias de ${from} a ${to}.`,
  moves: (from, to) => `Informe um número de lances de ${from} a ${to}.`,
  moveNumber: (from, to) => `Informe o número de um lance, de ${from} a ${to}.`,
  noTime: 'Um lance precisa de tempo: informe dias por lance, ou dias de reserva.',
  noIncrement: 'Isto limita o que cada lance acrescenta. Informe quantos dias são.',
  choice: 'Escolha uma destas opções.',
  ballot: 'Os sorteios são de aberturas das damas inglesas. Escolha essas regras, ou outra abertura.',
  tables: 'Isso só é possível em partidas de damas inglesas.',
  fen: 'Esta não é, nestas regras, uma posição a partir da qual se possa jogar.',
  game: 'Esta não é, nestas regras, uma partida cuja última posição se possa jogar.',
  halfMove: (number) => `O meio-lance ${number} desta partida não é possível nestas regras.`,
  firstMove: 'Este lance não pode ir junto: você precisa ter a cor que começa, sem sorteio de abertura.',
  word: 'Esta não é a palavra do clube.',
  message: 'Uma mensagem pode ter no máximo 280 caracteres.',
  acts: {
    time: 'Dê de 1 a 60 dias.',
    days: 'Informe um número de dias inteiros.',
    until: 'Escolha um dia.',
    from: 'Escolha um dia.',
    lines: 'É demais para um só plano, ou não está escrito em lances.',
  },
}

export const offline: SiteTexts['offline'] = {
  title: 'Sem conexão',
  asOf: 'Esta é a lista de {}. Os tabuleiros abrem como estavam; os relógios continuam correndo.',
  toSend: 'A enviar',
  waits: '{} espera a conexão voltar',
  goes: 'Envio automático',
  goesWith: 'Envio automático, com a sua mensagem',
  leftToSend: '{} para enviar: {}',
  drop: 'Não enviar',
  had: 'Tinha {}',
  sent: '{} foi enviado.',
  notSent: '{} não foi enviado. A partida avançou.',
  needs: 'Novas partidas, e-mails e ações como empate ou abandono precisam de conexão.',
  noPage: 'Esta página não pode ser mostrada sem rede.',
  noBoard: 'Este tabuleiro ainda não foi aberto neste aparelho e não pode ser mostrado sem rede.',
  tryAgain: 'Tentar de novo',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `De volta à sua partida com ${opponent}`,
  what: (name) => `Com este link você ocupa o lugar de ${name}. O link antigo deixa de funcionar.`,
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

export const typed: Texts['typed'] = {
  words: { last: 'último', time: 'tempo', board: 'tabuleiro', moves: 'lances', help: 'ajuda' },
  label: (help) => `Pergunta, por exemplo: ${help}`,
  says: {
    last: 'o último lance',
    time: 'os relógios',
    board: 'a posição em palavras',
    moves: 'os lances possíveis',
    help: 'esta lista',
    square: 'o que há nessa casa',
  },
  possible: (moves) => `Possível: ${moves}.`,
  page: 'Jogar sem enxergar',
  orHelp: (help) => `Ou digite “${help}”.`,
  noSquare: (square) => `Não existe a casa ${square}.`,
  notPresent: 'Você pode digitar um lance quando a posição atual estiver sendo mostrada.',
  unread: 'Não foi possível ler isso como lance.',
  like: (move) => `Um lance se escreve assim: ${move}.`,
  lettered: (move) => `Aqui as casas têm letras: ${move}.`,
  blocked: 'Essa peça está bloqueada: não pode se mover agora.',
}
