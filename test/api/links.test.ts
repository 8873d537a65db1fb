import { describe, expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { stand } from '../service/stand.ts'
import { HOLDERS, asItStands } from './holders.ts'
import { BODIES } from './requests.ts'

/**
 * The status of every route of the API and the pages, for links of every purpose and for all ways to have no valid
 * link. An API route that is not about one game answers everyone alike.
 */
const STATUSES = `
  with  the-link-of                creator opponent arbiter inviting invited creator-anew opponent-anew creator-silence opponent-silence arbiter-silence creator-undo opponent-undo arbiter-undo creator-calendar opponent-calendar another rotated reseated forged garbage none
  POST  /v1/games                  201     201      201      201      201     201          201           201             201              201              201          201           201           201              201               201     201     201      201    201     201
  POST  /v1/games/bulk             401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  GET   /v1/orders/{order}         401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  GET   /v1/orders/{order}/players 401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  POST  /v1/orders/{order}/remind 401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  GET   /v1/games                  401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  GET   /v1/games.pdn              401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  POST  /v1/games/{id}/claim       404     404      404      201      410     201          201           404             404              404              404          404           404           404              404               404     404     404      404    401     401
  GET   /v1/games/{id}.pdn         200     200      200      409      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /v1/games/{id}.fen         200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /v1/games/{id}.svg         200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /v1/games/{id}.png         200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /v1/games/{id}.gif         200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  POST  /v1/games/look             200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  POST  /v1/games/away             200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /v1/games/{id}             200     200      200      200      200     404          404           404             404              404              404          404           404           404              404               404     404     404      404    401     200
  GET   /v1/games/{id}/version     200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /v1/games/{id}/events      200     200      200      200      200     404          404           404             404              404              404          404           404           404              404               404     404     404      404    401     200
  GET   /v1/games/{id}/legal-moves 200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  POST  /v1/games/{id}/moves       200     409      403      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    401     401
  POST  /v1/games/{id}/actions     200     403      200      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    401     401
  GET   /v1/seat                   200     200      200      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    401     401
  PATCH /v1/seat                   200     200      200      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    401     401
  POST  /v1/seat/rotate            200     200      200      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    401     401
  POST  /v1/seat/seen              200     200      200      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    401     401
  GET   /v1/seat/push              200     200      404      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    401     401
  PUT   /v1/seat/push              200     200      404      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    401     401
  DELETE /v1/seat/push             200     200      404      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    401     401
  POST  /v1/links                  202     202      202      202      202     202          202           202             202              202              202          202           202           202              202               202     202     202      202    202     202
  GET   /v1/rules                  200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  POST  /v1/rules/{rules}/moves    200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  POST  /v1/webhooks               401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  GET   /v1/webhooks               401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  PATCH /v1/webhooks/{hook}        401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  POST  /v1/webhooks/{hook}/test   401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  GET   /v1/webhooks/{hook}/deliveries 401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  POST  /v1/webhooks/{hook}/replay 401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  DELETE /v1/webhooks/{hook}       401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  POST  /v1/tournaments          200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /v1/tournaments          401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  GET   /v1/tournaments/{tournament}.pdn 401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     404
  GET   /v1/tournaments/{tournament}.csv 401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     404
  GET   /v1/tournaments/{tournament} 401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     404
  POST  /v1/tournaments/{tournament}/actions 401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  POST  /v1/tournaments/{tournament}/entries 401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  GET   /v1/entry                401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  PATCH /v1/entry                401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  POST  /v1/entry/rotate         401     401      401      401      401     401          401           401             401              401              401          401           401           401              401               401     401     401      401    401     401
  GET   /v1                        200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /v1/openapi.json           200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /v1/health                 200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /                          200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  POST  /                          303     303      303      303      303     303          303           303             303              303              303          303           303           303              303               303     303     303      303    303     303
  GET   /i/{token}                 404     404      404      200      410     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  POST  /i/{token}                 404     404      404      303      410     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  POST  /i/{token}/decline         404     404      404      303      410     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  GET   /p/{token}                 200     200      200      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    404     404
  POST  /p/{token}/move            303     409      403      404      404     404          404           404             404              404              404          404           404           404              404               303     404     404      404    404     404
  POST  /p/{token}/act             303     403      303      404      404     404          404           404             404              404              404          404           404           404              404               303     404     404      404    404     404
  POST  /p/{token}/own             303     303      404      404      404     404          404           404             404              404              404          404           404           404              404               303     404     404      404    404     404
  GET   /p/{token}/try             200     200      200      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    404     404
  POST  /p/{token}/try             303     303      404      404      404     404          404           404             404              404              404          404           404           404              404               303     404     404      404    404     404
  POST  /p/{token}/rotate          303     303      303      404      404     404          404           404             404              404              404          404           404           404              404               303     404     404      404    404     404
  POST  /p/{token}/report          409     409      404      404      404     404          404           404             404              404              404          404           404           404              404               409     404     404      404    404     404
  GET   /p/{token}/keep            200     200      200      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    404     404
  POST  /p/{token}/keep            303     303      404      404      404     404          404           404             404              404              404          404           404           404              404               303     404     404      404    404     404
  POST  /p/{token}/notify          400     400      404      404      404     404          404           404             404              404              404          404           404           404              404               400     404     404      404    404     404
  POST  /p/{token}/emails          303     303      303      404      404     404          404           404             404              404              404          404           404           404              404               303     404     404      404    404     404
  GET   /p/{token}/settings        200     200      200      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    404     404
  POST  /p/{token}/settings        303     303      400      404      404     404          404           404             404              404              404          404           404           404              404               303     404     404      404    404     404
  GET   /p/{token}/data.json       200     200      200      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    404     404
  GET   /p/{token}/deadline.ics    200     303      404      404      404     404          404           404             404              404              404          404           404           404              404               200     404     404      404    404     404
  GET   /c/{token}                 404     404      404      404      404     404          404           404             404              404              404          404           404           200              200               404     404     404      404    404     404
  GET   /a/{token}                 404     404      404      404      404     200          200           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  POST  /a/{token}                 404     404      404      404      404     303          303           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  GET   /s/{token}                 404     404      404      404      404     404          404           200             200              200              404          404           404           404              404               404     404     404      404    404     404
  POST  /s/{token}                 404     404      404      404      404     404          404           200             200              200              404          404           404           404              404               404     404     404      404    404     404
  GET   /u/{token}                 404     404      404      404      404     404          404           404             404              404              410          410           410           404              404               404     404     404      404    404     404
  POST  /u/{token}                 404     404      404      404      404     404          404           404             404              404              410          410           410           404              404               404     404     404      404    404     404
  GET   /n/{token}                 404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  POST  /n/{token}                 404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  GET   /n/{token}/away            404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  POST  /n/{token}/away            404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  GET   /n/{token}/data            404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  POST  /n/{token}/data            404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  GET   /n/{token}/keys            404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  POST  /n/{token}/keys            404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  POST  /n/{token}/keys/revoke     404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  GET   /games                     200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  POST  /games/away                200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /links                     200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  POST  /links                     200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  POST  /language                  303     303      303      303      303     303          303           303             303              303              303          303           303           303              303               303     303     303      303    303     303
  GET   /g/{id}.atom               200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /g/{id}                    200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /g/{id}/try                200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /g/{id}/sheet              200     200      200      404      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /rules                     200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /rules/{rules}             200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /how-it-works              200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /g/{id}/embed              200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /oembed                    404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
  GET   /without-sight             200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /api                       200     200      200      200      200     200          200           200             200              200              200          200           200           200              200               200     200     200      200    200     200
  GET   /assets/{name}             404     404      404      404      404     404          404           404             404              404              404          404           404           404              404               404     404     404      404    404     404
`

const rows = STATUSES.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const [head = [], ...lines] = rows
const columns = head.slice(2)
const expected = new Map(lines.map(([method, path, ...cells]) => [`${method} ${path}`, cells]))

const ROUTES = [...API_ROUTES, ...PAGE_ROUTES]

describe('the routes that a link opens', () => {
  test('the table names every route', () => {
    expect([...expected.keys()]).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`))
    expect(columns).toEqual(Object.keys(HOLDERS))
  })

  test.each(Object.entries(HOLDERS))('%s', async (name, hold) => {
    const table = stand()
    const holder = await hold(table)
    const { id, token } = holder
    const { stored, send } = await asItStands(table, holder)
    const answered = new Map<string, string>()
    for (const { method, path: pattern } of ROUTES) {
      const route = `${method} ${pattern}`
      const path = pattern
        .replace('{id}', id)
        .replace('{tournament}', id)
        .replace('{token}', token)
        .replace('{rules}', 'english')
      const { response, after } = await send({ method, path, body: BODIES[route] ?? '', token })
      answered.set(route, String(response.status))
      if (response.status >= 400 || method === 'GET') expect(after, `${route} changes nothing`).toEqual(stored)
    }
    const column = columns.indexOf(name)
    expect(Object.fromEntries(answered)).toEqual(
      Object.fromEntries([...expected].map(([route, cells]) => [route, cells[column]])),
    )
  })
})

/**
 * The statuses of two dry runs: of a move that is legal now, and of a move at a wrong ply. Both answers show the game
 * to a player; everybody else gets 404, or 401 for what is no token.
 */
const TRIED: Readonly<Record<string, readonly [now: number, stale: number]>> = {
  creator: [200, 409],
  opponent: [409, 409],
  garbage: [401, 401],
  none: [401, 401],
}

describe('a dry run of a move reveals nothing to somebody without a seat', () => {
  test.each(Object.entries(HOLDERS))('%s', async (name, hold) => {
    const table = stand()
    const holder = await hold(table)
    const { id, token } = holder
    const { stored, send } = await asItStands(table, holder)
    for (const [index, ply] of [0, 3].entries()) {
      const body = JSON.stringify({ ply, move: '11-15', dryRun: true })
      const { response, after } = await send({ method: 'POST', path: `/v1/games/${id}/moves`, body, token })
      const status = TRIED[name]?.[index] ?? 404
      expect(response.status).toBe(status)
      expect('game' in JSON.parse(response.body)).toBe(![401, 404].includes(status))
      expect(after).toEqual(stored)
    }
  })
})
