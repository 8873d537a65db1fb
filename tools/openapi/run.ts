import { API_ROUTES, type ApiRoute } from '../../shared/api/routes/routes.ts'
import { KEYS } from '../../test/harness/api-keys.ts'
import { recorder } from '../../test/api/recorder.ts'
import { EXAMPLES, type Example, REFUSED } from './examples.ts'

export type Ran = { readonly example: Example; readonly status: number; readonly type: string; readonly body: unknown }

export const rowOf = (name: ApiRoute) => {
  const row = API_ROUTES.find((each) => each.name === name)
  if (!row) throw new Error(`no route ${name}`)
  return row
}

/** With placeholders for what is only known when it runs. */
export const pathOf = ({ route, rules = '' }: Example): string =>
  rowOf(route)
    .path.replace('{id}', '$GAME')
    .replace('{hook}', '$HOOK')
    .replace('{order}', '$ORDER')
    .replace('{rules}', rules)

const inside = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((each, name) => new Map(Object.entries(each ?? {})).get(name), value)

/** A reader who keeps what answers say, and sends it where an example has its name. */
export const reader = () => {
  const kept = new Map<string, string>([['KEY', KEYS.club]])
  const filled = (text: string): string => text.replaceAll(/\$([A-Z]+)/g, (_, name: string) => kept.get(name) ?? name)
  const keep = (keeps: Example['keeps'], body: unknown): void => {
    for (const [name, from] of Object.entries(keeps ?? {})) kept.set(name, String(inside(body, from)))
  }
  return { filled, keep }
}

/** The real handlers, on a service in memory whose clock, chance and keys are fixed. */
export const runAll = async (): Promise<readonly Ran[]> => {
  const { ask, own, make } = recorder()
  const { filled, keep } = reader()
  const ran: Ran[] = []
  for (const example of [...EXAMPLES, ...REFUSED]) {
    const { route, token, body, key, keeps } = example
    // As if the program had made the game.
    if (route === 'ownGames') await own(filled('$GAME'), 'club00000000')
    if (route === 'ownOrder') await make(filled('$ORDER'))
    const said = await ask(`${rowOf(route).method} ${filled(pathOf(example))}`, {
      as: token === undefined ? undefined : filled(token),
      body: body && JSON.parse(filled(JSON.stringify(body))),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
    keep(keeps, said.body)
    ran.push({ example, status: said.status, type: said.headers['content-type'] ?? '', body: said.body })
  }
  return ran
}
