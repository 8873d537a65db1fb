import type { TablesView } from '../../api/answers/programs/tables-shape.ts'
import { ENDGAME_TABLES, type EndgameTableName } from '../../draughts/endgames/table-list.ts'
import { isNotModified } from '../http/not-modified.ts'
import { jsonResponse, unknownNameResponse } from '../http/problem-response.ts'
import type { Request, Response } from '../runtime/http.ts'
import type { Service } from '../runtime/service.ts'

// The object has no other keys than its type, so the assertion is safe.
const NAMES = Object.keys(ENDGAME_TABLES) as readonly EndgameTableName[]

/** Answers `GET /v1/tables`. */
export const listTables = ({ origin }: Service): Response => {
  const tables = NAMES.map((name): TablesView['tables'][number] => ({
    name,
    ...ENDGAME_TABLES[name],
    licence: 'Apache-2.0',
    url: `${origin}/v1/tables/${name}`,
  }))
  return jsonResponse(200, { tables }, { 'cache-control': 'public, max-age=3600' })
}

/** Answers `GET /v1/tables/{table}` with a file, which never changes under its name. */
export const showTable = async (service: Service, request: Request, wanted: string): Promise<Response> => {
  const name = NAMES.find((each) => each === wanted)
  if (name === undefined)
    return unknownNameResponse(service, request, `There is no table of this name. Tables: ${NAMES.join(', ')}.`)
  const headers = {
    etag: `"${ENDGAME_TABLES[name].sha256}"`,
    'cache-control': 'public, max-age=31536000, immutable',
  }
  if (isNotModified(request, headers.etag)) return { status: 304, headers, body: '' }
  const bytes = await service.tables.read(name)
  return { status: 200, headers: { ...headers, 'content-type': 'application/octet-stream' }, body: '', bytes }
}
