import { zoneName } from '../shared/pages/kit/page-context.ts'
import { enableCopyButtons } from './input/copy-buttons.ts'
import { showGameCount } from './storage/stored-seats.ts'
import { enableMenu } from './input/menu.ts'
import { timesIn } from './timing/times-in.ts'
import { showLocalTimes, timeZone } from './timing/local-times.ts'

const locale = document.documentElement.lang

const devices = document.querySelector<HTMLElement>('[data-push]')
if (devices) void import('./requests/push-settings.ts').then(({ enablePushSettings: notices }) => notices(devices))

if (document.querySelector('[data-begins]')) void import('./storage/joining.ts')

enableCopyButtons(document)
showGameCount(document)
enableMenu()
// The server wrote the style of each time as the language has it, so this script needs no texts.
showLocalTimes({ locale, time: { at: timesIn(locale) } }, document)
for (const name of document.querySelectorAll('[data-zone-name]'))
  name.textContent = zoneName(locale, timeZone, Date.now())
