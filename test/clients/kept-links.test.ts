import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { crownhead, readLink } from '../../packages/client/src/index.ts'
import { changeLinks, readLinks } from '../../packages/cli/src/links/saved-links.ts'
import { KEYS } from '../harness/api-keys.ts'
import { begun, person } from './people.ts'
import { served } from './served.ts'

/** Each way in which the file of links can become one that nothing can be written to, for any user. */
const DAMAGES = {
  'a home that cannot be written': (file: string): void => {
    rmSync(dirname(file), { recursive: true, force: true })
    writeFileSync(dirname(file), '')
  },
  'a damaged file': (file: string): void => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '[{"id":"Xone')
  },
} as const

type Damage = (file: string) => void

/** Returns Otis and the invitation to Amara's game. `during` happens when a request that gives a link arrives. */
const table = async (during: Damage = () => undefined) => {
  const files: string[] = []
  const service = await served((answering) => async (incoming) => {
    if (incoming.method === 'POST') for (const file of files) during(file)
    return answering(incoming)
  })
  const { ask } = crownhead(service)
  const { game, links } = await ask('create', { body: { creator: { name: 'Amara', seat: 'black' } } })
  const otis = await person(service.origin)
  files.push(otis.file)
  const end = async () => {
    await otis[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
  }
  const status = async () => (await ask('game', { path: { id: game.id } })).status
  return {
    service,
    ask,
    otis,
    id: game.id,
    invitation: links.invitation?.url ?? '',
    status,
    [Symbol.asyncDispose]: end,
  }
}

describe.each(Object.entries(DAMAGES))('with %s', (_what, damage) => {
  test('nothing is claimed, offered or replaced', async () => {
    await using at = await table()
    damage(at.otis.file)
    for (const line of [`join ${at.invitation} --name Otis`, 'new --name Otis'])
      expect(await at.otis.types(line)).toMatchObject({ code: 2, out: expect.not.stringContaining('joined') })
    expect(await at.status()).toBe('open')
    expect(at.service.asked.filter((line) => line.startsWith('POST '))).toHaveLength(1)
  })

  test('in the moment of the claim, the link is printed, and it opens the seat', async () => {
    await using at = await table(damage)
    const { code, out, error } = await at.otis.types(`join ${at.invitation} --name Otis`)
    expect([code, out]).toEqual([1, expect.stringContaining('You have joined')])
    const [, link = ''] = /keep this link yourself, it is not shown again: (\S+)\n/.exec(error) ?? []
    const { name } = await at.ask('seat', { token: readLink(link)?.token ?? '' })
    expect([name, await at.status()]).toEqual(['Otis', 'active'])
  })

  test('in the moment of the offer, the link and the invitation are printed', async () => {
    await using at = await table(damage)
    const { code, out, error } = await at.otis.types('new --name Otis --arbiter Zoe')
    expect(code).toBe(1)
    expect(error).toMatch(/it is not shown again: http:\S+\/p\/\S+\n$/)
    expect(out).toMatch(/\nInvitation: http\S+\nArbiter: http\S+\n$/)
  })
})

test.runIf(existsSync('/proc/self'))('a folder that the system denies is refused at once', async () => {
  // `mkdirSync` with `recursive` would not return, and nothing could interrupt it.
  await expect(changeLinks('/proc/none/crownhead/links.json', (links) => links)).rejects.toThrow(
    /cannot be written \(E\w+\): set XDG_CONFIG_HOME/,
  )
})

test('a link of the other seat is not replaced, unless it opens nothing any more', async () => {
  await using at = await table()
  const offered = await at.otis.types('new --name Otis --seat black --invite --json')
  const { invitation } = JSON.parse(offered.out) as { readonly invitation: string }
  const before = readLinks(at.otis.file)
  expect(await at.otis.types(`join ${invitation} --name Zoe`)).toMatchObject({
    code: 2,
    error: expect.stringContaining('set XDG_CONFIG_HOME'),
  })
  expect(readLinks(at.otis.file)).toEqual(before)
  await at.ask('rotate', { token: before[0]?.token ?? '' })
  expect(await at.otis.types(`join ${invitation} --name Zoe`)).toMatchObject({ code: 0 })
})

test('a link is replaced and kept, with the invitation; if it cannot be kept it is printed', async () => {
  await using at = await begun()
  const [old] = readLinks(at.amara.file)
  const quiet = await at.amara.types('rotate')
  expect(quiet).toMatchObject({ code: 0, error: '', out: expect.not.stringContaining('http') })
  const [link] = readLinks(at.amara.file)
  expect(link).toEqual({ ...old, token: link?.token })
  expect(link?.token).not.toBe(old?.token)
  expect((await at.amara.types('rotate --links')).out).toMatch(/The new one: http:\S+\/p\/\S+\n$/)
  expect(await at.amara.types('show')).toMatchObject({ code: 0 })
  DAMAGES['a damaged file'](at.amara.file)
  expect(await at.amara.types(`rotate ${readLinks(at.otis.file)[0]?.token}`)).toMatchObject({ code: 2 })
  expect(await at.otis.types('show')).toMatchObject({ code: 0 })
})

test('an invitation is accepted with a key in the environment, too', async () => {
  await using at = await table()
  const wish = { env: { CROWNHEAD_KEY: KEYS.club } }
  expect(await at.otis.types(`join ${at.invitation} --dry-run`, [], wish)).toMatchObject({ code: 0 })
  expect(await at.otis.types(`join ${at.invitation} --name Otis`, [], wish)).toMatchObject({ code: 0, error: '' })
})
