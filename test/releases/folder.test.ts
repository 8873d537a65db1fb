import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { tempFolder } from '../harness/temp.ts'
import { type FolderRequest, openFolder } from './folder-service.ts'

/*
 * For each release, a folder that it filled through its API and pages, and left with work undone. record-folder.ts says
 * what is in it. These tests open it with the present code, and play on.
 */

type RecordedRequest = FolderRequest & { readonly path: string }
/** The fields of `GET /v1/games/{id}` by which a test plays on. */
type GameView = {
  readonly status: string
  readonly turn?: string
  readonly you?: { readonly seat?: string }
  readonly ply: number
  readonly legalMoves: readonly string[]
}

type Facts = {
  readonly now: number
  /** Each link in the folder's emails and pages, with the status of the answer. */
  readonly links: readonly (readonly [string, number])[]
  readonly answers: readonly (RecordedRequest & { readonly status: number; readonly body: unknown })[]
  readonly etags: readonly (RecordedRequest & { readonly etag: string })[]
  /** Requests that were answered before. `leads`: the links in the answer, or the page that it led to. */
  readonly repeated: readonly (RecordedRequest & { readonly leads: unknown })[]
  /** The form of a page that was opened, and not sent. */
  readonly notYetSent: Readonly<Record<string, string>>
  /** The emails, and the posts to webhooks, that were sent within a day. */
  readonly emails: readonly object[]
  readonly posts: readonly object[]
}

const unpack = (text: string): Buffer => brotliDecompressSync(Buffer.from(text, 'base64'))
const FOLDERS = join(import.meta.dirname, 'folders')
const VERSIONS = readdirSync(FOLDERS).map((name) => name.replace(/\.json$/, ''))

const recordedBy = (version: string) => {
  const recorded = JSON.parse(readFileSync(join(FOLDERS, `${version}.json`), 'utf8')) as {
    readonly facts: string
    readonly database: string
  }
  return { before: JSON.parse(unpack(recorded.facts).toString()) as Facts, database: unpack(recorded.database) }
}

/**
 * Returns each thing that was sent as text, sorted: several are sent at the same time, so their order does not count.
 */
const texts = (sent: readonly object[]): readonly string[] => sent.map((each) => JSON.stringify(each)).toSorted()

describe.each(VERSIONS)('a folder of release %s', async (version) => {
  const { before, database } = recordedBy(version)
  const folder = await tempFolder('folder')
  writeFileSync(join(folder.path, 'crownhead.db'), database)
  const at = await openFolder(folder.path, before.now)
  const sentBefore = at.emails().length
  await at.advance(0)
  afterAll(async () => {
    await at.close()
    await folder.remove()
  })

  test('every link leads where it led', async () => {
    const now: [string, number][] = []
    for (const [link] of before.links) now.push([link, (await at.ask(link)).status])
    expect(now).toEqual(before.links)
  })

  test('every answer of the API has all that it had', async () => {
    for (const { path, token, status, body } of before.answers) {
      const answer = await at.ask(path, token === undefined ? {} : { token })
      expect([path, answer.status]).toEqual([path, status])
      expect(JSON.parse(answer.text)).toMatchObject(body as object)
    }
  })

  test('every ETag is still current', async () => {
    for (const { path, token, etag } of before.etags) {
      const headers = { 'if-none-match': etag }
      const { status } = await at.ask(path, { headers, ...(token !== undefined && { token }) })
      expect([path, status]).toEqual([path, 304])
    }
  })

  describe('a request of before', () => {
    test.each(before.repeated)('to $path is recognized when it is repeated', async ({ path, leads, ...request }) => {
      const { status, text, headers } = await at.ask(path, request)
      expect([text, status < 400]).toEqual([text, true])
      if (typeof leads === 'string' && path === '/') expect(headers['location']).toBe(leads)
      else if (typeof leads === 'string') expect(JSON.parse(text)).toMatchObject({ order: { id: leads } })
      else expect(JSON.parse(text)).toMatchObject({ links: leads })
    })

    test('for a new game is taken from a page that was opened before, with its arbiter', async () => {
      const { status, headers } = await at.ask('/', { form: before.notYetSent })
      expect(status).toBe(303)
      const token = headers['location']?.slice('/p/'.length) ?? ''
      const { text } = await at.ask(`/v1/games/${token.slice(2, 14)}`, { token })
      expect(JSON.parse(text)).toMatchObject({ arbiter: 'Dee' })
    })
  })

  test('work that was left undone is done, once', async () => {
    const copy = await tempFolder('undone')
    writeFileSync(join(copy.path, 'crownhead.db'), database)
    const undone = await openFolder(copy.path, before.now)
    await undone.advance(0)
    await undone.advance(DAY)
    const emails = undone.emails().slice(sentBefore)
    expect(texts(emails.map(({ id, to, subject }) => ({ id, to, subject })))).toEqual(texts(before.emails))
    expect(texts(undone.posts)).toEqual(texts(before.posts))
    await undone.close()
    await copy.remove()
  })

  test('games go on', async () => {
    let played = 0
    for (const { path, token } of before.answers) {
      if (!path.startsWith('/v1/games/') || token === undefined) continue
      const game = JSON.parse((await at.ask(path, { token })).text) as GameView
      if (game.status !== 'active' || game.turn !== game.you?.seat) continue
      const body = { ply: game.ply, move: game.legalMoves[0] }
      const { status, text } = await at.ask(`${path}/moves`, { token, body })
      expect([text, status]).toEqual([expect.stringContaining(`"ply":${game.ply + 1}`), 200])
      played += 1
    }
    expect(played).toBeGreaterThan(0)
  })
})
