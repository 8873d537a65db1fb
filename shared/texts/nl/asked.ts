import type { Texts } from '../en.ts'

export const asked: Texts['asked'] = {
  withdraw: 'Trek het in',
  decline: 'Afwijzen',
  draw: (name) => `${name} biedt remise aan. Doorspelen is afwijzen.`,
  drawYes: 'Remise aannemen',
  drawMine: 'Je hebt remise aangeboden. Het aanbod staat tot je tegenstander zet.',
  takeback: (name) => `${name} wil de laatste zet graag terugnemen.`,
  takebackYes: 'Terug laten nemen',
  takebackMine: 'Je hebt gevraagd je laatste zet te mogen terugnemen.',
  pause: (name, when) => `${name} stelt een pauze voor: beide klokken staan dan stil tot ${when}.`,
  pauseYes: 'Akkoord met de pauze',
  pauseMine: (when) => `Je hebt een pauze voorgesteld tot ${when}.`,
  count: (name) => `${name} vraagt de arbiter om zetten te tellen.`,
  countMine: 'Je hebt de arbiter gevraagd om zetten te tellen.',
  countYes: 'De telling toekennen',
  countNo: 'Weigeren',
  reseat: (name, when) => `${name} zou de link kwijt zijn. De plaats is opnieuw in te nemen vanaf ${when}.`,
  reseatYou: (when) =>
    `Er is gezegd dat je je link kwijt bent. Doe je niets, dan kan je plaats met een andere link worden ingenomen vanaf ${when}.`,
  stillHere: 'Ik ben er nog',
  reseatMine: (name, when) => `Je hebt gezegd dat ${name} de link kwijt is. Geef deze door; hij werkt vanaf ${when}.`,
  reseatLink: 'Link om de plaats opnieuw in te nemen',
}

export const stands: Texts['stands'] = {
  paused: (when) => `Pauze: beide klokken staan stil tot ${when}.`,
  onLeave: (name, until) => `${name} is met verlof tot ${until}; die klok staat stil.`,
  leaveAhead: (name, from, until) => `${name} is met verlof van ${from} tot ${until}.`,
  cautioned: (name) => `${name} is gewaarschuwd voor een onreglementaire zet. Een tweede verliest de partij.`,
  cautionedYou: 'Je bent gewaarschuwd voor een onreglementaire zet. Een tweede verliest de partij.',
  count: (name, left) =>
    `De arbiter telt: ${name} heeft nog ${left} ${left === 1 ? 'zet' : 'zetten'} om te winnen, anders is het remise.`,
}

export const huff: Texts['huff'] = {
  failed: (name, squares) => `${name} heeft met het stuk op ${squares} niet geslagen.`,
  choose: 'Blaas het (neem het van het bord, en zet dan), laat alsnog slaan, of doe gewoon je zet en laat het zo.',
  huff: (square) => `Blaas ${square}`,
  enforce: (name) => `Laat ${name} slaan`,
}

export const after: Texts['after'] = {
  rematch: 'Revanche',
  rematchYes: 'Ja, speel een revanche',
  theyWish: (name) => `${name} wil graag een revanche, met verwisselde kleuren.`,
  wished: (name) => `Je wilt een revanche. Ze begint als ${name} dat ook wil, binnen 14 dagen.`,
  being: 'De revanche wordt klaargezet. Open deze pagina zo nog eens.',
  toRematch: 'Naar de revanche',
  playOn: 'Laat de partij doorgaan',
  playOnHint: (name) => `Je won op tijd. Je mag ${name} nog drie dagen geven en doorspelen, tot 14 dagen na het einde.`,
  renew: 'Uitnodiging vernieuwen',
  renewHint: 'Niemand nam haar op tijd aan. Dezelfde link kan weer open.',
}
