import * as z from 'zod/mini'
import { documented, countShape } from '../games/answer-values.ts'

export const pushShape = documented(
  z.strictObject({
    key: documented(z.string(), 'The service’s public key: a browser’s `applicationServerKey`.'),
    devices: countShape(),
  }),
  { id: 'Push', description: 'Where the notices of a seat go.' },
)
