import { expect, test } from 'vitest'
import { statusesOf } from '../../shared/api/documented.ts'
import { API_ROUTES, PAGE_ROUTES } from '../../shared/api/routes.ts'
import { sized } from '../harness/size.ts'
import { fuzzRoutes } from './routes.ts'

/** Answers that no single request brings about: a store that contends, and more acts than the fuzz sends to one game. */
const RARE: ReadonlySet<number> = new Set([503])

test('20,000 honest and hostile requests: nothing fails, nothing is slow, no refusal changes anything, no secret is logged', async () => {
  const { found, tally } = await fuzzRoutes(sized(20_000, 200_000), 2026)
  expect(found).toEqual([])
  const unseen = API_ROUTES.flatMap((route) =>
    statusesOf(route)
      .filter((status) => !RARE.has(status) && !tally.get(`api ${route.name}`)?.has(status))
      .map((status) => `${route.name} ${status}`),
  )
  expect(unseen).toEqual([])
  for (const { name } of PAGE_ROUTES) expect([name, tally.get(`page ${name}`)?.size]).not.toEqual([name, undefined])
})
