import { enableMenu } from '../input/menu.ts'
import { registerWorker } from './register-worker.ts'

import '../requests/report-seen.ts'
import '../display/show-fold.ts'

enableMenu()
// Whoever has a seat on this device can open its board without a network; watchers cannot.
if (location.pathname.startsWith('/p/')) registerWorker()
