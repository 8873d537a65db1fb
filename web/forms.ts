import { enableCopyButtons } from './input/copy-buttons.ts'
import { showGameCount } from './storage/stored-seats.ts'
import { enableMenu } from './input/menu.ts'
import { showLocalTimes } from './timing/local-times.ts'

/** Returns a time with its city, which every language writes in brackets after the time. */
const inZone = (instant: string, city: string): string => `${instant} (${city})`

const devices = document.querySelector<HTMLElement>('[data-push]')
if (devices) void import('./requests/push-settings.ts').then(({ enablePushSettings: notices }) => notices(devices))

if (document.querySelector('[data-begins]')) void import('./storage/joining.ts')

enableCopyButtons(document)
showGameCount(document)
enableMenu()
// The server wrote the style of each time as the language has it, so this script needs no texts.
showLocalTimes({ locale: document.documentElement.lang, time: { inZone, long: 'long' } }, document)
