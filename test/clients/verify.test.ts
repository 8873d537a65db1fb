import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { runCli } from '../../packages/cli/src/run.ts'
import { RECEIPT_KEYS_PATH } from '../../shared/receipts/receipt-keys.ts'
import { memoryService } from '../harness/memory-service.ts'
import { tempFolder } from '../harness/temp.ts'
import { exported, randomGame } from '../record/random-records.ts'

/** A service on this machine that publishes the keys of its receipts, and a folder for files. */
const publishing = async () => {
  const folder = await tempFolder('verify')
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const at = memoryService({ origin })
  const list = JSON.stringify({ keys: at.service.signer.receipts.keys })
  const asked: string[] = []
  server.on('request', ({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(url === RECEIPT_KEYS_PATH ? 200 : 404).end(url === RECEIPT_KEYS_PATH ? list : '')
  })
  const file = async (name: string, text: string): Promise<string> => {
    const path = `${folder.path}/${name}`
    await writeFile(path, text)
    return path
  }
  const verify = async (...words: readonly string[]) => {
    const said = { out: '', error: '' }
    const code = await runCli(['verify', ...words], {
      env: { XDG_CONFIG_HOME: folder.path },
      isTty: false,
      write: (text) => void (said.out += text),
      writeError: (text) => void (said.error += text),
      read: async () => undefined,
      signal: new AbortController().signal,
    })
    return { code, ...said }
  }
  const stop = async (): Promise<void> => {
    if (server.listening) await once(server.close(), 'close')
  }
  const end = async () => {
    await stop()
    await folder.remove()
  }
  return { at, origin, list, asked, file, verify, stop, [Symbol.asyncDispose]: end }
}

const named = (seed: number, at: Parameters<typeof exported>[1]): Promise<string> =>
  exported(randomGame(seed, 'italian'), at)

test('crownhead verify says of each game whether it is genuine, or what differs', async () => {
  await using service = await publishing()
  const [one, other] = [await named(2, service.at), await named(3, service.at)]
  const genuine = await service.verify(await service.file('one.pdn', `${one}\n${other}`))
  expect(genuine).toMatchObject({ code: 0, error: '' })
  expect(genuine.out.split(`Genuine and unchanged, signed by ${service.origin}.`)).toHaveLength(3)
  expect(service.asked).toEqual([RECEIPT_KEYS_PATH])

  const changed = other.replace(/\[PlyCount "\d+"\]/, '[PlyCount "7"]')
  const { code, out } = await service.verify(await service.file('two.pdn', `${one}\n${changed}`))
  expect(code).toBe(1)
  expect(out).toMatch(/Not as http\S+ signed it:\n {2}The tag PlyCount: here “7”, signed “\d+”\.\n$/)
  const lines = (await service.verify(await service.file('two.pdn', changed), '--json')).out.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { kind: 'changed', differences: [{ kind: 'tag', name: 'PlyCount', here: '7' }] },
  ])
})

test('crownhead verify takes the keys from a file or another address, without asking the service', async () => {
  await using service = await publishing()
  const [pdn, keys] = [
    await service.file('a.pdn', await named(2, service.at)),
    await service.file('keys', service.list),
  ]
  expect(await service.verify(pdn, '--keys', keys)).toMatchObject({ code: 0 })
  expect(service.asked).toEqual([])
  expect(await service.verify(pdn, '--keys', `${service.origin}${RECEIPT_KEYS_PATH}`)).toMatchObject({ code: 0 })
  const none = await service.file('none', '{"keys":[]}')
  expect(await service.verify(pdn, '--keys', none)).toMatchObject({
    code: 1,
    out: expect.stringContaining('The key of this receipt is not on the list.'),
  })
  expect(await service.verify(pdn, '--keys', pdn)).toMatchObject({
    code: 2,
    error: expect.stringContaining('is no list of keys'),
  })
})

test('crownhead verify says when it cannot verify', async () => {
  await using service = await publishing()
  const pdn = await service.file('a.pdn', await named(2, service.at))
  expect(await service.verify(await service.file('empty.pdn', ''))).toMatchObject({
    code: 1,
    error: expect.stringContaining('Nothing to check was found.'),
  })
  expect(await service.verify(await service.file('bare.pdn', '[White "\u001b[2J"]\n1. 11-15 *\n'))).toMatchObject({
    code: 1,
    out: expect.stringContaining('\\u{1b}[2J'),
  })
  expect(await service.verify(`${pdn}.missing`)).toMatchObject({ code: 2 })
  expect(await service.verify(await service.file('long.pdn', 'a'.repeat(4_000_001)))).toMatchObject({ code: 2 })
  await service.stop()
  expect(await service.verify(pdn)).toMatchObject({ code: 3, error: expect.stringContaining('--keys FILE') })
})

test('crownhead verify asks no service without https, and not many services', async () => {
  await using service = await publishing()
  const by = (origin: string): Promise<string> => named(2, memoryService({ origin }))
  const insecure = await service.file('insecure.pdn', await by('http://draughts.test'))
  expect(await service.verify(insecure)).toMatchObject({ code: 1, out: expect.stringContaining('is not on the list') })
  const many = await Promise.all(Array.from({ length: 11 }, (_, n) => by(`https://127.0.0.${n + 1}:1`)))
  // Nobody listens there, so the first one ends the command, as the eleventh would.
  const refused = await service.verify(await service.file('many.pdn', many.join('\n')))
  expect([2, 3]).toContain(refused.code)
  expect(service.asked).toEqual([])
})
