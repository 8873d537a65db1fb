import { expect, test } from 'vitest'
import { API_ROUTES, PAGE_ROUTES } from '../../shared/api/routes.ts'
import { sized } from '../harness/size.ts'
import { fuzzRoutes } from './routes.ts'

test('honest and hostile requests: none fails or is slow, no refusal changes anything, no secret is logged', async () => {
  const { found, tally } = await fuzzRoutes(sized(20_000, 200_000), 2026)
  expect(found).toEqual([])
  // The fuzz reaches what it promises to try: every success of every route of the API, every page, and the faults of requests.
  const unseen = API_ROUTES.flatMap(({ name, says }) =>
    says.done.filter((status) => !tally.get(`api ${name}`)?.has(status)).map((status) => `${name} ${status}`),
  )
  expect(unseen).toEqual([])
  expect(PAGE_ROUTES.filter(({ name }) => !tally.has(`page ${name}`))).toEqual([])
  const seen = new Set([...tally.values()].flatMap((statuses) => [...statuses.keys()]))
  for (const status of [400, 403, 404, 405, 409, 410, 413, 415, 422, 429]) expect(seen).toContain(status)
})
