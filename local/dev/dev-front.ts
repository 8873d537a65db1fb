import type { Log } from '../../shared/service/runtime/logger.ts'
import { type Functions, type Runtime, functionsFront } from '../front.ts'
import type { Answering } from '../server.ts'
import { type Desk, answerDesk } from './routes.ts'

const isDevPath = (path: string): boolean => path === '/dev' || path.startsWith('/dev/')

/** Adds the development pages of `npm start`, which, too, answer only once all that was stored is on the disk. */
export const front = (functions: Functions, context: Desk, runtime: Runtime, log: Log): Answering => {
  const answering = functionsFront(functions, runtime, log)
  return async (incoming) => {
    if (!isDevPath(incoming.path)) return answering(incoming)
    const reply = await answerDesk(context, incoming)
    await runtime.settled()
    return reply
  }
}
