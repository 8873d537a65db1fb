import * as z from 'zod/mini'
import { about, count } from '../games/kinds.ts'

export const pushShape = about(
  z.strictObject({
    key: about(z.string(), 'The service’s public key: a browser’s `applicationServerKey`.'),
    devices: count(),
  }),
  { id: 'Push', description: 'Where the notices of a seat go.' },
)
