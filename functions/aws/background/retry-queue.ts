import { type SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs'
import type { RetryQueue, StoredKey } from '../../../shared/service/ports/games.ts'

/** Returns the body of a message in the retry queue. */
export const retryBody = (game: StoredKey): string => JSON.stringify({ game })

/**
 * Returns the id of the game, or the key of the order or tournament, in a message of the retry queue. Throws on any other
 * body.
 */
export const readRetryBody = (body: string): StoredKey => {
  const { game } = (JSON.parse(body) as { readonly game?: unknown } | null) ?? {}
  if (typeof game === 'string') return game
  throw new Error('a message among what was put aside names no game')
}

/** Returns the retry queue: the games, orders and tournaments whose effects (such as emails) failed. */
export const sqsRetryQueue = (client: SQSClient, url: string): RetryQueue => ({
  put: async (game) =>
    void (await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: retryBody(game) }))),
})
