import type { Texts } from '../en.ts'

export const rules: Texts['rules'] = {
  english: 'Engels dammen (checkers)',
  'english-huffing': 'Engels dammen met blazen',
  'english-crown-and-continue': 'Engels dammen, doorslaan na promotie',
  'english-kings-first': 'Engels dammen, damslag gaat voor',
  international: 'Internationaal dammen',
  russian: 'Russisch dammen',
  brazilian: 'Braziliaans dammen',
  pool: 'Pool checkers',
  italian: 'Italiaans dammen',
  spanish: 'Spaans dammen',
  portuguese: 'Portugees dammen',
  czech: 'Tsjechisch dammen',
  canadian: 'Canadees dammen',
  frisian: 'Fries dammen',
  thai: 'Thais dammen',
}
