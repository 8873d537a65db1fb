import type { SiteTexts, Texts } from '../en/index.ts'
import { does } from './acts.ts'

export const guide: SiteTexts['guide'] = {
  title: 'Voor ontwikkelaars',
  intro:
    'Spelen, meekijken en instellen kan over HTTP met JSON. De inhoud is application/json in UTF-8 (anders 415), hoogstens 16 KB (anders 413). Tijden zijn RFC 3339 in UTC, tijdsduren ISO 8601. Om namens een plaats te handelen, stuur je het token aan het eind van de link mee: Authorization: Bearer en het token.',
  method: 'Methode',
  path: 'Pad',
  what: 'Wat het doet',
  examplesTitle: 'Voorbeelden',
  examplesIntro:
    'Vier verzoeken na elkaar. Een $ met een naam in hoofdletters staat voor iets uit een eerder antwoord. Houd het token van een plaats geheim: het is het enige bewijs van wie er speelt.',
  examples: {
    offer: 'Amara biedt een partij aan en speelt met zwart.',
    accept: 'Otis neemt aan met het token van de uitnodiging en krijgt de link van de witte plaats.',
    play: 'Amara doet de eerste zet.',
    read: 'Otis leest de partij. Zonder het veld Authorization kan iedereen lezen wat er openbaar aan is.',
  },
  keep: 'Uit het antwoord:',
  routesTitle: 'Methoden en paden',
  routes: {
    create:
      'Biedt een partij aan en geeft de link van de maker terug, en uitnodigingen: voor iedereen, of voor de genoemde tegenstander en arbiter. De partij begint als de tegenstander de uitnodiging aanneemt. Dezelfde Idempotency-Key (16 tot 200 zichtbare ASCII-tekens) geeft hetzelfde antwoord nog eens; met een andere inhoud 422.',
    claim:
      'Neemt een uitnodiging aan, of een verloren plaats: geeft de link van de plaats, of van de arbiter. Wie genoemd is en geen adres geeft, houdt het adres dat gegeven was. Idempotency-Key als hierboven.',
    pdn: 'De partij in PDN 3.0: namen, opening, speeltijd, uitslag, en bij elke zet de tijd die hij kostte en wat er in de reserves zat. Wat is teruggenomen, staat er als opmerking bij. Voor alle vormen geldt: ply is een stelling, vanaf 0, en anders de laatste; met flip=1 staat zwart onder. De ETag is de versie, en If-None-Match krijgt 304.',
    fen: 'Een stelling uit de partij in FEN.',
    svg: 'Een stelling als tekening, met titel en beschrijving in woorden, in de taal die je vraagt.',
    png: 'Een stelling als plaatje van 480 pixels breed.',
    gif: 'De partij tot die ply als bewegend plaatje, een seconde per stelling, de laatste 150.',
    game: 'De partij. version telt de wijzigingen die iedereen kan zien; de ETag verandert mee, en met je eigen wijzigingen; If-None-Match krijgt 304. Een plaats krijgt ook de eigen links naar de andere partij van een match en naar de revanche.',
    legalMoves: 'De mogelijke zetten.',
    move: 'Doet een zet bij een ply. Dezelfde zet twee keer gestuurd wordt één keer gespeeld.',
    act: 'Elke andere handeling in een partij: zie hieronder.',
    seat: 'Wat de speler op een plaats heeft ingesteld: naam, adres, e-mails, aantekening, geplande antwoorden.',
    changeSeat: 'Verandert dat; null wist een waarde.',
    rotate:
      'Vervangt de link naar de plaats. De oude werkt niet meer, maar geeft met dezelfde Idempotency-Key de nieuwe nog eens.',
    links: 'Mailt een adres de links van zijn partijen. Het antwoord is altijd hetzelfde.',
    ruleSets: 'De spelregels.',
    look: 'Wat er is veranderd in de partijen van hoogstens 100 links: changed noemt de veranderde, elk met de index van de link (vanaf 0) en wat een lijst van partijen toont; unchanged de indexen van links waarvan de gegeven versie de huidige is; gone de indexen van links die niets meer openen.',
    rulesMove: 'Mogelijke zetten in elke stand, zonder partij.',
    health: 'Of de dienst werkt.',
  },
  keysTitle: 'Sleutels van programma’s',
  keys: 'Een programma dat beide kanten speelt, kan alle links tegelijk krijgen. Met een API-sleutel van deze dienst (Authorization: Bearer en de sleutel) die de scope seats:hold heeft, maakt het een partij met hold: true en een tegenstander, zonder e-mailadressen van wie het noemt. Niemand wordt uitgenodigd, de partij begint meteen, en het antwoord bevat de links van de tegenstander en de arbiter zelf. Een sleutel opent geen partij: om te handelen stuur je het token van een plaats. Een Idempotency-Key die met een sleutel komt, is van die sleutel alleen.',
  answers: 'Antwoorden',
  limitsTitle: 'Hoe vaak',
  limitsIntro:
    'Verzoeken per uur, in UTC: van één netwerk (een /24 van IPv4, een /56 van IPv6), met één link, en met één API-sleutel. Pagina’s tellen mee. Elk antwoord van deze paden heeft de velden RateLimit-Policy en RateLimit: de grenzen, wat er over is (r), en na hoeveel seconden het opnieuw begint (t). Boven een grens is het antwoord 429 met Retry-After, en er gebeurt niets.',
  network: 'Van één netwerk',
  link: 'Met één link',
  key: 'Met één sleutel',
  means: 'Wat het betekent',
  refusalsTitle: 'Wat geweigerd kan worden',
  refusalsIntro:
    'Een weigering is application/problem+json (RFC 9457): type, title, status, detail en code, en wat verder helpt, zoals issues, reason, article, game, legalMoves, limit, scope of watch. Elk pad kan 413 antwoorden op een te lange inhoud, en 404 of 405 op een adres of methode die hier niet staat.',
  actsTitle: 'Handelingen in een partij',
  actsIntro:
    'Elke handeling heeft een type, de ply waarbij ze gebeurt, en de velden die hier staan. Een vraagteken betekent optioneel.',
  fields: 'Velden',
  bodiesTitle: 'Inhoud van verzoeken',
  bodiesIntro:
    'De velden van elk verzoek. Elk ander veld wordt geweigerd (400). Een veld van een veld, zoals creator.name, is verplicht als je het buitenste stuurt. Een vraagteken betekent optioneel.',
  field: 'Veld',
  value: 'Waarde',
  required: 'Verplicht',
  yes: 'ja',
  no: 'nee',
  usual: (value) => `nee; anders ${value}`,
  or: 'of',
  kinds: {
    text: (most) => `tekst, hoogstens ${most} tekens`,
    email: (most) => `e-mailadres, hoogstens ${most} tekens`,
    number: (least, most) => `geheel getal, ${least} tot en met ${most}`,
    flag: 'true of false',
    instant: 'tijd, zoals 2026-11-23T18:00:00Z',
    duration: (least, most) => `tijdsduur, ${least} tot en met ${most}`,
    locale: 'taalcode, zoals nl of pt-BR',
    timeZone: 'tijdzone, zoals Europe/Amsterdam',
    list: (most) => `lijst van hoogstens ${most}, elk:`,
  },
  acts: does,
}

export const records: Texts['records'] = {
  title: 'Deze partij bewaren',
  pdnHint: 'zetten en tijden',
  png: 'Plaatje',
  pngHint: 'van deze stelling',
  gif: 'Bewegend plaatje',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Tekening',
  svgHint: 'scherp op elk formaat',
  fen: 'Stelling',
  sheet: 'Notatieformulier',
  sheetHint: 'om te printen en te tekenen',
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Notatieformulier',
  game: (id) => `Partij ${id}`,
  back: 'Terug naar de partij',
  rules: 'Regels',
  clock: 'Speeltijd',
  begun: 'Begonnen',
  ended: 'Geëindigd',
  notEnded: 'Niet geëindigd',
  moves: 'Zetten',
  move: 'Zet',
  result: 'Uitslag',
  won: (side) => `${side} wint, 2–0`,
  draw: 'Remise, 1–1',
  open: 'Geen uitslag',
  position: 'Eindstelling',
  positionNow: 'Stelling',
  times: 'Naast elke zet: de tijd die de speler ervoor nam. min = minuten, u = uren, d = dagen.',
  right: 'Wij hebben dit formulier nagekeken, en het klopt (artikel 27.2).',
  date: 'Datum',
  printed: (when) => `Gemaakt op ${when}. Alle tijden in UTC.`,
}

export const tabs: Texts['tabs'] = {
  title: 'Over de partij',
  moves: 'Zetten',
  events: 'Gebeurd',
  mine: 'Van mij',
  desk: 'Voor de arbiter',
  about: 'Over',
}

export const panels: Texts['panels'] = {
  title: 'Wat je kunt doen',
  names: { draw: 'Remise', takeback: 'Terugnemen', time: 'Tijd', resign: 'Opgeven' },
  close: 'Sluit',
}

export const replay: Texts['replay'] = {
  title: 'Naspelen',
  first: 'Naar het begin',
  back: 'Een zet terug',
  next: 'Een zet verder',
  last: 'Naar de laatste zet',
  start: 'Het begin',
  move: (number) => `Zet ${number}`,
  of: (number) => `van ${number}`,
  present: 'Terug naar de partij zoals ze staat',
}
