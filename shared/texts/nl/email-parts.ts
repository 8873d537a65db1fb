import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { plural } from './board.ts'
import { asked } from './panels.ts'
import { claimByMail } from './results.ts'

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'driezettenlotingen',
  'two-move': 'tweezettenlotingen',
  'eleven-man': 'elfschijvenlotingen',
}

const lists = listsIn('nl')

export const agreed: EmailTexts['agreed'] = {
  weekends: (city) => `Zaterdagen en zondagen tellen niet (${city}).`,
  leave: (time) => `Ieder mag in deze partij ${time} verlof nemen.`,
  laws: 'Volgens de spelregels geeft een eerste onreglementaire zet een waarschuwing; een tweede verliest de partij.',
  forfeit: 'Komt de eerste zet van een kant niet, dan verliest die kant.',
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
  offence: (who, squares) => `${who} heeft een slag verzuimd. Je kunt blazen: ${lists.or(squares)}. Voor je zet kun je er een van het bord nemen, de slag eisen of het zo laten.`,
  mustJump: (who) => `${who} liet je laatste zet terugnemen: je moet de hele slag doen.`,
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
  code: (code) => `In een antwoord: ${code} en je zet`,
  results: 'Wat er van je antwoord is gekomen',
  first: (line) => `Wat er in het antwoord staat: “${line}”`,
  played: (move) => `Je speelde ${move}`,
  outcomes: {
    done: { title: 'Gedaan, zoals je antwoordde', text: 'Je antwoord per e-mail telt.' },
    late: { title: 'Je antwoord kwam te laat', text: 'Het kwam aan toen de tijd voor die zet voorbij was, en telt dus niet.' },
    older: { title: 'Je antwoord is niet gespeeld', text: 'Het ging over een eerdere beurt, of je link is intussen vervangen.' },
    illegal: { title: 'Je antwoord is niet gespeeld', text: 'Er past geen toegestane zet bij, of meer dan één.' },
    unclear: { title: 'We konden je antwoord niet lezen', text: 'Precies één regel boven de geciteerde e-mail moet een zet zijn en verder niets, of “accept” of “decline”.' },
    uncoded: { title: 'We konden je antwoord niet lezen', text: 'Elke regel moet beginnen met de code van de partij, die in die e-mail bij het bord staat, en dan een zet en verder niets, of “accept” of “decline”.' },
    several: { title: 'Je antwoord is niet gespeeld', text: 'Er staan verschillende antwoorden op meerdere regels, en we weten niet welk telt. Stuur er maar één.' },
    foreign: { title: 'Er kwam een antwoord van een ander adres', text: 'Het is niet gespeeld. Was jij het, speel de zet dan met deze knop. Zo niet, dan hoef je niets te doen.' },
    unverified: { title: 'We konden niet nagaan wie een antwoord stuurde', text: 'Je adres staat erop, maar de controle van de afzender is mislukt (DMARC of DKIM), dus het is niet gespeeld. Was jij het, speel de zet dan met deze knop. Zo niet, dan hoef je niets te doen.' },
    unknown: { title: 'Een antwoord zonder partij', text: 'Geen partij uit de e-mail heeft deze code.' },
    resign: { title: 'Wil je opgeven?', text: 'Met een e-mail geef je geen partij op. Open je bord en bevestig het daar.' },
    over: { title: 'De partij is voorbij', text: 'Je antwoord kwam na het einde.' },
    refused: { title: 'Je antwoord kon niet worden uitgevoerd', text: 'Open je bord om te zien wat nu mogelijk is.' },
  },
}
