import type { TournamentEmailTexts as Tournament } from '../en/tournament-emails.ts'
import { plural } from './board.ts'

const confirm: Tournament['confirm'] = {
  title: 'Je toernooi staat klaar',
  text: 'Iemand heeft een toernooi correspondentiedammen opgezet, met dit adres voor de secretaris. Was jij dat, open het dan en druk daar op de knop: eerder gaat er geen uitnodiging de deur uit.',
  open: 'Open het toernooi',
  keep: 'Bewaar deze e-mail: wie de link heeft, is de secretaris.',
  otherwise: 'Was jij het niet, dan hoef je niets te doen: er wordt niemand uitgenodigd, en je hoort er verder niets over.',
}

const invitation: Tournament['invitation'] = {
  title: (secretary) => `${secretary} nodigt je uit voor een damtoernooi`,
  titleBySomeone: 'Je bent uitgenodigd voor een damtoernooi',
  text: 'Het wordt per correspondentie gespeeld: al je partijen tegelijk, elk met een eigen klok.',
  games: 'Partijen',
  formats: {
    single: 'Iedereen speelt één keer tegen iedereen.',
    'two-game': 'Iedereen speelt twee keer tegen iedereen, met elke kleur één keer.',
    pairs: 'De secretaris bepaalt wie tegen wie speelt.',
    'team-match': 'Twee teams spelen tegen elkaar, bord tegen bord.',
  },
  positions: 'De partijen beginnen vanuit vaste standen.',
  ownRules: 'Het toernooi heeft een eigen reglement; je vindt het op de pagina.',
  begins: 'Begin',
  atClosing: (when) => `Zodra de inschrijving sluit: ${when}`,
  bySecretary: 'Zodra de secretaris het start',
  replacing: 'Je zou de plaats van een speler overnemen; alle partijen beginnen opnieuw zodra je ja zegt.',
  noDate: 'Tot het toernooi begint. De knoppen openen alleen een pagina; pas daar geef je antwoord.',
  otherwise: 'Wil je dat niet, dan hoef je niets te doen: neem je de uitnodiging niet aan, dan is dit onze enige e-mail erover. Stuur hem niet door: de uitnodiging erin is voor jou.',
}

const deputy: Tournament['deputy'] = {
  title: (secretary) => `${secretary} vraagt je als plaatsvervanger bij een damtoernooi`,
  titleBySomeone: 'Je bent gevraagd als plaatsvervanger bij een damtoernooi',
  text: 'De plaatsvervanger is arbiter waar de secretaris zelf speelt, beslist bij protest en kan spelers waarschuwen.',
  open: 'Bekijk het toernooi en geef antwoord',
  otherwise: 'Wil je dat niet, dan hoef je niets te doen: zeg je geen ja, dan is dit onze enige e-mail erover. Stuur hem niet door: wie de link heeft, is de plaatsvervanger.',
}

const entered: Tournament['entered'] = {
  titles: { accepted: 'Je doet mee aan het toernooi', applied: 'Je aanmelding wacht op antwoord', waiting: 'Je staat op de wachtlijst' },
  texts: {
    accepted: 'Je hebt een plaats. Als het toernooi begint, krijg je één e-mail met de links van al je partijen.',
    applied: 'De secretaris beslist erover. Krijg je een plaats, dan mailen we je.',
    waiting: 'Alle plaatsen zijn bezet. Komt er een vrij en is die voor jou, dan mailen we je.',
  },
  open: 'Open je pagina',
  keep: 'Bewaar deze e-mail: de link is je plaats in het toernooi, en wie hem heeft, kan namens jou handelen.',
  asked: 'Iemand heeft dit adres opgegeven voor een toernooi correspondentiedammen. Was jij dat, open dan je pagina en bevestig daar het adres: dan beginnen onze e-mails.',
  otherwise: 'Was jij het niet, dan hoef je niets te doen: zonder bevestiging is dit onze enige e-mail erover.',
}

const begun: Tournament['begun'] = {
  title: 'Het toernooi is begonnen',
  games: (count) => plural(count, { one: 'Je speelt één partij.', other: `Je speelt ${count} partijen, allemaal tegelijk.` }),
  official: (players, games) => `Spelers: ${players}. Partijen: ${games}.`,
  turns: 'We mailen je als je aan zet bent. Je zet doe je op je bord of in een antwoord op zo’n e-mail; antwoorden op deze e-mail worden niet gelezen.',
  openBoard: 'Open dit bord',
  more: (count) => plural(count, { one: 'Op je pagina staat nog één partij.', other: `Op je pagina staan nog ${count} partijen.` }),
}

const news: Tournament['news'] = {
  several: 'Nieuws van het toernooi',
  reason: 'De reden:',
  message: 'Het bericht:',
  deputyAccepted: (who) => ({ title: `${who} is nu plaatsvervanger`, text: `${who} heeft ja gezegd en vervangt de secretaris waar dat nodig is.` }),
  deputyLeft: { title: 'Het toernooi heeft geen plaatsvervanger', text: 'De plaatsvervanger is gestopt. De secretaris kan iemand anders vragen.' },
  applied: (who) => ({ title: `${who} wil meedoen`, text: `${who} heeft zich aangemeld. Neem de aanmelding aan of verwijder haar op de pagina van het toernooi.` }),
  declined: (who) => ({ title: `${who} doet niet mee`, text: `${who} heeft de uitnodiging afgeslagen.` }),
  gamesWith: { won: (who) => `Wie nog een partij tegen ${who} had, heeft die gewonnen.`, void: (who) => `${who} heeft meer dan de helft van de partijen op tijd of door weg te gaan verloren; daarom tellen alle partijen tegen ${who} voor niemand.` },
  ownGames: { lost: 'Je partijen die nog bezig waren, zijn verloren.', void: 'Je hebt meer dan de helft van je partijen op tijd of door weg te gaan verloren; daarom tellen ze allemaal voor niemand.' },
  left: (who, games) => ({ title: `${who} is uit het toernooi gestapt`, text: games }),
  leftBefore: (who) => ({ title: `${who} doet niet mee`, text: `${who} heeft zich voor het begin teruggetrokken.` }),
  youLeft: (games) => ({ title: 'Je bent uit het toernooi gestapt', text: games }),
  youLeftBefore: { title: 'Je doet niet mee aan het toernooi', text: 'Je hebt je voor het begin teruggetrokken.' },
  expelled: (who, games) => ({ title: `${who} doet niet meer mee`, text: `De secretaris heeft ${who} uitgesloten. ${games}` }),
  youExpelled: (games) => ({ title: 'Je doet niet meer mee aan het toernooi', text: `De secretaris heeft je uitgesloten. ${games}` }),
  replaced: (before, now) => ({ title: `${now} speelt in plaats van ${before}`, text: `De partijen tegen ${before} tellen voor niemand. Nieuwe tegen ${now} zijn begonnen.` }),
  youReplaced: (now) => ({ title: `${now} speelt in jouw plaats`, text: 'Je partijen tellen voor niemand meer.' }),
  entryClosed: (accepted, needed) => ({ title: 'Te weinig spelers', text: `De inschrijving is gesloten, en het toernooi kan niet beginnen. Spelers: ${accepted}. Nodig: ${needed}. Op de pagina staat wat je kunt doen.` }),
  paused: (until) => ({ title: 'Alle klokken staan stil', text: `Het toernooi is gepauzeerd tot ${until}. Zetten mag gewoon.` }),
  resumed: (from) => ({ title: 'Het toernooi gaat verder', text: `De klokken lopen weer vanaf ${from}.` }),
  closed: (until) => ({ title: 'De einddatum is bereikt', text: `Je partijen die nog bezig zijn, wachten op een arbiter, en hun klokken staan stil. Wat op ${until} niet is beslist, telt voor niemand.` }),
  closedForOfficials: (open, until) => ({ title: 'De einddatum is bereikt', text: `Nog te beslissen partijen: ${open}. Wat op ${until} niet is beslist, telt voor niemand.` }),
  cancelled: { title: 'Het toernooi is afgelast', text: 'De secretaris heeft het afgelast. Partijen die nog bezig waren, tellen voor niemand.' },
  lapsed: { title: 'Het toernooi is afgelast', text: 'Het is niet op tijd begonnen.' },
  ruled: {
    title: 'Een arbiter heeft beslist',
    won: (opponent) => `Je partij tegen ${opponent}: je hebt gewonnen.`,
    lost: (opponent) => `Je partij tegen ${opponent}: je hebt verloren.`,
    drawn: (opponent) => `Je partij tegen ${opponent} is remise.`,
    void: (opponent) => `Je partij tegen ${opponent} telt voor niemand.`,
    ofOthers: (board, players) => `Bord ${board}, ${players}, is beslist.`,
    appeal: (until) => `Tot ${until} kun je op je pagina protest aantekenen bij de plaatsvervanger.`,
  },
  appealed: (who, board) => ({ title: `${who} tekent protest aan`, text: `${who} vraagt de plaatsvervanger om opnieuw te beslissen over bord ${board}.` }),
  undecided: (opponent) => ({ title: 'Een partij telt voor niemand', text: `Je partij tegen ${opponent} is niet op tijd beslist en telt daarom voor niemand.` }),
  youWarned: { title: 'Je hebt een waarschuwing', text: 'De leiding van het toernooi heeft je gewaarschuwd. Dat is vastgelegd.' },
  warned: (who) => ({ title: `Een waarschuwing voor ${who}`, text: `${who} heeft een waarschuwing gekregen. Dat is vastgelegd.` }),
  wroteAll: (who) => ({ title: `${who} schrijft aan iedereen`, text: 'De secretaris heeft iedereen in het toernooi geschreven.' }),
  wroteYou: (who) => ({ title: `${who} schrijft je`, text: 'De secretaris heeft alleen jou geschreven.' }),
  newLink: { title: 'Je nieuwe link', text: 'Je pagina van het toernooi heeft een nieuwe link; de oude werkt voor niemand meer.' },
}

const ties: Tournament['ties'] = {
  direct: 'de onderlinge partijen',
  wins: 'het aantal overwinningen',
  'sonneborn-berger': 'de Sonneborn-Bergerscore (wat je van elke tegenstander won, maal diens punten)',
}

const report: Tournament['report'] = {
  title: 'Het toernooi is afgelopen',
  place: (place, players) => `Je plaats: ${place} van ${players}.`,
  unranked: 'Je hebt geen plaats: meer dan de helft van je partijen ging verloren op tijd of door weggaan.',
  row: (points, games) => `${plural(points, { one: '1 punt', other: `${points} punten` })} (${games}).`,
  games: (won, drawn, lost) => `${won} gewonnen, ${drawn} remise, ${lost} verloren`,
  by: {
    direct: 'Geplaatst op de partijen tegen wie evenveel punten heeft.',
    wins: 'Geplaatst op het aantal overwinningen.',
    sonnebornBerger: (score) => `Geplaatst op de Sonneborn-Bergerscore: ${score}.`,
    shared: 'Gedeeld, want alles is gelijk.',
  },
  struck: 'Geen plaats: meer dan de helft van de partijen ging verloren op tijd of door weggaan. Ze tellen voor niemand.',
  team: (points, boards) => `Teampunten: ${points}. Bordpunten: ${boards}.`,
  ties: (list) => `Bij gelijke punten beslist, in deze volgorde: ${list}.`,
  more: (count) => plural(count, { one: 'Nog één speler staat in het klassement op de pagina.', other: `Nog ${count} spelers staan in het klassement op de pagina.` }),
  table: 'Bekijk het klassement en alle partijen',
  pdn: 'Alle partijen in PDN, om te bewaren of te openen in een damprogramma:',
  csv: 'Het klassement in CSV, voor een rekenblad:',
  rulings: 'Door een arbiter beslist:',
  void: 'Telt voor niemand',
  kept: (when) => `Je link werkt tot ${when}. Dan wordt hij verwijderd, samen met je adres. Het klassement en de partijen blijven.`,
}

export const tournament: Tournament = {
  subject: (event) => `Damtoernooi: ${event}`,
  openPage: 'Open de pagina van het toernooi',
  openOwn: 'Jouw pagina van het toernooi',
  stop: 'Stop de e-mails over dit toernooi',
  secret: 'De links in deze e-mail zijn alleen voor jou: stuur hem niet door.',
  confirm,
  invitation,
  deputy,
  entered,
  begun,
  news,
  ties,
  report,
}
