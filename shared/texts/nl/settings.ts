import type { SiteTexts } from '../en-site.ts'

export const settings: SiteTexts['settings'] = {
  title: 'Je naam, adres en berichten',
  intro: 'Dit geldt alleen voor deze partij. Je tegenstander ziet je naam, en verder niets.',
  saved: 'Dat is bewaard.',
  emailHint: 'Maak het leeg om het te laten vergeten.',
  language: 'Taal van je berichten',
  languageHint: 'De pagina’s volgen je browser.',
  languages: { en: 'English', nl: 'Nederlands' },
  zone: 'Je tijdzone',
  letters: 'Berichten',
  mail: 'Schrijf me als ik aan zet ben, en ook ander nieuws',
  reminders: {
    reserve: 'Herinner me als mijn reserve gaat lopen',
    day: 'Herinner me een dag voor mijn tijd om is',
    hours: 'Herinner me drie uur voor mijn tijd om is',
  },
  quietHours: 'Geen herinnering tussen 22 en 8 uur: liever eerder',
  playForced: 'Speel mijn enige mogelijke zet voor mij',
  save: 'Bewaar dit',
  back: 'Terug naar het bord',
}

export const anew: SiteTexts['anew'] = {
  title: (opponent) => `Terug naar je partij met ${opponent}`,
  what: (name) => `Met deze link neem je de plaats van ${name} opnieuw in. De oude link is vanaf dan dood.`,
  from: (when) => `Hij werkt vanaf ${when}.`,
  wait: 'Tot dan kan wie de oude link heeft bezwaar maken. Kom met deze link terug.',
  take: 'Neem mijn plaats in',
  closedTitle: 'Deze link heeft zijn tijd gehad',
  closed: 'De plaats is ermee ingenomen, of wie de oude link heeft is er nog. Was jij het, zoek dan je eigen link.',
}

export const silence: SiteTexts['silence'] = {
  title: 'Berichten over een partij',
  what: (name) => `Je krijgt geen berichten meer over je partij met ${name}. De partij gaat door, en je klok ook.`,
  yes: 'Stop de berichten',
  done: 'Je krijgt geen berichten meer over deze partij.',
  undo: 'Op je eigen pagina van de partij kun je ze weer aanzetten, bij je naam, adres en berichten.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Mijn links laten mailen',
  intro: 'We schrijven de links van je partijen naar je adres.',
  send: 'Stuur ze',
  done: 'Zijn er partijen van dit adres, dan is een bericht met de links onderweg.',
  doneHint: 'Het kan een paar minuten duren. Alleen een adres dat bij het plaatsnemen is gegeven, is te vinden.',
}
