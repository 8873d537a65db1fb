import type { SiteTexts, Texts } from '../en/index.ts'
import type { FaultTexts, RefusalTexts } from '../grammar/coded-texts.ts'
import { asked } from './seat.ts'

export const refusals: RefusalTexts = {
  'not-found': 'Deze partij bestaat niet, of deze link is niet (meer) geldig.',
  'stale-ply': 'De partij is verdergegaan sinds je deze pagina opende. Zo staat het nu.',
  'not-your-turn': 'Je bent niet aan zet.',
  'not-begun': 'De partij is nog niet begonnen: niemand heeft de uitnodiging aangenomen.',
  'game-over': 'De partij is afgelopen.',
  'too-late': 'Die zet kwam te laat: de bedenktijd was op.',
  'too-late-to-abort': 'Beide spelers hebben gezet, dus afbreken kan niet meer. Opgeven wel.',
  'invitation-taken': 'Iemand heeft deze uitnodiging al aangenomen.',
  'invitation-expired': 'Deze uitnodiging is verlopen.',
  'illegal-move': 'Die zet mag niet.',
  'not-yours-to-do': 'Dat kun jij in deze partij niet doen.',
  'nothing-asked': 'Er is niets meer om op te antwoorden.',
  'asked-already': 'Dat is al gevraagd; de ander heeft nog niet geantwoord.',
  'draw-offered-lately': 'Je hebt kort geleden remise aangeboden. Opnieuw aanbieden kan na tien eigen zetten.',
  'claim-not-valid': 'Dat kun je niet claimen: de stand geeft er geen recht op.',
  'not-in-this-game': 'De afspraken van deze partij staan dat niet toe.',
  'nothing-to-take-back': 'Er is geen zet van jou om terug te nemen.',
  'not-on-offer-any-more': 'Dat kan niet meer: de tijd ervoor is voorbij.',
  'too-long': 'Dat is meer, of minder, dan is toegestaan.',
  'no-leave-left': 'Zoveel verlofdagen heb je niet meer.',
  'no-offence-there': 'Dat stuk heeft geen slag laten liggen.',
  'not-yet': 'Dat kan nog niet.',
  'allowance-used': 'Dat zijn te veel verzoeken of wijzigingen voor één partij. Zetten, antwoorden en de partij beëindigen kan nog wel.',
  'address-returned': 'Een e-mail naar dit adres kwam terug. Vul een ander in.',
  'idempotency-key-needed': 'Stuur dit met een Idempotency-Key: zonder zou een verzoek dat opnieuw wordt verstuurd alles dubbel maken.',
  'key-needed': 'Hiervoor is een API-sleutel nodig: Authorization: Bearer met een sleutel die met ck_ begint.',
  'link-needed': 'Hiervoor is het token van een link nodig: Authorization: Bearer ontbreekt of bevat er geen (een API-sleutel is er geen).',
  'unknown-key': 'Deze API-sleutel is niet (meer) geldig.',
  'scope-missing': 'Alleen een programma met een API-sleutel die er de scope voor heeft, kan daarom vragen.',
  'creation-restricted': 'Niet iedereen kan hier partijen opzetten. Gebruik de link van de club of een sleutel van de beheerder, of vraag het aan wie deze site beheert.',
  'too-many-webhooks': 'Meer webhooks mag je niet hebben. Verwijder er eerst een.',
  'invalid-request': 'Een deel van het verzoek was niet te lezen.',
  'too-complex': 'Deze stand heeft meer slagen dan hier uitgewerkt kunnen worden. Geen partij komt tot zo’n stand.',
  'links-expired': 'De links van deze partij zijn verlopen. De zetten zijn nog te zien.',
  'method-not-allowed': 'Dit adres ondersteunt die methode niet.',
  'key-used-otherwise': 'Deze idempotency key is al voor een ander verzoek gebruikt. Neem voor elk verzoek een nieuwe.',
  'in-flight': 'Deze link is zojuist vervangen. Was dat jouw verzoek, stuur het dan nog eens met dezelfde key.',
  'content-too-large': 'Dat is meer dan er in één keer verstuurd kan worden.',
  'unsupported-media-type': 'Dit soort inhoud wordt hier niet gelezen.',
  'too-many-requests': 'Te veel verzoeken. Wacht een poosje en probeer het opnieuw.',
  'try-again': 'Dit duurde te lang, of er kwamen te veel verzoeken tegelijk. Misschien is het toch gelukt. Probeer het opnieuw: een zet wordt nooit twee keer gedaan.',
  internal: 'Er ging bij ons iets mis. Je partij is veilig; probeer het opnieuw.',
}

/** What `not-yet` waits for. */
export const notYet = {
  'own-move': 'Dat kan zodra je hebt gezet; een bericht kan met de zet mee.',
  end: 'Dat kan zodra de partij is afgelopen.',
}

export const faults: FaultTexts = {
  'must-capture': 'Je kunt slaan, dus je moet slaan.',
  'capture-unfinished': 'Die slag gaat verder: je moet hem afmaken.',
  'must-take-most': 'Meerslag gaat voor: je moet zoveel mogelijk slaan.',
  'king-must-capture': 'Je kunt met een dam slaan, dus dat moet.',
  ambiguous: 'Dat past bij meer dan één zet. Kies welke je bedoelt.',
  'wrong-square': 'Daar kun je niet heen.',
  'man-moved-backward': 'Een schijf mag niet achteruit.',
  'crowned-and-went-on': 'Een schijf die dam wordt, stopt daar.',
  'not-your-piece': 'Op dat veld staat geen schijf of dam van jou.',
  'no-such-square': 'Dat veld is er niet op dit bord.',
  unreadable: 'Dat is niet als zet te lezen. Schrijf bijvoorbeeld 22-17 of 22x15.',
}

export const article = (number: string): string => (number.startsWith('Intl ') ? `internationale spelregels, artikel ${number.slice(5)}` : `artikel ${number}`)

export const errors: SiteTexts['errors'] = {
  unknownTitle: 'Deze link leidt niet naar een partij',
  unknownHelp: ['Misschien is de link bij het kopiëren afgekapt: open hem vanuit de e-mail zelf, of kopieer hem helemaal.', 'Een link die is vervangen werkt niet meer; in de nieuwste e-mail staat de goede.', 'Ben je hem kwijt, zoek dan een e-mail van Crownhead, of in je browsergeschiedenis een adres met /p/ erin.'],
  replacedTitle: 'Deze link is vervangen',
  replaced: 'De plaats heeft nu een andere link, een ander adres of een andere speler.',
  pastTitle: 'De links van deze partij zijn verlopen',
  past: (finished: number, unplayed: number): string => `Links en adressen van een partij blijven ${finished} dagen na het einde bewaard, of ${unplayed} als de partij is afgebroken of nooit is begonnen. Ze zijn gewist; de zetten blijven te zien.`,
  record: 'Bekijk de partij',
  noSuchPlyTitle: 'Zo ver is de partij nog niet',
  noSuchPly: (played) => (played === 0 ? 'Er is nog geen zet gedaan.' : `Standen zijn genummerd van 0 tot ${played}, één voor elke halve zet.`),
  toPresent: 'Bekijk de huidige stand',
  unknownAddress: 'Dit adres bestaat niet. GET /api noemt de adressen die er zijn.',
  unknownPageTitle: 'Deze pagina bestaat niet',
  failedTitle: 'Dat is niet gelukt',
  invalidFields: 'Kijk deze velden nog eens na:',
  crossSite: 'Dat formulier kwam van een andere site, dus er is niets gedaan. Open je link en probeer het opnieuw.',
}

export const fields: SiteTexts['fields'] = {
  tried: {
    long: 'Dit zijn te veel varianten voor één bord: er passen 200 zetten op. De laatste zet is weggelaten.',
    unread: 'Deze varianten zijn niet te lezen. Wat wel te lezen was, staat hier.',
    wrong: (line, move, why) => `Regel ${line}, ${move}: ${why} Wat erna komt, is weggelaten.`,
  },
  name: (longest) => `Vul een naam in van hoogstens ${longest} tekens, zonder regeleinden of stuurtekens.`,
  email: 'Dit lijkt geen e-mailadres.',
  days: (from, to) => `Vul een aantal dagen in van ${from} tot ${to}.`,
  moves: (from, to) => `Vul een aantal zetten in van ${from} tot ${to}.`,
  moveNumber: (from, to) => `Vul het nummer van een zet in, van ${from} tot ${to}.`,
  noTime: 'Een zet heeft tijd nodig: geef dagen per zet, of dagen reserve.',
  noIncrement: 'Dit begrenst wat er per zet bijkomt. Vul in hoeveel dagen dat is.',
  choice: 'Kies een van deze.',
  ballot: 'Lotingen zijn openingen van Engels dammen. Kies die spelregels, of een andere opening.',
  tables: 'Dit kan alleen in partijen Engels dammen.',
  fen: 'Dit is in deze spelregels geen stand waaruit een partij te spelen is.',
  game: 'Dit is in deze spelregels geen partij waarvan de laatste stand te spelen is.',
  halfMove: (number) => `Halve zet ${number} van deze partij kan in deze spelregels niet.`,
  firstMove: 'Deze zet kan niet mee: daarvoor moet jij beginnen, zonder loting.',
  word: 'Dit is niet het woord van de club.',
  message: 'Een bericht heeft hoogstens 280 tekens.',
  acts: {
    time: 'Geef 1 tot 60 dagen.',
    days: 'Vul een aantal hele dagen in.',
    until: 'Kies een dag.',
    from: 'Kies een dag.',
    lines: 'Dat is te veel voor één plan, of het zijn geen zetten.',
  },
}

export const offline: SiteTexts['offline'] = {
  title: 'Geen verbinding',
  asOf: 'Dit is de lijst van {}. Je ziet de borden zoals ze toen stonden; de klokken lopen door.',
  toSend: 'Nog te versturen',
  waits: '{} wacht op verbinding',
  goes: 'Wordt vanzelf verstuurd',
  goesWith: 'Wordt vanzelf verstuurd, met je bericht',
  leftToSend: 'Nog {} om hem te versturen: {}',
  drop: 'Niet versturen',
  had: 'Had nog {}',
  sent: '{} is verstuurd.',
  notSent: '{} is niet verstuurd. De partij is verdergegaan.',
  needs: 'Voor nieuwe partijen, e-mails en dingen als remise of opgeven heb je verbinding nodig.',
  noPage: 'Deze pagina is er zonder netwerk niet.',
  noBoard: 'Dit bord is op dit apparaat nog niet geopend en is er zonder netwerk niet.',
  tryAgain: 'Probeer het nog eens',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `Terug naar je partij met ${opponent}`,
  what: (name) => `Met deze link neem je de plaats van ${name} in. De oude link werkt dan niet meer.`,
  from: (when) => `Hij werkt vanaf ${when}.`,
  wait: `Tot dan kan de speler die de oude link heeft ‘${asked.stillHere}’ zeggen. Kom later met deze link terug.`,
  take: 'Mijn plaats innemen',
  closedTitle: 'Deze link werkt niet meer',
  closed: `De plaats is ermee ingenomen, of de speler heeft ‘${asked.stillHere}’ gezegd. Heb jij de plaats ingenomen, gebruik dan je eigen link.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Neem je plaats terug',
  what: 'Heeft iemand anders het e-mailadres of de link van je plaats veranderd, druk dan op de knop: de plaats krijgt het adres terug waar deze link naartoe is gestuurd, en daar mailen we een nieuwe link heen. Alle andere links van de plaats werken niet meer.',
  yes: 'Geef me mijn plaats terug',
  done: 'Je plaats is weer van jou. Er is een nieuwe link onderweg naar je mailbox, en de oude werken niet meer.',
  closed: 'Deze link werkt niet meer: hij is al gebruikt, er zijn meer dan zeven dagen voorbij, of iemand die de plaats eerder had, heeft die teruggenomen.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Mail me mijn links',
  intro: 'Heb je voor een partij je e-mailadres opgegeven, vul het dan hier in, en we mailen je de link. Heb je er geen opgegeven, kijk dan op het apparaat waarop je hebt gespeeld: in de lijst met partijen staan je links.',
  send: 'Verstuur ze',
  done: 'Zijn er partijen met dit adres, dan is een e-mail met de links onderweg.',
  doneHint: 'Het kan een paar minuten duren. We vinden alleen een adres dat je voor een partij hebt opgegeven.',
}

export const typed: Texts['typed'] = {
  words: { last: 'laatste', time: 'tijd', board: 'bord', moves: 'zetten', help: 'hulp' },
  label: (help) => `Vraag, bijvoorbeeld: ${help}`,
  says: {
    last: 'de laatste zet',
    time: 'de klokken',
    board: 'de stand in woorden',
    moves: 'de mogelijke zetten',
    help: 'deze lijst',
    square: 'wat er op dat veld staat',
  },
  possible: (moves) => `Mogelijk: ${moves}.`,
  page: 'Spelen met een schermlezer',
  orHelp: (help) => `Of typ ‘${help}’.`,
  noSquare: (square) => `Er is geen veld ${square}.`,
  notPresent: 'Je kunt een zet typen zodra de huidige stand wordt getoond.',
  unread: 'Dat is niet als zet te lezen.',
  like: (move) => `Een zet schrijf je zo: ${move}.`,
  lettered: (move) => `Velden hebben hier letters: ${move}.`,
  blocked: 'Dit stuk staat vast: het kan nu niet zetten.',
}
