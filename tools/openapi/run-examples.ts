import { API_ROUTES, type ApiRoute } from '../../shared/api/routes/routes.ts'
import { KEYS } from '../../test/harness/api-keys.ts'
import { recorder } from '../../test/api/recorder.ts'
import { EXAMPLES, type ApiExample, REFUSED_EXAMPLES } from './examples.ts'

export type ExampleRun = {
  readonly example: ApiExample
  readonly status: number
  readonly type: string
  readonly body: unknown
}

export const routeNamed = (name: ApiRoute) => {
  const route = API_ROUTES.find((each) => each.name === name)
  if (!route) throw new Error(`no route ${name}`)
  return route
}

/** Returns the path of an example, with placeholders for values that are known only when it runs. */
export const examplePath = ({ route, rules = '' }: ApiExample): string =>
  routeNamed(route)
    .path.replace('{id}', '$GAME')
    .replace('{hook}', '$HOOK')
    .replace('{order}', '$ORDER')
    .replace('{tournament}', '$TOURNAMENT')
    .replace('{rules}', rules)
    .replace('{table}', 'english-4')

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((each, name) => new Map(Object.entries(each ?? {})).get(name), value)

/**
 * Plays a reader of the document, who keeps values of responses and fills them in where an example names them. The key
 * is one that every reader can have.
 */
export const documentReader = () => {
  const values = new Map<string, string>([['KEY', KEYS.reader]])
  const filled = (text: string): string => text.replaceAll(/\$([A-Z]+)/g, (_, name: string) => values.get(name) ?? name)
  const keep = (keeps: ApiExample['keeps'], body: unknown): void => {
    for (const [name, from] of Object.entries(keeps ?? {})) values.set(name, String(valueAt(body, from)))
  }
  return { filled, keep }
}

/** Runs all examples on the real handlers, with a service in memory whose clock, random bytes and keys are fixed. */
export const runExamples = async (): Promise<readonly ExampleRun[]> => {
  const { ask, own, make, follow } = recorder()
  const { filled, keep } = documentReader()
  const ran: ExampleRun[] = []
  for (const example of [...EXAMPLES, ...REFUSED_EXAMPLES]) {
    const { route, token, body, key, keeps } = example
    // The program is made the owner of the game, as if it had created it.
    if (route === 'ownGames') await own(filled('$GAME'), 'reader000000')
    if (route === 'ownOrder') await make(filled('$ORDER'))
    if (route === 'tournamentPdn') {
      const acts = `POST /v1/tournaments/${filled('$TOURNAMENT')}/actions`
      await ask(acts, { as: filled('$INVITED'), body: { type: 'accept' } })
      await ask(acts, { as: filled('$SECRETARY'), body: { type: 'start' } })
      await follow(filled('$TOURNAMENT'))
    }
    const response = await ask(`${routeNamed(route).method} ${filled(examplePath(example))}`, {
      as: token === undefined ? undefined : filled(token),
      body: body && JSON.parse(filled(JSON.stringify(body))),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
    keep(keeps, response.body)
    ran.push({ example, status: response.status, type: response.headers['content-type'] ?? '', body: response.body })
  }
  return ran
}
