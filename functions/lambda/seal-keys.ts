import { secretsClient } from '../aws/secrets.ts'

const entriesOf = (secret: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    return JSON.parse(secret) as Record<string, unknown>
  } catch {
    // What the parser would say quotes the text, and the text is secret.
    return undefined
  }
}

/**
 * The secret as the deploy makes it, `{"current": "1", "1": key}`, in the form that the seal is made from. Secrets
 * Manager puts what it draws at the top of the text and nowhere else. A text that is no JSON is left to the seal to refuse.
 */
export const nested = (secret: string): string => {
  const entries = entriesOf(secret)
  if (!entries) return secret
  const { current, ...keys } = entries
  return JSON.stringify({ current, keys })
}

/** A client of Secrets Manager that gives the keys in that form. */
export const keysClient = () => {
  const client = secretsClient()
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args)
      const { output } = answer
      if (!('SecretString' in output) || output.SecretString === undefined) return answer
      return { ...answer, output: { ...output, SecretString: nested(output.SecretString) } }
    },
    { step: 'initialize' },
  )
  return client
}
