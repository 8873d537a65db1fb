import type { MailTexts } from '../en/index.ts'

export const news: MailTexts['news'] = {
  drawOffered: (who) => ({
    title: `${who} biedt remise aan`,
    text: `${who} biedt je remise aan. Neem aan of wijs af op je bord; met je volgende zet wijs je het ook af.`,
  }),
  drawDeclined: (who) => ({
    title: 'Geen remise',
    text: `${who} heeft je remiseaanbod afgewezen. De partij gaat door.`,
  }),
  timeForYou: (giver, time) => ({
    title: `Nog ${time} erbij voor jou`,
    text: `${giver} gaf je ${time} extra. Dat komt bij je reserve.`,
  }),
  timeForThem: (giver, to, time) => ({
    title: `Nog ${time} erbij voor ${to}`,
    text: `${giver} gaf ${to} ${time} extra.`,
  }),
  youPlayOn: (who, time) => ({
    title: 'De partij gaat door',
    text: `Je tijd was om, maar ${who} laat je doorspelen, met ${time} extra.`,
  }),
  theyPlayOn: (who, time) => ({
    title: 'De partij gaat door',
    text: `Je laat ${who} doorspelen, met ${time} extra.`,
  }),
  pauseProposed: (who, until) => ({
    title: `${who} stelt een pauze voor`,
    text: `${who} wil beide klokken stilzetten tot ${until}. Neem aan of wijs af op je bord.`,
  }),
  pauseDeclined: (who) => ({
    title: 'Geen pauze',
    text: `${who} ziet van de pauze af. De klokken lopen door.`,
  }),
  paused: (who, until) => ({
    title: 'De partij rust',
    text: `${who} en jij hebben een pauze afgesproken: beide klokken staan stil tot ${until}. Zetten mag toch, en ieder van jullie kan de pauze een dag vooruit opzeggen.`,
  }),
  pauseEnding: (who, until) => ({
    title: 'De pauze eindigt',
    text: `${who} heeft de pauze opgezegd. De klokken lopen weer vanaf ${until}.`,
  }),
  leaveTaken: (who, from, until) => ({
    title: `${who} neemt vrij`,
    text: `${who} heeft vrij van ${from} tot ${until}. Alleen de klok van ${who} staat dan stil; een zet kan toch komen.`,
  }),
  leaveEnded: (who) => ({
    title: `${who} is terug`,
    text: `${who} heeft niet langer vrij. Beide klokken lopen als gewoon.`,
  }),
  frozen: (from, until) => ({
    title: 'Tijd die niet telt',
    text: `Crownhead werkte niet van ${from} tot ${until}. De klok van je partij slaat die tijd over, dus het kost niemand iets.`,
  }),
  huffed: (who, square) => ({
    title: `${who} blies je stuk`,
    text: `Je stuk op ${square} sloeg niet wat het kon slaan, dus nam ${who} het van het bord. ${who} is nu aan zet.`,
  }),
  takebackAsked: (who, move) => ({
    title: `${who} wil een zet terugnemen`,
    text: `${who} wil ${move} graag terugnemen. Neem aan of wijs af op je bord; gaat de partij verder, dan blijft de zet staan.`,
  }),
  takebackDeclined: (who) => ({
    title: 'Er wordt geen zet teruggenomen',
    text: `${who} ziet ervan af. De partij gaat door zoals ze staat.`,
  }),
  youTookBack: (who) => ({
    title: 'Je hebt je zet terug',
    text: `Je mocht hem van ${who} terugnemen. Kies opnieuw.`,
  }),
  theyTookBack: (who) => ({
    title: `${who} heeft de zet terug`,
    text: `Je liet ${who} de zet terugnemen. Het bord toont de partij zoals ze nu staat.`,
  }),
  rematchOffered: (who) => ({
    title: `${who} wil nog een partij`,
    text: `${who} wil graag nog eens tegen je spelen, met de kleuren gewisseld. Eén druk op de knop bij je bord en de partij begint; je hoeft er niet tegelijk te zijn.`,
  }),
  linkRotated: {
    title: 'Je nieuwe link',
    text: 'Je bord heeft een nieuwe link, en de oude werkt niet meer: niemand kan hem nog gebruiken.',
  },
  areYouThere: (who, until) => ({
    title: 'Ben je er nog?',
    text: `${who} zegt dat je je link kwijt bent. Ben je er nog, druk dan voor ${until} op ‘Ik ben er’ bij je bord. Doe je dat niet, dan kan je plaats worden weggegeven.`,
  }),
  youSaidLost: (who, until) => ({
    title: `${who} is de link kwijt`,
    text: `Je zei dat ${who} de link kwijt is. ${who} kan bezwaar maken tot ${until}. Komt er niets, dan vind je bij je bord een nieuwe link voor die plaats, om door te geven.`,
  }),
  theySaidLost: (who, lost, until) => ({
    title: `${lost} is de link kwijt`,
    text: `${who} zegt dat ${lost} de link kwijt is. ${lost} kan bezwaar maken tot ${until}. Komt er niets, dan krijgt die plaats een nieuwe link.`,
  }),
  seatsStay: (opponent) => ({
    title: 'Iedereen houdt zijn plaats',
    text: `De zaak van de verloren link is afgedaan: jij en ${opponent} houden jullie plaats, en beide links werken als voorheen.`,
  }),
  youSatDown: (opponent) => ({
    title: `Je speelt vanaf nu tegen ${opponent}`,
    text: 'De plaats in deze partij is nu van jou. De oude link werkt niet meer; de jouwe staat hieronder.',
  }),
  theySatDown: (who) => ({
    title: `${who} heeft de plaats ingenomen`,
    text: `De plaats tegenover je heeft een nieuwe link, en ${who} heeft hem. De oude link werkt niet meer. De partij gaat door zoals ze staat.`,
  }),
  countAsked: (who, stronger) => ({
    title: `${who} vraagt om een telling`,
    text: `${who} vraagt om een telling van zetten: ${stronger} zou daarbinnen moeten winnen, anders is het remise. Sta haar toe of weiger haar op het bord.`,
  }),
  countRefused: (who) => ({
    title: 'Geen telling',
    text: `${who} heeft de telling van zetten geweigerd. De partij gaat zonder door.`,
  }),
  countOnYou: (who, left) => ({
    title: 'Een telling van zetten',
    text: `${who} heeft een telling toegestaan: je moet winnen binnen nog ${left} eigen zetten, anders is het remise.`,
  }),
  countOnThem: (who, stronger, left) => ({
    title: 'Een telling van zetten',
    text: `${who} heeft een telling toegestaan: ${stronger} moet winnen binnen nog ${left} zetten, anders is het remise.`,
  }),
  countEnded: (who) => ({
    title: 'De telling is voorbij',
    text: `${who} heeft de telling beëindigd, omdat de sterkere partij vooruitgang boekte. De partij gaat zonder door.`,
  }),
}
