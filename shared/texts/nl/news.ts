import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts, Texts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { plural } from './board.ts'
import { claimByMail } from './results.ts'
import { asked } from './seat.ts'

export const news: EmailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} biedt remise aan`, text: `${who} biedt je remise aan. Neem aan of wijs af op je bord; door te zetten wijs je het ook af.` }),
  drawDeclined: (who) => ({ title: 'Geen remise', text: `${who} heeft je remiseaanbod afgewezen. De partij gaat door.` }),
  timeForYou: (giver, time) => ({ title: `${time} extra voor jou`, text: `${giver} gaf je ${time} extra. Dat komt bij je reserve.` }),
  timeForYourGame: (giver, time) => ({ title: `${time} extra voor jou`, text: `${giver} gaf je ${time} extra.` }),
  timeForThem: (giver, to, time) => ({ title: `${time} extra voor ${to}`, text: `${giver} gaf ${to} ${time} extra.` }),
  timeFromYou: (to, time) => ({ title: `${time} extra voor ${to}`, text: `Je gaf ${to} ${time} extra.` }),
  youPlayOn: (who, time) => ({ title: 'De partij gaat door', text: `Je tijd was op, maar ${who} laat je doorspelen, met ${time} extra.` }),
  theyPlayOn: (who, time) => ({ title: 'De partij gaat door', text: `Je laat ${who} doorspelen, met ${time} extra.` }),
  pauseProposed: (who, until) => ({ title: `${who} stelt een pauze voor`, text: `${who} wil beide klokken stilzetten tot ${until}. Neem aan of wijs af op je bord.` }),
  pauseDeclined: (who) => ({ title: 'Geen pauze', text: `${who} ziet van de pauze af. De klokken lopen door.` }),
  paused: (who, until) => ({ title: 'De partij is gepauzeerd', text: `${who} en jij hebben een pauze afgesproken: beide klokken staan stil tot ${until}. Zetten mag gewoon, en jullie kunnen de pauze allebei opzeggen, een dag van tevoren.` }),
  pauseEnding: (who, until) => ({ title: 'De pauze eindigt', text: `${who} heeft de pauze opgezegd. De klokken lopen weer vanaf ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} neemt verlof`, text: `${who} is met verlof van ${from} tot ${until}. Alleen de klok van ${who} staat dan stil; zetten kan wel.` }),
  leaveEnded: (who) => ({ title: `${who} is terug`, text: `${who} is niet langer met verlof. Beide klokken lopen weer gewoon.` }),
  frozen: (from, until) => ({ title: 'Tijd die niet meetelt', text: `Crownhead werkte niet van ${from} tot ${until}. Die tijd telt niet mee op de klok van je partij, dus niemand verliest er tijd door.` }),
  huffed: (who, square) => ({ title: `${who} heeft geblazen`, text: `Je sloeg niet met het stuk op ${square}, dus ${who} nam het van het bord. ${who} is nu aan zet.` }),
  takebackAsked: (who, move) => ({ title: `${who} wil een zet terugnemen`, text: `${who} wil ${move} graag terugnemen. Neem aan of wijs af op je bord; gaat de partij verder, dan blijft de zet staan.` }),
  takebackDeclined: (who) => ({ title: 'De zet blijft staan', text: `${who} laat de zet staan. De partij gaat gewoon door.` }),
  youTookBack: (who) => ({ title: 'Je mag opnieuw zetten', text: `Je mocht je zet van ${who} terugnemen. Kies een andere.` }),
  theyTookBack: (who) => ({ title: `${who} nam een zet terug`, text: `Je liet ${who} een zet terugnemen. Op het bord zie je hoe de partij nu staat.` }),
  rematchOffered: (who) => ({ title: `${who} wil een revanche`, text: `${who} wil graag nog eens tegen je spelen, met verwisselde kleuren. Eén druk op de knop bij je bord en de partij begint; jullie hoeven niet tegelijk online te zijn.` }),
  linkRotated: { title: 'Je nieuwe link', text: 'Je bord heeft een nieuwe link, en de oude werkt voor niemand meer.' },
  areYouThere: (who, until) => ({ title: 'Ben je er nog?', text: `${who} meldt dat je je link kwijt bent. Klopt dat niet, druk dan voor ${until} op ‘${asked.stillHere}’ bij je bord. Doe je dat niet, dan kan iemand anders je plaats innemen.` }),
  youSaidLost: (who, until) => ({ title: `${who} is de link kwijt`, text: `Je hebt gemeld dat ${who} de link kwijt is. ${who} kan tot ${until} op ‘${asked.stillHere}’ drukken. Gebeurt dat niet, geef dan de nieuwe link door die bij je bord staat.` }),
  theySaidLost: (who, lost, until) => ({ title: `${lost} is de link kwijt`, text: `${who} meldt dat ${lost} de link kwijt is. ${lost} kan tot ${until} op ‘${asked.stillHere}’ drukken. Gebeurt dat niet, dan werkt een nieuwe link naar die plaats.` }),
  seatsStay: (opponent) => ({ title: 'Iedereen houdt de eigen plaats', text: `De kwestie van de kwijtgeraakte link is opgelost: jij en ${opponent} houden jullie plaats, en beide links werken als voorheen.` }),
  youSatDown: (opponent) => ({ title: `Je speelt vanaf nu tegen ${opponent}`, text: 'De plaats in deze partij is nu van jou. De oude link werkt niet meer; de jouwe staat hieronder.' }),
  theySatDown: (who) => ({ title: `${who} heeft de plaats ingenomen`, text: `${who} heeft een nieuwe link naar de plaats tegenover je; de oude werkt niet meer. De partij gaat gewoon door.` }),
  countAsked: (who, stronger) => ({ title: `${who} vraagt om een zettentelling`, text: `${who} vraagt om een zettentelling: ${stronger} zou moeten winnen voordat die om is, anders is het remise. Ken die toe of weiger die op het bord.` }),
  countRefused: (who) => ({ title: 'Geen zettentelling', text: `${who} heeft de zettentelling geweigerd. De partij gaat zonder telling door.` }),
  countOnYou: (who, left) => ({ title: 'Een zettentelling', text: `${who} heeft een zettentelling toegekend: je moet winnen binnen nog ${left} eigen ${plural(left, { one: 'zet', other: 'zetten' })}, anders is het remise.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Een zettentelling', text: `${who} heeft een zettentelling toegekend: ${stronger} moet winnen binnen nog ${left} ${plural(left, { one: 'zet', other: 'zetten' })}, anders is het remise.` }),
  countEnded: (who) => ({ title: 'De zettentelling is voorbij', text: `${who} heeft de zettentelling beëindigd, omdat de sterkere kant vooruitgang boekte. De partij gaat zonder telling door.` }),
  said: (who) => ({ title: `${who} schrijft je`, text: `${who} heeft je een bericht gestuurd.` }),
}

export const happened: Texts['happened'] = {
  appointed: ({ who }) => `${who} werd arbiter.`,
  joined: 'De partij begon.',
  'draw-offered': ({ who }) => `${who} bood remise aan.`,
  'draw-declined': ({ who }) => `${who} wees de remise af.`,
  'draw-withdrawn': ({ who }) => `${who} trok het remiseaanbod in.`,
  'takeback-asked': ({ who }) => `${who} wilde een zet terugnemen.`,
  'takeback-declined': ({ who }) => `${who} liet de zet staan.`,
  'taken-back': 'De laatste zet is teruggenomen.',
  'time-given': ({ who, whom, time }) => `${who} gaf ${whom} ${time}.`,
  'played-on': ({ time }) => `De tijd was op, en de partij ging door met ${time} erbij.`,
  'pause-proposed': ({ who, when }) => `${who} stelde een pauze voor tot ${when}.`,
  'pause-declined': ({ who }) => `${who} wees de pauze af.`,
  paused: ({ when }) => `Pauze afgesproken: beide klokken stil tot ${when}.`,
  'pause-ending': ({ who, when }) => `${who} beëindigde de pauze: de klokken lopen vanaf ${when}.`,
  'leave-taken': ({ who, when, from, isLater }) => (isLater ? `${who} nam verlof van ${from} tot ${when}.` : `${who} nam verlof tot ${when}.`),
  'leave-ended': ({ who }) => `${who} kwam terug van verlof.`,
  frozen: ({ when }) => `Crownhead was niet bereikbaar tot ${when}: die tijd telt niet mee.`,
  'clocks-stopped': ({ when }) => `Het toernooi zette de klokken stil tot ${when}.`,
  huffed: ({ square }) => `Het stuk op ${square} is geblazen.`,
  enforced: 'Er moest alsnog worden geslagen.',
  cautioned: ({ who }) => `${who} kreeg een waarschuwing voor een onreglementaire zet.`,
  'count-asked': ({ who }) => `${who} vroeg de arbiter om een zettentelling.`,
  'count-refused': 'De arbiter weigerde de zettentelling.',
  'count-granted': ({ whom, isToYou }) => (isToYou ? 'Er begon een zettentelling: je moet winnen voordat die om is.' : `Er begon een zettentelling: ${whom} moet winnen voordat die om is.`),
  'count-ended': 'De arbiter beëindigde de zettentelling.',
  'reseat-asked': ({ whom, isToYou }) => (isToYou ? 'Iemand meldde dat je je link kwijt bent.' : `Iemand meldde dat ${whom} de link kwijt is.`),
  reseated: ({ whom, isToYou }) => (isToYou ? 'Je hebt je plaats met een nieuwe link ingenomen.' : `${whom} nam de plaats in met een nieuwe link.`),
  finished: 'De partij is afgelopen.',
  aborted: 'De partij is afgebroken.',
}

export const events: Texts['events'] = {
  none: 'Naast de zetten is er niets gebeurd.',
  you: 'Jij',
  youToo: 'jou',
  somebody: 'Iemand',
  somebodyToo: 'iemand',
  since: 'Sinds je laatste bezoek',
  more: (count) => `nog ${count}`,
  planned: (name, move, reply) => `${name} speelde ${move}, jouw geplande antwoord was ${reply}.`,
  forced: (name, move, reply) => `${name} speelde ${move}, en ${reply} werd voor jou gespeeld.`,
  answered: (move, name, reply) => `Je speelde ${move}, en ${name} had het antwoord ${reply} al klaar.`,
  letYouTakeBack: (name, move) => `${name} liet jou ${move} terugnemen.`,
  youLetTakeBack: (name, move) => `Je liet ${name} ${move} terugnemen.`,
}

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'driezettenlotingen',
  'two-move': 'tweezettenlotingen',
  'eleven-man': 'elfschijvenlotingen',
}

const lists = listsIn('nl')

export const agreed: EmailTexts['agreed'] = {
  weekends: (zone) => `Zaterdag en zondag tellen niet mee (${zone}).`,
  leave: (time) => `Ieder mag in deze partij ${time} verlof nemen.`,
  laws: 'Volgens de spelregels levert een eerste onreglementaire zet een waarschuwing op; bij een tweede is de partij verloren.',
  forfeit: 'Blijft de eerste zet van een kant uit, dan verliest die kant.',
  match: {
    together: 'Dit is een van de twee partijen van een match met dezelfde opening en verwisselde kleuren. Ze worden tegelijk gespeeld; de andere heeft een eigen e-mail.',
    'in-turn': 'Dit is een van de twee partijen van een match met dezelfde opening en verwisselde kleuren. De tweede begint als de eerste is afgelopen.',
  },
  toDraw: (deck) => `De opening wordt geloot uit de ${decks[deck]} als de uitnodiging wordt aangenomen.`,
  ballot: (number, deck, name) => `De opening is nummer ${number} van de ${decks[deck]}, ${name}.`,
  removed: (squares) => `De schijven op ${lists.and(squares)} zijn eraf.`,
  begins: (moves) => `${moves.join(' ')} staat al op het bord.`,
  toss: (black, white) => `Door loting speelt ${black} met zwart en ${white} met wit.`,
  chance: (number) => `Geloot met het getal ${number}, dat bij de partij bewaard blijft zodat iedereen het kan nagaan.`,
  firstMove: (move) => `Je eerste zet ${move} gaat met de uitnodiging mee.`,
  firstMade: (move) => `Je eerste zet ${move} is gedaan.`,
}

export const openQuestions: EmailTexts['openQuestions'] = {
  message: (who) => `${who} schrijft:`,
  drawOffered: (who) => `${who} biedt remise aan: neem aan of wijs af op je bord, of zet gewoon; daarmee wijs je het af.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} heeft een slag laten liggen. Je kunt blazen: ${lists.or(squares)}. Voor je zet kun je er een van het bord nemen, de slag eisen of het zo laten.`,
  mustJump: (who) => `${who} liet je laatste zet terugnemen: je moet de slag helemaal afmaken.`,
  takeback: (who, move) => `${who} wil ${move} graag terugnemen: neem aan of wijs af op je bord, of zet gewoon; daarmee wijs je het af.`,
  pause: (who, until) => `${who} stelt een pauze voor tot ${until}: neem aan of wijs af op je bord. Ondertussen mag je gewoon zetten.`,
  countOnYou: (left) => `Volgens de zettentelling van de arbiter moet je winnen binnen nog ${left} eigen ${plural(left, { one: 'zet', other: 'zetten' })}, anders is het remise.`,
  countOnThem: (stronger, left) => `Volgens de zettentelling van de arbiter moet ${stronger} winnen binnen nog ${left} ${plural(left, { one: 'zet', other: 'zetten' })}, anders is het remise.`,
  object: (until) => `Iemand meldt dat je je link kwijt bent. Druk voor ${until} op ‘${asked.stillHere}’ bij je bord om je plaats te houden.`,
}

export const replies: EmailTexts['replies'] = {
  marker: '~~ Antwoord boven deze regel ~~',
  how: 'Of beantwoord deze e-mail met je zet, op een eigen regel.',
  howSeveral: (example) => `Of beantwoord deze e-mail, met één regel voor elke partij, zoals: ${example}`,
  howAsked: 'In plaats van een zet beantwoordt ‘aannemen’ of ‘afwijzen’ daar een verzoek.',
  code: (code) => `In een antwoord: ${code} en je zet`,
  results: 'Wat er met je antwoord is gebeurd',
  first: (line) => `Wat er in het antwoord staat: ‘${line}’`,
  played: (move) => `Je speelde ${move}`,
  orWord: {
    unclear: 'Boven de geciteerde e-mail moet precies één regel staan met alleen een zet, of met ‘aannemen’ of ‘afwijzen’.',
    uncoded: 'Elke regel moet beginnen met de code van de partij, die in die e-mail bij het bord staat. Daarachter hoort alleen een zet, of ‘aannemen’ of ‘afwijzen’.',
  },
  outcomes: {
    done: { title: 'Je antwoord is verwerkt', text: 'Je antwoord per e-mail telt.' },
    late: { title: 'Je antwoord kwam te laat', text: 'Het kwam aan toen de tijd voor die zet al op was, en telt dus niet.' },
    older: { title: 'Je antwoord is niet gespeeld', text: 'Het ging over een eerdere beurt, of je link is intussen vervangen.' },
    illegal: { title: 'Je antwoord is niet gespeeld', text: 'Er past geen toegestane zet bij, of meer dan één.' },
    unclear: { title: 'We konden je antwoord niet lezen', text: 'Boven de geciteerde e-mail moet precies één regel staan met alleen een zet.' },
    uncoded: { title: 'We konden je antwoord niet lezen', text: 'Elke regel moet beginnen met de code van de partij, die in die e-mail bij het bord staat. Daarachter hoort alleen een zet.' },
    several: { title: 'Je antwoord is niet gespeeld', text: 'Er staan verschillende antwoorden op meerdere regels, en we weten niet welk telt. Stuur er maar één.' },
    foreign: { title: 'Er kwam een antwoord van een ander adres', text: 'Het is niet gespeeld. Was jij het, speel de zet dan met deze knop. Zo niet, dan hoef je niets te doen.' },
    unverified: { title: 'We konden niet nagaan wie een antwoord stuurde', text: 'Je adres staat erop, maar de controle van de afzender is mislukt (DMARC of DKIM), dus het is niet gespeeld. Was jij het, speel de zet dan met deze knop. Zo niet, dan hoef je niets te doen.' },
    unknown: { title: 'Een antwoord dat bij geen partij hoort', text: 'Geen partij uit de e-mail heeft deze code.' },
    resign: { title: 'Wil je opgeven?', text: 'Met een e-mail geef je geen partij op. Open je bord en bevestig het daar.' },
    over: { title: 'De partij is voorbij', text: 'Je antwoord kwam na het einde.' },
    refused: { title: 'Je antwoord kon niet worden uitgevoerd', text: 'Open je bord om te zien wat nu mogelijk is.' },
  },
}
