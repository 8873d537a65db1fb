import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { ACT_TYPES } from '../../shared/game/commands.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import type { Request } from '../../shared/service/runtime/http.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { ACT_BODIES, API_BODIES, ARBITERS_FORM, HELD_BODY, PAGE_FORMS } from './asks.ts'
import { CREDENTIALS, type Credential } from './credentials.ts'
import { type Games, NOW, forgetful, games } from './games.ts'

/** The answer to a request with a credential. `wrote`: whether the request wrote to a store. */
export type Cell = { readonly status: number; readonly code: string | undefined; readonly wrote: boolean }

/** One line of the matrix: a route of the API or of the pages, or an act. */
export type Line = {
  readonly section: 'api' | 'acts' | 'pages'
  readonly name: string
  /** Returns the request of this line, with the credential in its path or its header `authorization`. */
  readonly request: (at: Games, credential: Credential) => Omit<Request, 'query' | 'from' | 'receivedAt'>
}

const bearerOf = ({ token }: Credential): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

const textOf = (body: object | undefined): string => (body ? JSON.stringify(body) : '')

const apiLine = (route: (typeof API_ROUTES)[number]): readonly Line[] => {
  const of = (section: 'api' | 'acts', name: string, body: object | undefined): Line => ({
    section,
    name,
    request: ({ id }, credential) => ({
      method: route.method,
      path: route.path
        .replace('{id}', id(credential.game))
        .replace('{tournament}', 'AAAAAAAAAAAA')
        .replace('{rules}', 'english')
        .replace('{table}', 'english-4'),
      headers: {
        'content-type': 'application/json',
        ...bearerOf(credential),
        ...((route.name === 'order' || route.name === 'found') && { 'idempotency-key': 'a-key-of-the-matrix' }),
      },
      body: textOf(body),
    }),
  })
  if (route.name === 'act')
    return ACT_TYPES.map((type) => of('acts', `\`${type}\``, { type, ply: 0, ...ACT_BODIES[type] }))
  const line = of('api', `\`${route.method} ${route.path}\``, API_BODIES[route.name])
  return route.name === 'create' ? [line, of('api', `${line.name} with \`hold\``, HELD_BODY)] : [line]
}

type PageRow = (typeof PAGE_ROUTES)[number]

const lineOf = (route: PageRow, name: string, form: Readonly<Record<string, string>> = {}): Line => ({
  section: 'pages',
  name,
  request: ({ id }, { game, token = '' }) => ({
    method: route.method,
    path: route.path
      .replace('{id}', id(game))
      .replace('{token}', token)
      .replace('{rules}', 'english')
      .replace('{table}', 'english-4')
      .replace('{name}', 'none.js'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  }),
})

const pageLine = (route: PageRow): readonly Line[] => {
  const line = lineOf(route, `\`${route.method} ${route.path}\``, PAGE_FORMS[route.name])
  return route.name === 'saveSettings' ? [line, lineOf(route, `${line.name} by an arbiter`, ARBITERS_FORM)] : [line]
}

/** Every route of the API, every act, and every route of the pages. */
export const LINES: readonly Line[] = [
  ...API_ROUTES.flatMap(apiLine).toSorted((a, b) => Number(a.section === 'acts') - Number(b.section === 'acts')),
  ...PAGE_ROUTES.flatMap(pageLine),
]

const FILES = assetFiles({})

const codeIn = (body: string): string | undefined => (JSON.parse(body === '' ? '{}' : body) as { code?: string }).code

const cellOf = async (service: Service, line: Line, request: Request): Promise<Omit<Cell, 'wrote'>> => {
  if (line.section === 'pages') return { status: (await answerPage(service, FILES, request)).status, code: undefined }
  const { status, body } = await answerApi(service, request)
  return { status, code: status >= 400 ? codeIn(body) : undefined }
}

/** Returns the cells of one credential's column, by the name of the line. */
const columnOf = async (hold: (at: Games) => Promise<Credential>): Promise<ReadonlyMap<string, Cell>> => {
  const at = await games()
  const credential = await hold(at)
  const cells = new Map<string, Cell>()
  for (const line of LINES) {
    const { service, wrote } = forgetful(at.service)
    const request = { ...line.request(at, credential), query: {}, from: '192.0.2.1', receivedAt: credential.at ?? NOW }
    const cell = await cellOf(service, line, request)
    cells.set(line.name, { ...cell, wrote: wrote() > 0 })
  }
  return cells
}

export type Matrix = ReadonlyMap<string, ReadonlyMap<string, Cell>>

/** Returns the cells by the name of the credential, and then by the name of the line. */
export const matrix = async (): Promise<Matrix> => {
  const columns = new Map<string, ReadonlyMap<string, Cell>>()
  for (const { name, hold } of CREDENTIALS) columns.set(name, await columnOf(hold))
  return columns
}
