/** The account id that imitations use for unknown credentials. */
export const ACCOUNT = '123456789012'
export const REGION = 'eu-central-1'

export const arn = (service: string, resource: string): string => `arn:aws:${service}:${REGION}:${ACCOUNT}:${resource}`

/** Credentials that exist nowhere. */
const CREDENTIALS = { accessKeyId: 'rehearsal', secretAccessKey: 'rehearsal' }

export const clientSettings = (endpoint: string) => ({ endpoint, region: REGION, credentials: CREDENTIALS })

/** Returns the environment of another process that uses the SDK. It inherits no AWS settings of this process. */
export const awsEnvironment = (endpoint: string): Readonly<Record<string, string>> => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
  // The configuration files of whoever runs this could name other endpoints.
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
})

const signedFor = (service: string): string =>
  `AWS4-HMAC-SHA256 Credential=rehearsal/20260101/${REGION}/${service}/aws4_request, SignedHeaders=host, Signature=0`

const post = async (url: string, headers: Readonly<Record<string, string>>, body: string): Promise<string> => {
  const answer = await fetch(url, { method: 'POST', headers: { ...headers }, body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${headers['x-amz-target'] ?? body.slice(0, 80)}: ${text.slice(0, 400)}`)
  return text
}

/** Calls a JSON service whose SDK client is no dependency of the project. */
export const jsonCall = (endpoint: string, service: string, target: string, body: object): Promise<string> =>
  post(
    endpoint,
    { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target, authorization: signedFor(service) },
    JSON.stringify(body),
  )

/** Calls a query service, such as IAM, whose SDK client is no dependency of the project. */
export const queryCall = (endpoint: string, service: string, body: Readonly<Record<string, string>>): Promise<string> =>
  post(
    endpoint,
    { 'content-type': 'application/x-www-form-urlencoded', authorization: signedFor(service) },
    new URLSearchParams(body).toString(),
  )
