import type { TournamentEmailTexts as Tournament } from '../en/tournament-emails.ts'
import { oneOrMany } from './board.ts'

const confirm: Tournament['confirm'] = {
  title: 'Seu torneio espera por você',
  text: 'Alguém criou um torneio de damas por correspondência e informou este endereço para a secretaria. Se foi você, abra o torneio e aperte o botão na página: nenhum convite sai antes disso.',
  open: 'Abrir o torneio',
  keep: 'Guarde este e-mail: quem tem o link dele cuida da secretaria.',
  otherwise: 'Se não foi você, não precisa fazer nada: ninguém será convidado, e não enviaremos mais nada sobre isso.',
}

const invitation: Tournament['invitation'] = {
  title: (secretary) => `${secretary} convida você para um torneio de damas`,
  titleBySomeone: 'Um convite para um torneio de damas',
  text: 'Joga-se por correspondência: todas as suas partidas ao mesmo tempo, cada uma com o seu relógio.',
  games: 'Partidas',
  formats: {
    single: 'Todos jogam contra todos uma vez.',
    'two-game': 'Todos jogam contra todos duas vezes, uma com cada cor.',
    pairs: 'A secretaria define quem joga com quem.',
    'team-match': 'Duas equipes se enfrentam, mesa a mesa.',
  },
  positions: 'As partidas começam de posições definidas.',
  ownRules: 'O torneio tem um regulamento próprio, que está na página dele.',
  begins: 'Início',
  atClosing: (when) => `Quando as inscrições se encerrarem: ${when}`,
  bySecretary: 'Quando a secretaria der início',
  replacing: 'Você ficaria com o lugar de outra pessoa; todas as partidas recomeçam assim que você aceitar.',
  noDate: 'Até o início do torneio. Os botões só abrem uma página; nada fica decidido antes que você confirme nela.',
  otherwise: 'Se você não quiser, não precisa fazer nada: se não aceitar, este é o nosso único e-mail sobre isso. Não o encaminhe: o convite nele é só para você.',
}

const deputy: Tournament['deputy'] = {
  title: (secretary) => `${secretary} pede que você seja suplente em um torneio de damas`,
  titleBySomeone: 'Um pedido para ser suplente em um torneio de damas',
  text: 'Quem é suplente arbitra onde a própria secretaria joga, decide sobre recursos e pode dar advertências.',
  open: 'Ver o torneio e responder',
  otherwise: 'Se você não quiser, não precisa fazer nada: se não disser sim, este é o nosso único e-mail sobre isso. Não o encaminhe: quem tem o link é suplente.',
}

const entered: Tournament['entered'] = {
  titles: { accepted: 'Você está no torneio', applied: 'Sua inscrição espera uma resposta', waiting: 'Você está na lista de espera' },
  texts: {
    accepted: 'Você tem um lugar. Quando o torneio começar, um só e-mail trará os links de todas as suas partidas.',
    applied: 'A secretaria decide sobre ela. Se você conseguir um lugar, avisaremos por e-mail.',
    waiting: 'Todos os lugares estão ocupados. Se um ficar livre e for seu, avisaremos por e-mail.',
  },
  open: 'Abrir a sua página',
  keep: 'Guarde este e-mail: o link nele é o seu lugar no torneio, e quem o tem pode agir por você.',
  asked: 'Alguém informou este endereço para um torneio de damas por correspondência. Se foi você, abra a sua página e confirme nela o endereço para começar a receber os e-mails.',
  otherwise: 'Se não foi você, não precisa fazer nada: sem confirmação, este é o nosso único e-mail sobre isso.',
}

const begun: Tournament['begun'] = {
  title: 'O torneio começou',
  games: (count) => oneOrMany(count, 'Você joga uma partida.', `Você joga ${count} partidas, todas ao mesmo tempo.`),
  official: (players, games) => `Participantes: ${players}. Partidas: ${games}.`,
  turns: 'Escrevemos sempre que for a sua vez. Você joga nos seus tabuleiros ou respondendo a esses e-mails; as respostas a este não são lidas.',
  openBoard: 'Abrir este tabuleiro',
  more: (count) => oneOrMany(count, 'Mais uma partida está na sua página.', `Mais ${count} partidas estão na sua página.`),
}

const news: Tournament['news'] = {
  several: 'Notícias do torneio',
  reason: 'O motivo:',
  message: 'A mensagem:',
  deputyAccepted: (who) => ({ title: `${who} agora é suplente`, text: `${who} disse sim e é suplente da secretaria.` }),
  deputyLeft: { title: 'O torneio está sem suplente', text: 'A suplência terminou. A secretaria pode pedir a outra pessoa.' },
  applied: (who) => ({ title: `${who} quer jogar`, text: `Nova inscrição: ${who}. Aceite ou remova a inscrição na página do torneio.` }),
  declined: (who) => ({ title: `${who} não vai jogar`, text: `${who} recusou o convite.` }),
  gamesWith: { won: (who) => `Quem ainda tinha uma partida com ${who} venceu.`, void: (who) => `${who} perdeu mais da metade das partidas por tempo ou por deixar o torneio, então as partidas com ${who} não contam para ninguém.` },
  ownGames: { lost: 'As suas partidas em andamento foram perdidas.', void: 'Você perdeu mais da metade das suas partidas por tempo ou por deixar o torneio, então elas não contam para ninguém.' },
  left: (who, games) => ({ title: `${who} deixou o torneio`, text: games }),
  leftBefore: (who) => ({ title: `${who} não vai jogar`, text: `${who} desistiu antes do início.` }),
  youLeft: (games) => ({ title: 'Você deixou o torneio', text: games }),
  youLeftBefore: { title: 'Você não joga o torneio', text: 'Você desistiu antes do início.' },
  expelled: (who, games) => ({ title: `${who} não está mais no torneio`, text: `A secretaria excluiu ${who}. ${games}` }),
  youExpelled: (games) => ({ title: 'Você não está mais no torneio', text: `A secretaria excluiu você. ${games}` }),
  replaced: (before, now) => ({ title: `${now} joga no lugar de ${before}`, text: `As partidas com ${before} não contam para ninguém. Novas partidas com ${now} começaram.` }),
  youReplaced: (now) => ({ title: `${now} joga no seu lugar`, text: 'As suas partidas não contam mais para ninguém.' }),
  entryClosed: (accepted, needed) => ({ title: 'Participantes de menos', text: `As inscrições se encerraram, e o torneio não pode começar. Participantes: ${accepted}. Necessários: ${needed}. A página dele mostra o que você pode fazer.` }),
  paused: (until) => ({ title: 'Todos os relógios estão parados', text: `O torneio está em pausa até ${until}. Ainda é possível jogar.` }),
  resumed: (from) => ({ title: 'O torneio continua', text: `Os relógios voltam a andar a partir de ${from}.` }),
  closed: (until) => ({ title: 'Chegou a data de encerramento', text: `As suas partidas em andamento esperam pela arbitragem, e os relógios delas estão parados. O que não for decidido até ${until} não conta para ninguém.` }),
  closedForOfficials: (open, until) => ({ title: 'Chegou a data de encerramento', text: `Partidas a decidir: ${open}. O que não for decidido até ${until} não conta para ninguém.` }),
  cancelled: { title: 'O torneio foi cancelado', text: 'A secretaria o cancelou. As partidas em andamento não contam para ninguém.' },
  lapsed: { title: 'O torneio foi cancelado', text: 'Ele não começou a tempo.' },
  ruled: {
    title: 'Uma decisão da arbitragem',
    won: (opponent) => `Sua partida com ${opponent}: você venceu.`,
    lost: (opponent) => `Sua partida com ${opponent}: você perdeu.`,
    drawn: (opponent) => `Sua partida com ${opponent} ficou empatada.`,
    void: (opponent) => `Sua partida com ${opponent} não conta para ninguém.`,
    ofOthers: (board, players) => `O tabuleiro ${board}, ${players}, está decidido.`,
    appeal: (until) => `Até ${until} você pode recorrer, na sua página, a quem é suplente.`,
  },
  appealed: (who, board) => ({ title: `${who} apresenta um recurso`, text: `${who} pede uma nova decisão sobre a partida do tabuleiro ${board}.` }),
  undecided: (opponent) => ({ title: 'Uma partida não conta para ninguém', text: `Sua partida com ${opponent} não foi decidida a tempo e por isso não conta para ninguém.` }),
  youWarned: { title: 'Você recebeu uma advertência', text: 'A advertência vem da direção do torneio e fica registrada.' },
  warned: (who) => ({ title: `Uma advertência para ${who}`, text: `${who} recebeu uma advertência. Ela fica registrada.` }),
  wroteAll: (who) => ({ title: `${who} escreve a todos`, text: 'A secretaria escreveu a todos no torneio.' }),
  wroteYou: (who) => ({ title: `${who} escreve para você`, text: 'A secretaria escreveu só para você.' }),
  newLink: { title: 'Seu novo link', text: 'A sua página do torneio tem um novo link, e o antigo não funciona mais para ninguém.' },
}

const ties: Tournament['ties'] = {
  direct: 'o confronto direto',
  wins: 'o número de vitórias',
  'sonneborn-berger': 'o Sonneborn-Berger (os pontos feitos contra cada adversário, vezes os pontos dele)',
}

const report: Tournament['report'] = {
  title: 'O torneio terminou',
  place: (place, players) => `Sua colocação: ${place} de ${players}.`,
  unranked: 'Você ficou sem colocação: mais da metade das suas partidas foi perdida por tempo ou por saída.',
  row: (points, games) => `${oneOrMany(points, `${points} ponto`, `${points} pontos`)} (${games}).`,
  games: (won, drawn, lost) => `vitórias: ${won}, empates: ${drawn}, derrotas: ${lost}`,
  by: {
    direct: 'Colocação pelo confronto direto.',
    wins: 'Colocação pelo número de vitórias.',
    sonnebornBerger: (score) => `Colocação pelo Sonneborn-Berger: ${score}.`,
    shared: 'Colocação dividida, pois tudo é igual.',
  },
  struck: 'Sem colocação: mais da metade das partidas foi perdida por tempo ou por saída. Elas não contam para ninguém.',
  team: (points, boards) => `Pontos da equipe: ${points}. Pontos nas mesas: ${boards}.`,
  ties: (list) => `Com pontos iguais decidem, nesta ordem: ${list}.`,
  more: (count) => oneOrMany(count, 'Mais um nome está na tabela da página.', `Mais ${count} nomes estão na tabela da página.`),
  table: 'Ver a tabela e todas as partidas',
  pdn: 'Todas as partidas em PDN, para guardar ou abrir em um programa de damas:',
  csv: 'A tabela em CSV, para uma planilha:',
  rulings: 'Decidido pela arbitragem:',
  void: 'Não conta para ninguém',
  kept: (when) => `O seu link funciona até ${when}. Depois ele é apagado com o seu endereço. A tabela e as partidas ficam.`,
}

export const tournament: Tournament = {
  subject: (event) => `Torneio de damas: ${event}`,
  openPage: 'Abrir a página do torneio',
  openOwn: 'A sua página do torneio',
  stop: 'Parar os e-mails deste torneio',
  secret: 'Os links deste e-mail são só para você: não o encaminhe.',
  confirm,
  invitation,
  deputy,
  entered,
  begun,
  news,
  ties,
  report,
}
