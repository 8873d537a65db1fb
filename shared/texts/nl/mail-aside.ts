import type { Claim } from '../../draughts/index.ts'
import type { MailTexts } from '../en/mail.ts'

const claims: Readonly<Record<Claim, string>> = {
  threefold: 'dezelfde stand staat voor de derde keer op het bord',
  'forty-move': 'er gingen veertig zetten van elk voorbij zonder slag of schijfzet',
  'twenty-five-move': 'er gingen vijfentwintig zetten van elk voorbij met alleen dammen, zonder slag',
  'sixteen-move': 'er gingen zestien zetten van elk voorbij van drie stukken tegen één dam',
  'twenty-move': 'er gingen twintig zetten van elk voorbij zonder slag of schijfzet',
  'fifteen-move': 'er gingen vijftien zetten van elk voorbij zonder slag of schijfzet',
}

export const aside: MailTexts['aside'] = {
  message: (who) => `${who} schrijft:`,
  drawOffered: (who) =>
    `${who} biedt remise aan: neem aan of wijs af op je bord, of zet gewoon; daarmee wijs je het af.`,
  claim: (claim) => `Je mag op je bord remise opeisen: ${claims[claim]}.`,
  offence: (who, squares) =>
    `${who} sloeg niet wat er te slaan was. Te blazen: ${squares.join(' of ')}. Voor je zet mag je zo’n stuk van het bord nemen, de slag eisen of het laten staan.`,
  mustJump: (who) => `${who} liet je laatste zet terugnemen: je moet de hele slag doen.`,
  takeback: (who, move) =>
    `${who} wil ${move} graag terugnemen: neem aan of wijs af op je bord, of zet gewoon; daarmee wijs je het af.`,
  pause: (who, until) =>
    `${who} stelt een pauze voor tot ${until}: neem aan of wijs af op je bord, of zet gewoon; daarmee wijs je het af.`,
  countOnYou: (left) =>
    `Volgens de telling van de arbiter moet je winnen binnen nog ${left} eigen zetten, anders is het remise.`,
  countOnThem: (stronger, left) =>
    `Volgens de telling van de arbiter moet ${stronger} winnen binnen nog ${left} zetten, anders is het remise.`,
  object: (until) =>
    `Er is gezegd dat je je link kwijt bent. Druk voor ${until} op ‘Ik ben er’ bij je bord om je plaats te houden.`,
}
