/** The form of a new tournament as a secretary fills it in. */
export const EVENT_FORM = {
  key: 'a-key-of-an-event-0123',
  timeZone: '',
  title: 'Winter Correspondence Cup',
  name: 'Joost van Dijk',
  email: 'sam@club.test',
  rules: 'international',
  format: 'single',
  clock: 'relaxed',
  pauses: '1',
  gifts: '1',
  takebacks: '1',
  rematches: '1',
} as const
