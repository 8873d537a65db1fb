import { copyButtons } from './copy.ts'
import { countGames } from './kept.ts'
import { shutsOnEscape } from './menu.ts'
import { zonesIn } from './zone.ts'

/** A time with its city, which every language writes in brackets after the time. */
const inZone = (instant: string, city: string): string => `${instant} (${city})`

const devices = document.querySelector<HTMLElement>('[data-push]')
if (devices) void import('./push.ts').then(({ notices }) => notices(devices))

copyButtons(document)
countGames(document)
shutsOnEscape()
// The server wrote the style of each time as the language has it, so this script needs no texts.
zonesIn({ locale: document.documentElement.lang, time: { inZone, long: 'long' } }, document)
