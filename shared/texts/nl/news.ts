import type { MailTexts, SiteTexts, Texts } from '../en/index.ts'
import { asked, plural } from './board.ts'

export const news: MailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} biedt remise aan`, text: `${who} biedt je remise aan. Neem aan of wijs af op je bord; door te zetten wijs je het ook af.` }),
  drawDeclined: (who) => ({ title: 'Geen remise', text: `${who} heeft je remiseaanbod afgewezen. De partij gaat door.` }),
  timeForYou: (giver, time) => ({ title: `${time} extra voor jou`, text: `${giver} gaf je ${time} extra. Dat komt bij je reserve.` }),
  timeForThem: (giver, to, time) => ({ title: `${time} extra voor ${to}`, text: `${giver} gaf ${to} ${time} extra.` }),
  youPlayOn: (who, time) => ({ title: 'De partij gaat door', text: `Je tijd was op, maar ${who} laat je doorspelen, met ${time} extra.` }),
  theyPlayOn: (who, time) => ({ title: 'De partij gaat door', text: `Je laat ${who} doorspelen, met ${time} extra.` }),
  pauseProposed: (who, until) => ({ title: `${who} stelt een pauze voor`, text: `${who} wil beide klokken stilzetten tot ${until}. Neem aan of wijs af op je bord.` }),
  pauseDeclined: (who) => ({ title: 'Geen pauze', text: `${who} ziet van de pauze af. De klokken lopen door.` }),
  paused: (who, until) => ({ title: 'De partij is gepauzeerd', text: `${who} en jij hebben een pauze afgesproken: beide klokken staan stil tot ${until}. Zetten mag gewoon, en jullie kunnen de pauze allebei opzeggen, een dag van tevoren.` }),
  pauseEnding: (who, until) => ({ title: 'De pauze eindigt', text: `${who} heeft de pauze opgezegd. De klokken lopen weer vanaf ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} neemt verlof`, text: `${who} is met verlof van ${from} tot ${until}. Alleen de klok van ${who} staat dan stil; zetten kan wel.` }),
  leaveEnded: (who) => ({ title: `${who} is terug`, text: `${who} is niet langer met verlof. Beide klokken lopen weer gewoon.` }),
  frozen: (from, until) => ({ title: 'Tijd die niet telt', text: `Crownhead werkte niet van ${from} tot ${until}. Die tijd telt niet op de klok van je partij, dus niemand verliest er tijd door.` }),
  huffed: (who, square) => ({ title: `${who} heeft geblazen`, text: `Je verzuimde een slag op ${square}, dus ${who} nam wat daar stond van het bord. ${who} is nu aan zet.` }),
  takebackAsked: (who, move) => ({ title: `${who} wil een zet terugnemen`, text: `${who} wil ${move} graag terugnemen. Neem aan of wijs af op je bord; gaat de partij verder, dan blijft de zet staan.` }),
  takebackDeclined: (who) => ({ title: 'De zet blijft staan', text: `${who} ziet af van het terugnemen. De partij gaat door zoals ze staat.` }),
  youTookBack: (who) => ({ title: 'Je mag opnieuw zetten', text: `Je mocht je zet van ${who} terugnemen. Kies een andere.` }),
  theyTookBack: (who) => ({ title: `${who} nam een zet terug`, text: `Je liet ${who} een zet terugnemen. Op het bord zie je hoe de partij nu staat.` }),
  rematchOffered: (who) => ({ title: `${who} wil een revanche`, text: `${who} wil graag nog eens tegen je spelen, met verwisselde kleuren. Eén druk op de knop bij je bord en de partij begint; jullie hoeven niet tegelijk online te zijn.` }),
  linkRotated: { title: 'Je nieuwe link', text: 'Je bord heeft een nieuwe link, en de oude werkt voor niemand meer.' },
  areYouThere: (who, until) => ({ title: 'Ben je er nog?', text: `${who} meldt dat je je link kwijt bent. Klopt dat niet, druk dan voor ${until} op ‘${asked.stillHere}’ bij je bord. Doe je dat niet, dan kan iemand anders je plaats innemen.` }),
  youSaidLost: (who, until) => ({ title: `${who} is de link kwijt`, text: `Je hebt gemeld dat ${who} de link kwijt is. ${who} kan tot ${until} op ‘${asked.stillHere}’ drukken. Gebeurt dat niet, dan werkt de nieuwe link bij je bord; geef die door.` }),
  theySaidLost: (who, lost, until) => ({ title: `${lost} is de link kwijt`, text: `${who} meldt dat ${lost} de link kwijt is. ${lost} kan tot ${until} op ‘${asked.stillHere}’ drukken. Gebeurt dat niet, dan werkt een nieuwe link naar die plaats.` }),
  seatsStay: (opponent) => ({ title: 'Iedereen houdt zijn plaats', text: `De kwestie van de kwijtgeraakte link is opgelost: jij en ${opponent} houden jullie plaats, en beide links werken als voorheen.` }),
  youSatDown: (opponent) => ({ title: `Je speelt vanaf nu tegen ${opponent}`, text: 'De plaats in deze partij is nu van jou. De oude link werkt niet meer; de jouwe staat hieronder.' }),
  theySatDown: (who) => ({ title: `${who} heeft de plaats ingenomen`, text: `${who} heeft een nieuwe link naar de plaats tegenover je; de oude werkt niet meer. De partij gaat door zoals ze staat.` }),
  countAsked: (who, stronger) => ({ title: `${who} vraagt om een zettentelling`, text: `${who} vraagt om een zettentelling: ${stronger} zou moeten winnen voordat die om is, anders is het remise. Ken die toe of weiger die op het bord.` }),
  countRefused: (who) => ({ title: 'Geen zettentelling', text: `${who} heeft de zettentelling geweigerd. De partij gaat zonder telling door.` }),
  countOnYou: (who, left) => ({ title: 'Een zettentelling', text: `${who} heeft een zettentelling toegekend: je moet winnen binnen nog ${left} eigen ${plural(left, { one: 'zet', other: 'zetten' })}, anders is het remise.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Een zettentelling', text: `${who} heeft een zettentelling toegekend: ${stronger} moet winnen binnen nog ${left} ${plural(left, { one: 'zet', other: 'zetten' })}, anders is het remise.` }),
  countEnded: (who) => ({ title: 'De zettentelling is voorbij', text: `${who} heeft de zettentelling beëindigd, omdat de sterkste kant vooruitgang boekte. De partij gaat zonder telling door.` }),
}

export const happened: Texts['happened'] = {
  appointed: ({ who }) => `${who} werd arbiter.`,
  joined: 'De partij begon.',
  'draw-offered': ({ who }) => `${who} bood remise aan.`,
  'draw-declined': ({ who }) => `${who} sloeg de remise af.`,
  'draw-withdrawn': ({ who }) => `${who} trok het remiseaanbod in.`,
  'takeback-asked': ({ who }) => `${who} vroeg een zet terug te nemen.`,
  'takeback-declined': ({ who }) => `${who} weigerde: de zet blijft staan.`,
  'taken-back': 'De laatste zet is teruggenomen.',
  'time-given': ({ who, whom, time }) => `${who} gaf ${whom} ${time}.`,
  'played-on': ({ time }) => `De tijd was op, en de partij ging door met ${time} erbij.`,
  'pause-proposed': ({ who, when }) => `${who} stelde een pauze voor tot ${when}.`,
  'pause-declined': ({ who }) => `${who} wees de pauze af.`,
  paused: ({ when }) => `Beide klokken stonden stil tot ${when}.`,
  'pause-ending': ({ who, when }) => `${who} beëindigde de pauze: de klokken lopen vanaf ${when}.`,
  'leave-taken': ({ who, when, from, isLater }) => (isLater ? `${who} nam verlof van ${from} tot ${when}.` : `${who} nam verlof tot ${when}.`),
  'leave-ended': ({ who }) => `${who} kwam terug van verlof.`,
  frozen: ({ when }) => `Crownhead was niet bereikbaar tot ${when}: die tijd telt niet.`,
  huffed: ({ square }) => `Het stuk op ${square} is geblazen.`,
  enforced: 'De slag moest worden gedaan.',
  cautioned: ({ who }) => `${who} kreeg een waarschuwing voor een onreglementaire zet.`,
  'count-asked': ({ who }) => `${who} vroeg de arbiter om een zettentelling.`,
  'count-refused': 'De arbiter weigerde de zettentelling.',
  'count-granted': ({ whom }) => `Er begon een zettentelling: voordat die om is, moet er worden gewonnen door ${whom}.`,
  'count-ended': 'De arbiter beëindigde de zettentelling.',
  'reseat-asked': ({ whom }) => `Er is een link kwijt gemeld: de plaats van ${whom}.`,
  reseated: ({ whom }) => `Een plaats is met een nieuwe link ingenomen: ${whom}.`,
  finished: 'De partij is afgelopen.',
  aborted: 'De partij is afgebroken.',
}

export const events: Texts['events'] = {
  none: 'Naast de zetten is er niets gebeurd.',
  you: 'Jij',
  youToo: 'jou',
  somebody: 'Iemand',
}

export const door: MailTexts['door'] = {
  asked: {
    subject: 'Dammen per e-mail: wil je deze e-mails?',
    title: 'Wil je e-mails over deze partij?',
    text: 'Iemand heeft dit adres opgegeven voor een partij correspondentiedammen. Verwachtte je dat, open dan de pagina en druk op de knop: dan beginnen je e-mails.',
    open: 'Antwoord op onze pagina',
    otherwise: 'Verwachtte je het niet, dan hoef je niets te doen. Druk je niet op de knop, dan sturen we je over elke partij hooguit nog één e-mail, en over alle partijen samen hooguit vier.',
  },
  invited: {
    subject: 'Je bent uitgenodigd voor een partij dammen',
    title: 'Je bent uitgenodigd voor een partij dammen',
    text: 'Iemand nodigt je uit voor een partij correspondentiedammen. Open de uitnodiging om haar te bekijken. Neem je haar aan, dan mailen we je ook over de partij.',
    open: 'Bekijk de uitnodiging',
    otherwise: 'Wil je dat niet, dan hoef je niets te doen. Neem je de uitnodiging niet aan, dan sturen we je over elke partij hooguit nog één e-mail, en over alle partijen samen hooguit vier. Stuur deze e-mail niet door: de uitnodiging erin is voor jou.',
  },
  ordered: {
    subject: 'Er wacht een partij dammen op je',
    title: 'Er wacht een partij dammen op je',
    text: 'Iemand heeft je adres opgegeven voor een partij correspondentiedammen. Open de partij om haar te bekijken. Zeg je daar ja, dan mailen we je erover.',
    open: 'Bekijk de partij',
    otherwise: 'Wil je dat niet, dan hoef je niets te doen. Zeg je geen ja, dan sturen we je over elke partij hooguit nog één e-mail, en over alle partijen samen hooguit vier. Stuur deze e-mail niet door: de link erin is alleen voor jou.',
  },
  several: {
    subject: 'Er wachten meerdere partijen dammen op je',
    title: 'Er wachten meerdere partijen dammen op je',
    text: 'Iemand heeft je adres opgegeven voor meerdere partijen correspondentiedammen. Open ze om ze te bekijken. Zeg je bij een partij ja, dan mailen we je daarover.',
    open: 'Bekijk de eerste partij',
    otherwise: 'Wil je dat niet, dan hoef je niets te doen. Zeg je geen ja, dan sturen we je over elke partij hooguit nog één e-mail, en over alle partijen samen hooguit vier. Stuur deze e-mail niet door: de links erin zijn alleen voor jou.',
  },
  club: (club) => `Deze e-mail komt van de damsite van ${club}.`,
  roles: { player: 'als speler', director: 'als arbiter' },
  invitations: { player: 'een uitnodiging om te spelen', director: 'een uitnodiging als arbiter' },
  seat: (rules, role, game) => `${rules}, partij ${game}: ${role}.`,
  opponent: (name) => `Tegenstander: ${name}.`,
  players: (black, white) => `Spelers: ${black}, ${white}.`,
  round: (round) => `Ronde ${round}.`,
  board: (board) => `Bord ${board}.`,
  more: (count) => plural(count, { one: 'Er wacht nog één partij op je.', other: `Er wachten nog ${count} partijen op je.` }),
}

export const moved: MailTexts['moved'] = {
  subject: (game) => `Dammen: je plaats heeft een ander adres · ${game}`,
  title: 'Je plaats heeft een ander e-mailadres',
  text: 'Iemand die de link van je plaats heeft, heeft het e-mailadres veranderd of gewist. E-mails over deze partij komen niet meer bij jou. Was jij het zelf, dan hoef je niets te doen.',
  back: 'Iemand heeft de plaats teruggegeven aan het adres dat ze eerder had. E-mails over deze partij komen niet meer bij jou.',
  open: 'Ik was het niet',
  otherwise: 'Die pagina geeft de plaats terug aan dit adres en mailt je een nieuwe link. Alle links van de plaats die tot dan toe zijn gebruikt, werken niet meer. Je kunt dit binnen zeven dagen doen.',
}

export const forgotten: MailTexts['forgotten'] = {
  subject: (game) => `Dammen: je gegevens zijn gewist · ${game}`,
  title: 'Je gegevens zijn gewist',
  text: 'Iemand met jouw link heeft ons gevraagd je in deze partij te vergeten. Je naam, adres, instellingen, plannen en notitie zijn gewist, en de e-mails zijn gestopt. Was jij dat, dan hoef je niets te doen.',
  otherwise: 'Zeven dagen lang kan die pagina je je plaats teruggeven en je een nieuwe link mailen. Je naam en instellingen moet je dan opnieuw invullen.',
}

export const restored: MailTexts['restored'] = {
  title: 'Je plaats is weer van jou',
  text: 'Hier is je nieuwe link. Alle oudere links werken niet meer.',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `Terug naar je partij met ${opponent}`,
  what: (name) => `Met deze link neem je de plaats van ${name} in. De oude link werkt dan niet meer.`,
  from: (when) => `Hij werkt vanaf ${when}.`,
  wait: `Tot dan kan de speler die de oude link heeft ‘${asked.stillHere}’ zeggen. Kom later met deze link terug.`,
  take: 'Neem mijn plaats in',
  closedTitle: 'Deze link werkt niet meer',
  closed: `De plaats is ermee ingenomen, of de speler heeft ‘${asked.stillHere}’ gezegd. Heb jij de plaats ingenomen, gebruik dan je eigen link.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Neem je plaats terug',
  what: 'Heeft iemand anders het e-mailadres of de link van je plaats veranderd, druk dan op de knop: de plaats krijgt het adres terug waar deze link naartoe is gestuurd, en daar mailen we een nieuwe link heen. Alle andere links van de plaats werken niet meer.',
  yes: 'Geef me mijn plaats terug',
  done: 'Je plaats is weer van jou. Er is een nieuwe link onderweg naar je mailbox, en de oude werken niet meer.',
  closed: 'Deze link werkt niet meer: hij is al gebruikt, er zijn meer dan zeven dagen voorbij, of iemand die de plaats eerder had heeft haar teruggenomen.',
}
