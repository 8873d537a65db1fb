import type { MailTexts } from '../en/index.ts'

export const door: MailTexts['door'] = {
  subject: 'Dammen per e-mail: wil je deze e-mails?',
  title: 'Wil je e-mails over deze partij?',
  text: 'Iemand heeft dit adres opgegeven voor een partij correspondentiedammen. Verwachtte je dat, open dan de pagina en druk op de knop: dan beginnen je e-mails.',
  open: 'Antwoord op onze pagina',
  roles: { creator: 'je eigen partij', opponent: 'als speler', director: 'als arbiter' },
  invited: {
    subject: 'Je bent uitgenodigd voor een partij dammen',
    title: 'Je bent uitgenodigd voor een partij dammen',
    text: 'Iemand nodigt je uit voor een partij correspondentiedammen. Open de uitnodiging om haar te bekijken. Neem je haar aan, dan mailen we je ook over de partij.',
    open: 'Bekijk de uitnodiging',
    otherwise:
      'Wil je dat niet, dan hoef je niets te doen. Zolang je niet aanneemt, krijg je over een partij nog hooguit één e-mail, en bij elkaar niet meer dan vier. Stuur deze e-mail niet door: de uitnodiging erin is voor jou.',
  },
  invitations: {
    creator: 'je eigen partij',
    opponent: 'een uitnodiging om te spelen',
    director: 'een uitnodiging als arbiter',
  },
  seat: (rules, role, game) => `${rules}, partij ${game}: ${role}.`,
  more: (count) => (count === 1 ? 'Er wacht nog één partij op je.' : `Er wachten nog ${count} partijen op je.`),
  otherwise:
    'Verwachtte je het niet, dan hoef je niets te doen. Zonder die knop krijg je over een partij nog hooguit één e-mail, en bij elkaar niet meer dan vier.',
}

export const moved: MailTexts['moved'] = {
  subject: (game) => `Dammen: je plaats heeft een ander adres · ${game}`,
  title: 'Je plaats heeft een ander e-mailadres',
  text: 'Iemand die de link van je plaats heeft, heeft het e-mailadres veranderd of gewist. E-mails over deze partij komen niet meer bij jou. Was jij het zelf, dan hoef je niets te doen.',
  back: 'Iemand heeft de plaats teruggegeven aan het adres dat ze eerder had. E-mails over deze partij komen niet meer bij jou.',
  open: 'Ik was het niet',
  otherwise:
    'Die pagina geeft de plaats terug aan dit adres en e-mailt je een nieuwe link. Alle links van de plaats die tot dan toe zijn gebruikt, werken niet meer. Je kunt dit binnen zeven dagen doen.',
}

export const forgotten: MailTexts['forgotten'] = {
  subject: (game) => `Dammen: je gegevens zijn gewist · ${game}`,
  title: 'Je gegevens zijn gewist',
  text: 'Iemand met jouw link heeft ons gevraagd je in deze partij te vergeten. Je naam, adres, instellingen, plannen en notitie zijn gewist, en de e-mails zijn gestopt. Was jij dat, dan hoef je niets te doen.',
  otherwise:
    'Die pagina geeft je binnen zeven dagen je plaats terug en e-mailt je een nieuwe link. Je naam en instellingen moet je dan opnieuw invullen.',
}

export const restored: MailTexts['restored'] = {
  title: 'Je plaats is weer van jou',
  text: 'Hier is je nieuwe link. Alle oudere links werken niet meer.',
}
