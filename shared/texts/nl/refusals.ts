import type { SiteTexts } from '../en/index.ts'
import type { FaultTexts, RefusalTexts } from '../words.ts'

export const refusals: RefusalTexts = {
  'not-found': 'Zo’n partij is er niet, of deze link is niet (meer) geldig.',
  'stale-ply': 'De partij is verder gegaan sinds deze pagina werd geopend. Zo staat het nu.',
  'not-your-turn': 'Je bent niet aan zet.',
  'not-begun': 'De partij is nog niet begonnen: niemand heeft de uitnodiging aangenomen.',
  'game-over': 'De partij is afgelopen.',
  'too-late': 'Die zet kwam te laat. De bedenktijd was om.',
  'too-late-to-abort': 'Allebei hebben gezet, dus afbreken kan niet meer. Opgeven wel.',
  'invitation-taken': 'Iemand heeft deze uitnodiging al aangenomen.',
  'invitation-expired': 'Deze uitnodiging is verlopen.',
  'illegal-move': 'Die zet mag niet.',
  'not-yours-to-do': 'Dat is in deze partij niet aan u.',
  'nothing-asked': 'Er is niets meer om op te antwoorden.',
  'asked-already': 'Dat is al gevraagd; de ander heeft nog niet geantwoord.',
  'draw-offered-lately': 'U hebt kort geleden remise aangeboden. Het volgende aanbod kan na tien eigen zetten.',
  'claim-not-valid': 'Die remise kan niet worden opgeëist: de stand geeft er geen recht op.',
  'not-in-this-game': 'De afspraken van deze partij voorzien daar niet in.',
  'nothing-to-take-back': 'Er is geen zet van u om terug te nemen.',
  'not-on-offer-any-more': 'Dat kan niet meer: de tijd ervoor is voorbij.',
  'too-long': 'Dat is meer, of minder, dan is toegestaan.',
  'no-leave-left': 'U hebt niet zoveel vrije dagen meer.',
  'no-offence-there': 'Dat stuk heeft geen slag verzuimd.',
  'not-yet': 'Dat kan nog niet.',
  'invalid-request': 'Iets in wat er werd gestuurd was niet te lezen.',
  'method-not-allowed': 'Dit adres doet dat niet.',
  'too-many-requests': 'Dat was veel in één keer. Wacht even en probeer het opnieuw.',
  'try-again': 'De partij was even bezet en er is niets veranderd. Probeer het opnieuw.',
  internal: 'Er ging bij ons iets mis. Je partij is er nog; probeer het opnieuw.',
}

export const faults: FaultTexts = {
  'must-capture': 'Je kunt slaan, dus je moet slaan.',
  'capture-unfinished': 'Die slag gaat verder: een begonnen slag moet worden afgemaakt.',
  'must-take-most': 'Je moet het grootste aantal stukken slaan.',
  'king-must-capture': 'Een dam van je kan slaan, dus een dam moet slaan.',
  ambiguous: 'Dat past bij meer dan één zet. Kies welke je bedoelt.',
  'wrong-square': 'Dat stuk kan daar niet heen.',
  'man-moved-backward': 'Een schijf gaat niet achteruit.',
  'crowned-and-went-on': 'Een schijf die dam wordt, stopt daar.',
  'not-your-piece': 'Op dat veld staat geen stuk van jou.',
  'no-such-square': 'Dat veld is er niet op dit bord.',
  unreadable: 'Dat is niet als zet te lezen. Schrijf bijvoorbeeld 22-17 of 22x15.',
}

export const article = (number: string): string => `Artikel ${number}`

export const errors: SiteTexts['errors'] = {
  unknownTitle: 'Deze link leidt naar geen partij',
  unknownHelp: [
    'Misschien is de link bij het kopiëren afgeknipt: open hem vanuit het bericht zelf, of kopieer hem helemaal.',
    'Een link die is vervangen werkt niet meer; in het nieuwste bericht staat de goede.',
    'Ben je hem kwijt, zoek dan een bericht van Crownhead, of in de geschiedenis van je browser een adres met /p/ erin.',
  ],
  unknownPageTitle: 'Die pagina is er niet',
  failedTitle: 'Dat lukte niet',
  invalidFields: 'Deze velden kloppen nog niet:',
  crossSite: 'Dat formulier kwam van een andere site, dus er is niets gedaan. Open je link en probeer het opnieuw.',
}

export const fields: SiteTexts['fields'] = {
  name: (longest) => `Er is een naam nodig, van hoogstens ${longest} tekens.`,
  email: 'Dit lijkt geen e-mailadres.',
  days: (from, to) => `Een aantal dagen van ${from} tot ${to}.`,
  moves: (from, to) => `Een aantal zetten van ${from} tot ${to}.`,
  noTime: 'Een zet heeft tijd nodig: geef dagen per zet, of dagen reserve.',
  noIncrement: 'Dit begrenst wat elke zet erbij geeft. Zeg hoeveel dagen dat is.',
  choice: 'Kies een van deze.',
  ballot: 'Lotingen zijn openingen van Engels dammen. Kies die spelregels, of een andere opening.',
  fen: 'Dit is geen stand van deze spelregels waarin een partij te spelen is.',
  firstMove: 'Deze zet kan niet mee: daarvoor moet jij beginnen, zonder loting.',
  message: 'Een bericht heeft hoogstens 280 tekens.',
  acts: {
    time: 'Geef 1 tot 60 dagen.',
    days: 'Zeg hoeveel hele dagen.',
    until: 'Kies een dag.',
    from: 'Kies een dag.',
    lines: 'Dat is te veel voor één plan, of het zijn geen zetten.',
  },
}
