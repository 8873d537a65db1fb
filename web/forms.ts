import { copyButtons } from './copy.ts'
import { countGames } from './kept.ts'
import { shutsOnEscape } from './menu.ts'
import { zonesIn } from './zone.ts'

/** Every language has the city in brackets after the time. */
const inZone = (instant: string, city: string): string => `${instant} (${city})`

const devices = document.querySelector<HTMLElement>('[data-push]')
if (devices) void import('./push.ts').then(({ notices }) => notices(devices))

copyButtons(document)
countGames(document)
shutsOnEscape()
// The server wrote each time's style as the language has it.
zonesIn({ locale: document.documentElement.lang, time: { inZone, long: 'long' } }, document)
