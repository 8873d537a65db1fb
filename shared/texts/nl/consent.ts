import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { plural } from './board.ts'

export const consent: EmailTexts['consent'] = {
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
  roles: { player: 'als speler', arbiter: 'als arbiter' },
  invitations: { player: 'een uitnodiging om te spelen', arbiter: 'een uitnodiging als arbiter' },
  seat: (rules, role, game) => `${rules}, partij ${game}: ${role}.`,
  opponent: (name) => `Tegenstander: ${name}.`,
  players: (black, white) => `Spelers: ${black}, ${white}.`,
  round: (round) => `Ronde ${round}.`,
  board: (board) => `Bord ${board}.`,
  more: (count) => plural(count, { one: 'Er wacht nog één partij op je.', other: `Er wachten nog ${count} partijen op je.` }),
}

export const moved: EmailTexts['moved'] = {
  subject: (game) => `Dammen: je plaats heeft een ander adres · ${game}`,
  title: 'Je plaats heeft een ander e-mailadres',
  text: 'Iemand die de link van je plaats heeft, heeft het e-mailadres veranderd of gewist. E-mails over deze partij komen niet meer bij jou. Was jij het zelf, dan hoef je niets te doen.',
  back: 'Iemand heeft de plaats teruggegeven aan het adres dat ze eerder had. E-mails over deze partij komen niet meer bij jou.',
  open: 'Ik was het niet',
  otherwise: 'Die pagina geeft de plaats terug aan dit adres en mailt je een nieuwe link. Alle links van de plaats die tot dan toe zijn gebruikt, werken niet meer. Je kunt dit binnen zeven dagen doen.',
}

export const forgotten: EmailTexts['forgotten'] = {
  subject: (game) => `Dammen: je gegevens zijn gewist · ${game}`,
  title: 'Je gegevens zijn gewist',
  text: 'Iemand met jouw link heeft ons gevraagd je in deze partij te vergeten. Je naam, adres, instellingen, plannen en notitie zijn gewist, en de e-mails zijn gestopt. Was jij dat, dan hoef je niets te doen.',
  otherwise: 'Zeven dagen lang kan die pagina je je plaats teruggeven en je een nieuwe link mailen. Je naam en instellingen moet je dan opnieuw invullen.',
}

export const restored: EmailTexts['restored'] = {
  title: 'Je plaats is weer van jou',
  text: 'Hier is je nieuwe link. Alle oudere links werken niet meer.',
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Alle e-mails naar je adres',
  what: 'Alle e-mails van Crownhead naar je adres stoppen? Je krijgt er dan geen meer, van welke partij of speler ook. Je partijen gaan door, en je klokken ook.',
  yes: 'Stop alles',
  done: 'Je krijgt geen e-mails meer van Crownhead.',
  still: 'Je hebt al onze e-mails naar je adres gestopt, dus komt er ook geen over deze partij. Sta ze weer toe, dan komen ze.',
  undo: 'Sta e-mails weer toe',
  undone: 'E-mails naar je adres zijn toegestaan. Als je ergens aan zet bent, mailen we je binnen enkele minuten. Bij nieuwe partijen vragen we het je eerst.',
}

export const silence: SiteTexts['silence'] = {
  title: 'E-mails over een partij',
  what: (name) => `De e-mails over je partij met ${name} stoppen? De partij gaat door, en je klok ook.`,
  whatOffered: 'De e-mails stoppen over de partij die je hebt aangeboden? Verder verandert er niets.',
  whatArbiter: 'De e-mails stoppen over de partij waarvan je arbiter bent? De partij gaat door.',
  yes: 'Stop de e-mails',
  done: 'Je krijgt geen e-mails meer over deze partij.',
  undo: 'Stuur ze weer',
  undone: 'De e-mails over deze partij staan weer aan.',
}

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Er is nog niets veranderd.',
  title: 'Of verander ze',
  how: 'Minder herinneringen, stille uren, een ander adres of een andere taal: open je bord vanuit een van deze e-mails, en kies ‘Van mij’ en dan ‘Mijn naam, adres en e-mails’. Ben je je link kwijt, dan mailen we hem.',
}
