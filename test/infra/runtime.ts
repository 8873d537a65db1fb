/** A small Lambda runtime in its own process: imports the bundle and answers events one at a time. */
type Invocation = { readonly event: unknown }
type Handler = (event: unknown, context: object) => Promise<unknown>

const [, , bundle = ''] = process.argv
const { handler } = (await import(bundle)) as { readonly handler: Handler }

const answer = async ({ event }: Invocation): Promise<void> => {
  try {
    process.send?.({ result: await handler(event, {}) })
  } catch (error) {
    process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

process.on('message', (message) => void answer(message as Invocation))
process.send?.({ result: 'ready' })
