import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type DynamodbLocal, startDynamodbLocal } from './dynamodb-local.ts'
import { whyNoJava } from './java.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A request to `ask` starts DynamoDB Local if it is the first, and returns its endpoint; `missing` says why there
     * is none.
     */
    dynamodb: { readonly ask: string; readonly missing: string | undefined }
  }
}

/** Workers share the run's one DynamoDB Local: they ask for its endpoint over HTTP. */
export default async function setUp(project: TestProject) {
  let started: Promise<DynamodbLocal> | undefined
  const server = createServer((_request, response) => {
    started ??= startDynamodbLocal()
    started.then(
      ({ endpoint }) => response.end(endpoint),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const missing = whyNoJava()
  if (missing) console.log(`${missing}: its tests are ${process.env['CI'] === 'true' ? 'failed' : 'skipped'}.`)
  project.provide('dynamodb', { ask: `http://127.0.0.1:${port}`, missing })
  return async () => {
    server.close()
    await started?.then(
      (dynamodb) => dynamodb.stop(),
      () => {},
    )
  }
}
