import type { Logger } from '../../shared/service/runtime/logger.ts'
import { type HttpFunctions, type FunctionRuntime, functionRouter } from '../http/function-router.ts'
import type { RequestHandler } from '../http/http-server.ts'
import { type DevContext, handleDevRequest } from './dev-pages.ts'

const isDevPath = (path: string): boolean => path === '/dev' || path.startsWith('/dev/')

/**
 * Returns the router of `npm start`: the functions and the development pages. These, too, answer only once all that was
 * stored is on the disk.
 */
export const devRouter = (
  functions: HttpFunctions,
  context: DevContext,
  runtime: FunctionRuntime,
  log: Logger,
): RequestHandler => {
  const answering = functionRouter(functions, runtime, log)
  return async (incoming) => {
    if (!isDevPath(incoming.path)) return answering(incoming)
    const reply = await handleDevRequest(context, incoming)
    await runtime.settled()
    return reply
  }
}
