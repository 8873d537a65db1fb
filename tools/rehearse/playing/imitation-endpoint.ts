import { CommandMisuse } from '../../command/run-tool.ts'

/**
 * Returns the origin of the AWS imitation, which must be on this machine unless `--elsewhere` confirms another host.
 * Refuses AWS itself.
 */
export const imitationEndpoint = (text: string | undefined, isElsewhere: boolean): string => {
  if (text === undefined) throw new CommandMisuse('say where the imitation of AWS is: --endpoint URL')
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search + url.hash + url.username !== '')
    throw new CommandMisuse(`--endpoint must be an origin such as http://127.0.0.1:5000, not '${text}'`)
  if (/(^|\.)(amazonaws\.com(\.cn)?|aws|api\.aws)$/.test(url.hostname))
    throw new CommandMisuse(`${url.hostname} is AWS itself: a rehearsal never touches it`)
  const isHere = /^(127(\.\d+){3}|localhost|\[::1\])$/.test(url.hostname)
  if (!isHere && !isElsewhere)
    throw new CommandMisuse(`${url.hostname} is not this machine: with --elsewhere, if that is an imitation of AWS`)
  return url.origin
}

/**
 * Returns why no imitation answers at this endpoint; undefined if one does. The request has no valid signature, so real
 * AWS would refuse it.
 */
export const imitationFault = async (endpoint: string): Promise<string | undefined> => {
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': 'DynamoDB_20120810.ListTables',
    authorization:
      'AWS4-HMAC-SHA256 Credential=rehearsal/20260101/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  }
  try {
    const answer = await fetch(endpoint, { method: 'POST', headers, body: '{}', signal: AbortSignal.timeout(10_000) })
    const { TableNames } = (await answer.json()) as { readonly TableNames?: unknown }
    return Array.isArray(TableNames) ? undefined : `what answers at ${endpoint} is no imitation of DynamoDB`
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return `nothing answers at ${endpoint}: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}
