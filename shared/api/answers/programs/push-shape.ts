import * as z from 'zod/mini'
import { documented, countShape } from '../games/answer-values.ts'

export const pushShape = documented(
  z.strictObject({
    key: documented(z.string(), 'The service’s public key, for `applicationServerKey` when a browser subscribes.'),
    devices: documented(countShape(), 'How many devices get push notifications of this seat.'),
  }),
  { id: 'Push', description: 'The push notifications of a seat.' },
)
