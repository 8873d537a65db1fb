import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BrowserServer } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startBrowserServer } from './browser.ts'
import { type DynamodbLocal, startDynamodbLocal } from './dynamodb-local.ts'
import { whyNoJava } from './java.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A request to `ask` starts DynamoDB Local if it is the first, and returns its endpoint; `missing` says why there
     * is none.
     */
    dynamodb: { readonly ask: string; readonly missing: string | undefined }
    /** A request to `ask` starts the run's browser if it is the first, and returns the endpoint to connect to. */
    browser: { readonly ask: string }
  }
}

/**
 * Returns `ask`, which starts something at its first call, and `stop`, which stops it at the end of the run if it was
 * started.
 */
const lazily = <T>(start: () => Promise<T>, stop: (running: T) => Promise<unknown>) => {
  let started: Promise<T> | undefined
  return {
    ask: () => (started ??= start()),
    stop: async () => started?.then(stop, () => {}),
  }
}

/** Workers share the run's one DynamoDB Local and its one browser: they ask for the endpoints over HTTP. */
export default async function setUp(project: TestProject) {
  const dynamodb = lazily<DynamodbLocal>(startDynamodbLocal, (running) => running.stop())
  const browser = lazily<BrowserServer>(startBrowserServer, (running) => running.close())
  const server = createServer((request, response) => {
    const endpoint =
      request.url === '/browser'
        ? browser.ask().then((running) => running.wsEndpoint())
        : dynamodb.ask().then((running) => running.endpoint)
    endpoint.then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const missing = whyNoJava()
  if (missing) console.log(`${missing}: its tests are ${process.env['CI'] === 'true' ? 'failed' : 'skipped'}.`)
  project.provide('dynamodb', { ask: `${origin}/dynamodb`, missing })
  project.provide('browser', { ask: `${origin}/browser` })
  return async () => {
    server.close()
    await Promise.all([dynamodb.stop(), browser.stop()])
  }
}
