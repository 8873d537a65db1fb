import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { oneOrMany } from './board.ts'
import { asked } from './panels.ts'
import { claimByMail } from './results.ts'

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'três lances', 'two-move': 'dois lances', 'eleven-man': 'onze pedras' }

const lists = listsIn('pt-BR')

export const agreed: EmailTexts['agreed'] = {
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

export const openQuestions: EmailTexts['openQuestions'] = {
  message: (who) => `${who} escreve:`,
  drawOffered: (who) => `${who} oferece empate: aceite ou recuse no seu tabuleiro, ou apenas jogue, o que também é recusar.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} deixou de capturar. Você pode soprar: ${lists.or(squares)}. Antes de jogar, pode tirar uma dessas peças, exigir a captura ou deixar como está.`,
  mustJump: (who) => `${who} mandou desfazer o seu último lance: você tem que fazer a captura completa.`,
  takeback: (who, move) => `${who} gostaria de desfazer ${move}: aceite ou recuse no seu tabuleiro, ou apenas jogue, o que também é recusar.`,
  pause: (who, until) => `${who} propõe uma pausa até ${until}: aceite ou recuse no seu tabuleiro. Enquanto isso, você pode jogar.`,
  countOnYou: (left) => `Pela contagem de lances do árbitro, você tem que vencer em até ${left} ${oneOrMany(left, 'lance seu', 'lances seus')}; senão, é empate.`,
  countOnThem: (stronger, left) => `Pela contagem de lances do árbitro, ${stronger} tem que vencer em até ${left} ${oneOrMany(left, 'lance', 'lances')}; senão, é empate.`,
  object: (until) => `Alguém diz que você perdeu o link. Aperte “${asked.stillHere}” no seu tabuleiro até ${until} para manter o seu lugar.`,
}

export const replies: EmailTexts['replies'] = {
  marker: '~~ Responda acima desta linha ~~',
  how: 'Ou responda a este e-mail com o seu lance, sozinho em uma linha.',
  howSeveral: (example) => `Ou responda a este e-mail, com uma linha para cada partida, por exemplo: ${example}`,
  code: (code) => `Em uma resposta: ${code} e o seu lance`,
  results: 'O resultado da sua resposta',
  first: (line) => `O que diz a resposta: “${line}”`,
  played: (move) => `Você jogou ${move}`,
  outcomes: {
    done: { title: 'Feito, conforme a sua resposta', text: 'A sua resposta por e-mail vale.' },
    late: { title: 'A sua resposta chegou tarde demais', text: 'Ela chegou depois de acabar o tempo para esse lance e, por isso, não vale.' },
    older: { title: 'A sua resposta não foi jogada', text: 'Ela era sobre uma vez anterior, ou o seu link foi substituído desde então.' },
    illegal: { title: 'A sua resposta não foi jogada', text: 'Nenhum lance legal corresponde a ela, ou mais de um.' },
    unclear: { title: 'Não conseguimos ler a sua resposta', text: 'Exatamente uma linha acima do e-mail citado precisa ser um lance e nada mais, ou “accept” ou “decline”.' },
    uncoded: { title: 'Não conseguimos ler a sua resposta', text: 'Cada linha precisa começar com o código da partida, que está junto ao tabuleiro naquele e-mail, e depois ter um lance e nada mais, ou “accept” ou “decline”.' },
    several: { title: 'A sua resposta não foi jogada', text: 'Ela tem respostas diferentes em várias linhas, e não sabemos qual vale. Envie só uma.' },
    foreign: { title: 'Uma resposta veio de outro endereço', text: 'Ela não foi jogada. Se foi você, jogue o lance com este botão. Se não, não é preciso fazer nada.' },
    unverified: { title: 'Não conseguimos verificar quem enviou uma resposta', text: 'Ela traz o seu endereço, mas a verificação do remetente falhou (DMARC ou DKIM), por isso ela não foi jogada. Se foi você, jogue o lance com este botão. Se não, não é preciso fazer nada.' },
    unknown: { title: 'Uma resposta sem partida', text: 'Nenhuma partida do e-mail tem este código.' },
    resign: { title: 'Você quer desistir?', text: 'Um e-mail não desiste de uma partida. Abra o seu tabuleiro e confirme lá.' },
    over: { title: 'A partida acabou', text: 'A sua resposta chegou depois do fim.' },
    refused: { title: 'Não foi possível fazer o que a sua resposta pede', text: 'Abra o seu tabuleiro para ver o que é possível agora.' },
  },
}
