import type { Texts } from '../en.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Correspondentiedammen',
  skip: 'Naar de inhoud',
  newGame: 'Nieuwe partij',
  api: 'Voor programma’s',
  lost: 'Link kwijt?',
  footer: 'Geen accounts: je link is je plaats aan het bord. Houd hem voor jezelf.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
}
