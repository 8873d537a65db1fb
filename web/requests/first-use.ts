import { registerWorker } from '../offline/register-worker.ts'

import './report-seen.ts'

// Whoever has a seat on this device can open its board without a network; watchers cannot.
if (location.pathname.startsWith('/p/')) registerWorker()
