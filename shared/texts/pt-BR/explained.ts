import type { HowItWorksTexts, RulesPagesTexts, WithoutSightTexts } from '../en/explained.ts'

export const rulesPages: RulesPagesTexts = {
  title: 'As regras ilustradas',
  lead: 'É tudo jogo de damas: o que muda é o tabuleiro, o que a dama pode fazer e qual captura é obrigatória.',
  facts: (rules) => `${rules} · as regras`,
  lost: 'Perde quem fica sem peças ou não pode jogar.',
  legend: 'As brancas avançam para cima. Um anel marca a peça que pode jogar; um ponto, para onde ela vai; uma cruz, o que é capturado.',
  brief: {
    kings: { one: 'dama curta', any: 'dama voadora' },
    men: { forward: 'a pedra captura para a frente', 'both-ways': 'a pedra captura também para trás' },
    choice: {
      free: 'captura à escolha',
      most: 'lei da maioria',
      captor: 'a dama captura primeiro',
      huffing: 'com sopro',
    },
  },
  headings: {
    moving: 'Andar',
    jumping: 'Capturar',
    straight: 'Capturas retas',
    spared: 'Pedras e damas',
    several: 'Várias capturas',
    crowning: 'Promover',
    passing: 'De passagem',
    first: 'A captura é obrigatória',
    huffing: 'O sopro',
    most: 'Lei da maioria',
    value: 'O que vale mais',
    captor: 'A dama captura primeiro',
    kingsTaken: 'Capturar damas',
    earlyKing: 'A primeira dama o quanto antes',
    kings: 'Damas',
    kingJump: 'Como a dama captura',
  },
  says: {
    moving: 'A pedra anda uma casa na diagonal, para a frente, até uma casa vazia.',
    jumping: {
      forward: 'A pedra captura uma peça vizinha saltando por cima dela, para a frente, até a casa vazia logo atrás.',
      'both-ways': 'A pedra captura uma peça vizinha saltando por cima dela, para a frente ou para trás, até a casa vazia logo atrás.',
    },
    straight: 'Também se captura em linha reta, para a frente, para trás e para os lados: por cima da próxima casa escura da fileira ou coluna, até a casa escura seguinte. Assim só se captura, nunca se anda.',
    spared: 'A pedra não pode capturar uma dama.',
    several: 'A mesma peça continua saltando enquanto puder. O que foi capturado sai do tabuleiro no fim.',
    crowning: {
      stops: 'A pedra que chega à última fileira vira dama. O lance acaba ali, mesmo que uma dama pudesse continuar.',
      'goes-on': 'A pedra que chega à última fileira vira dama na hora e, se puder, continua capturando como dama.',
      passes: 'A pedra vira dama se o lance termina na última fileira.',
    },
    passing: 'A pedra que pode continuar capturando a partir da última fileira tem que fazer isso, e continua pedra.',
    first: 'Se você pode capturar, tem que capturar.',
    anyJump: 'Você escolhe qual captura; não precisa ser a maior.',
    huffing: 'Você pode deixar de capturar ou parar antes do fim. Aí o outro lado, antes de jogar, pode tirar do tabuleiro uma peça que devia capturar, ou exigir a captura.',
    most: 'Você tem que capturar o maior número possível de peças: aqui duas, não uma.',
    value: 'A pedra vale 2 e a dama 3: você tem que capturar o que vale mais. Aqui é a dama.',
    captor: {
      alone: 'Se uma dama pode capturar, é com uma dama que se captura: as pedras então não podem.',
      among: 'Se uma pedra e uma dama podem capturar o mesmo, é a dama que captura.',
    },
    kingsTaken: 'Se o número é igual, você tem que capturar o maior número possível de damas.',
    earlyKing: 'Se isso também é igual, é preciso capturar de modo que a primeira dama caia o quanto antes.',
    kings: {
      one: 'A dama anda uma casa e salta por cima de uma peça, para a frente e para trás. Ela não voa.',
      any: 'A dama voa: anda por uma diagonal livre até onde quiser, para a frente e para trás.',
    },
    kingRun: (most) => `Enquanto seu lado tiver pedras, uma dama faz no máximo ${most} lances seguidos sem capturar.`,
    kingJump: {
      any: 'Ela salta por cima de uma peça, perto ou longe, e para em qualquer casa livre atrás dela.',
      behind: 'Ela salta por cima de uma peça, perto ou longe, e para logo atrás dela.',
    },
    backward: 'A pedra não anda para trás.',
    finish: 'Uma captura que pode continuar tem que ser completada.',
    turns: 'Os lados jogam um de cada vez, cada um com as suas peças. Ninguém pode passar.',
  },
  drawn: 'É empate quando',
  draws: {
    agreed: 'Os dois lados concordam.',
    repetition: {
      claim: 'Uma posição aparece pela terceira vez, com o mesmo lado a jogar, ou o próximo lance a produz; esse lado reivindica o empate.',
      automatic: 'Uma posição aparece pela terceira vez, com o mesmo lado a jogar.',
    },
    quiet: (moves) => `Nos últimos ${moves} lances de cada lado nada foi capturado e nenhuma pedra andou, e um dos lados reivindica o empate.`,
    loneKing: (moves) => `Três peças, uma delas dama, jogaram ${moves} lances de cada lado contra uma dama sozinha, e um dos lados reivindica o empate.`,
    kings: 'Resta uma dama contra uma dama, e quem joga não pode capturar.',
    material: 'Ter poucas peças não é empate por si só: o lado mais forte pode continuar.',
    length: (plies) => `No Crownhead a partida também termina empatada depois de ${plies} lances, somados os dos dois lados.`,
  },
  squares: {
    numbers: 'Os números das casas',
    letters: 'Os nomes das casas',
    board: 'O tabuleiro inteiro; cada casa escura tem o seu número ou nome.',
    start: (black, white, last) => `As pretas começam nas casas 1 a ${black}, as brancas nas casas ${white} a ${last}.`,
    setUp: (men, rows) => `Cada lado começa com ${men} pedras, nas casas escuras das suas ${rows} primeiras fileiras.`,
    named: 'As letras são as colunas e os números as fileiras, vistas pelas brancas: a1 fica embaixo à esquerda.',
    examples: (move, jump, long) => `${move} é um lance, ${jump} uma captura, ${long} uma captura dupla.`,
  },
  articles: 'Artigos',
  article: (number) => `Artigo ${number}`,
  sources: {
    english: 'Os números são os das Laws of Checkers, edição de 2025.',
    international: 'Os números são os das regras internacionais.',
  },
  others: 'Todas as regras',
  picture: {
    on: (piece, square) => `${piece} em ${square}`,
    possible: (moves) => `Possível: ${moves}.`,
    played: (move) => `O lance: ${move}.`,
    taking: (move, squares) => `O lance: ${move}, que captura ${squares}.`,
    crowned: 'A pedra é promovida a dama.',
    huffed: (squares) => `Pode ser soprada: ${squares}.`,
    forbidden: (move) => `Não é permitido: ${move}.`,
  },
}

export const howItWorks: HowItWorksTexts = {
  title: 'Como funciona',
  lead: 'Você toca numa peça, depois numa casa, olha o lance e toca em “Jogar”. Até esse momento, nada é enviado. Depois, você ainda pode pedir ao adversário para desfazer o lance.',
  link: {
    title: 'O seu link',
    text: 'Não há cadastro. Quem começa uma partida ou aceita um convite recebe um link secreto para o seu lado do tabuleiro. Ele é o seu lugar: salve nos favoritos e não o dê a ninguém, porque quem o tiver pode jogar por você.',
    more: 'Perdeu o link?',
  },
  time: {
    title: 'Tempo',
    text: 'Ninguém precisa estar presente ao mesmo tempo. Com “3 dias” você tem três dias para cada lance, e o seu relógio só anda enquanto é a sua vez. Quem fica sem tempo perde.',
  },
  reserve: {
    title: 'Reserva',
    text: 'Com “7 de reserva” você tem mais sete dias, uma só vez, para a partida inteira. Um lance que passa dos seus dias vai gastando essa reserva, e só quando ela também acaba a partida está perdida.',
  },
  emails: {
    title: 'E-mails',
    text: 'Se você informar um endereço, escrevemos quando for a sua vez, com o tabuleiro e o tempo que resta. Os e-mails só continuam se você os aceitar no primeiro, e em cada um há um link para não receber mais nenhum. O seu adversário só vê o endereço se foi ele quem o digitou.',
    without: 'Sem endereço, você volta pelo seu link ou deixa o navegador avisar.',
  },
  more: 'As regras ilustradas',
}

export const withoutSight: WithoutSightTexts = {
  lead: 'Tudo pode ser feito pelo teclado com um leitor de tela, e partidas inteiras só por e-mail. A página anuncia o que mudou, sem repetir tudo.',
  board: {
    title: 'O tabuleiro pelo teclado',
    text: (square) =>
      `Cada casa diz o seu número, o que há nela e o que se pode fazer ali: “${square}”. As setas vão de casa em casa; digitar um número leva direto à casa. Enter escolhe a peça e depois a casa para onde ela vai. O foco fica então em “Jogar”: só esse botão envia o lance. Escape desfaz a escolha. Essas teclas exigem o modo de foco do leitor de tela (no NVDA: Insert e espaço); no modo de navegação você lê casa por casa. Um “anel” na página quer dizer “pode jogar”.`,
  },
  typing: {
    title: 'Lances e perguntas digitados',
    text: 'O campo abaixo do tabuleiro recebe um lance, como 11-15: Enter mostra o lance, e Enter de novo o joga. Ele também responde a estas palavras. Enquanto você espera, no fim da partida ou quando você só assiste, há um campo para elas depois do tabuleiro. As palavras em inglês são entendidas em qualquer idioma.',
  },
  replay: {
    title: 'Lances anteriores',
    text: 'Fora do tabuleiro e dos campos, as setas para a esquerda e para a direita voltam e avançam um lance. O que você perguntar então vale para a posição mostrada.',
  },
  news: {
    title: 'Novidades',
    text: 'Enquanto está aberta, a página anuncia os lances, as propostas e as mensagens do adversário, e avisa quando resta pouco tempo. Ela mesma não emite sons. Nas configurações da partida você pode pedir que o navegador avise, mesmo com a página fechada.',
  },
  emails: {
    title: 'Só por e-mail',
    text: 'Cada e-mail traz o último lance, a posição em palavras e desenhada em letras, e o tempo que resta. Se ele disser que é possível responder, escreva o seu lance acima da linha marcada, sozinho em uma linha. O primeiro e-mail de uma partida pode trazer só o link do seu tabuleiro. “empate” depois do lance oferece empate, “aceitar” ou “recusar” responde a uma oferta, e a “abandonar” respondemos com o link do seu tabuleiro, onde você confirma. Para todo o resto, você não precisa de página nenhuma.',
  },
}

export { verifying } from './verifying.ts'
