import { describe, expect, test } from 'vitest'
import { RULES_IDS } from '../../shared/draughts/index.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { readPdnRecords } from '../../shared/receipts/pdn-record.ts'
import { moveSquares } from '../../shared/receipts/receipt-chain.ts'
import { type ReceiptVerdict, verifyReceipts } from '../../shared/receipts/verify-receipts.ts'
import { memoryService } from '../harness/memory-service.ts'
import { sized } from '../harness/size.ts'
import { type Story, exported, randomGame } from '../record/random-records.ts'
import { NODE_CRYPTO } from './node-crypto.ts'

const at = memoryService()
const { keys } = at.service.signer.receipts
const verifier = { crypto: NODE_CRYPTO, keysOf: () => keys }

const verdicts = async (text: string): Promise<readonly ReceiptVerdict[]> =>
  (await verifyReceipts(verifier, text)).found.map(({ verdict }) => verdict)

/** Returns what differs in the only game of a text. */
const differencesIn = async (text: string) => {
  const [verdict, ...more] = await verdicts(text)
  expect(more).toEqual([])
  return verdict?.kind === 'changed' ? verdict.differences : verdict
}

/** Returns the first random game of these rules with ten moves that has ended. */
const endedGame = (rules: (typeof RULES_IDS)[number]): Story => {
  for (let seed = 1; seed < 500; seed += 1) {
    const story = randomGame(seed, rules)
    if (story.game.status === 'finished' && (playOf(story.game)?.moves.length ?? 0) >= 10) return story
  }
  throw new Error('no random game ends')
}

describe('what the service writes is genuine, with all names and remarks', () => {
  test.each(RULES_IDS)('random games of %s', async (rules) => {
    for (let seed = 1; seed <= sized(3, 70); seed += 1) {
      const story = randomGame(seed, rules)
      const play = playOf(story.game)
      if (!play) continue
      const text = await exported(story, at)
      expect(await verdicts(text)).toMatchObject([
        { kind: 'genuine', covers: 'record', claims: { plies: play.moves.length } },
      ])
      const [record] = readPdnRecords(text).records
      expect(record?.moves.map(({ squares }) => squares)).toEqual(play.moves.map(moveSquares))
    }
  })
})

describe.each(['english', 'international', 'russian', 'thai'] as const)('each single change of a game, %s', (rules) => {
  const story = endedGame(rules)
  const pdn = exported(story, at)
  const moves = playOf(story.game)?.moves ?? []

  /** Returns the PDN with one part replaced, of which it has exactly one. */
  const changed = async (from: string, to: string): Promise<string> => {
    const text = await pdn
    expect(text.split(from)).toHaveLength(2)
    return text.replace(from, () => to)
  }

  /** Returns the PDN's words of moves, so that one can be changed. */
  const withWords = async (change: (words: string[]) => readonly string[]): Promise<string> => {
    const text = await pdn
    const end = text.indexOf('\n\n') + 2
    return `${text.slice(0, end)}${change(text.slice(end).split(/(\{[^}]*\}|\s+)/)).join('')}`
  }

  const isMove = (word: string): boolean => /^(?:[a-h]\d|\d{1,2})[-x:]/.test(word)

  test('of a move is named', async () => {
    for (const ply of moves.keys()) {
      let seen = -1
      const text = await withWords((words) =>
        words.map((word) => {
          if (isMove(word)) seen += 1
          return isMove(word) && seen === ply ? (rules === 'russian' ? 'a1-h8' : '1-32') : word
        }),
      )
      expect(await differencesIn(text)).toEqual([
        { kind: 'move', ply, here: rules === 'russian' ? 'a1-h8' : '1-32', signed: moves[ply] },
      ])
    }
  })

  test('of a time in MoveTimes is named', async () => {
    const times = /\[MoveTimes "([^"]*)"\]/.exec(await pdn)?.[1]?.split(' ') ?? []
    expect(times).toHaveLength(moves.length)
    for (const [ply, time] of times.entries()) {
      const later = new Date(Date.parse(time) + 1000).toISOString().replace('.000Z', 'Z')
      const text = (await pdn).replace(times.join(' '), times.with(ply, later).join(' '))
      expect(await differencesIn(text)).toEqual([{ kind: 'time', ply, here: later, signed: time }])
    }
  })

  test('of the time that a move took is named', async () => {
    for (const ply of moves.keys()) {
      let seen = -1
      const text = await withWords((words) =>
        words.map((word) => {
          if (word.startsWith('{[%emt')) seen += 1
          return word.startsWith('{[%emt') && seen === ply ? '{[%emt 0:00:07]}' : word
        }),
      )
      expect(await differencesIn(text)).toEqual([{ kind: 'remark', ply }])
    }
  })

  test('of any tag is named, a name and the result among them', async () => {
    const tags = readPdnRecords(await pdn).records[0]?.tags ?? []
    expect(tags.map(([name]) => name)).toEqual(expect.arrayContaining(['White', 'Black', 'Result', 'Termination']))
    for (const [name, signed] of tags) {
      if (['GameType', 'Variant', 'FEN', 'Site'].includes(name)) continue
      const here = name === 'Result' ? '*' : 'something else'
      const text = (await pdn).replace(new RegExp(`\\[${name} "(?:[^"\\\\]|\\\\.)*"\\]`), `[${name} "${here}"]`)
      expect(await differencesIn(text)).toEqual([{ kind: 'tag', name, here, signed }])
    }
  })

  test('of the rules or the start position is named', async () => {
    const [type] = /\[GameType "[^"]*"\]/.exec(await pdn) ?? ['']
    expect(await differencesIn(await changed(type, '[GameType "23"]'))).toContainEqual(
      expect.objectContaining({ kind: 'tag', name: 'GameType', here: '23' }),
    )
    expect(await differencesIn(await changed(type, `${type}\n[FEN "W:W31:B1"]`))).toEqual([
      { kind: 'tag', name: 'FEN', here: 'W:W31:B1' },
    ])
  })

  test('that takes a tag away or adds one is named', async () => {
    const [white = '', signed] = /\[Termination "(.*)"\]\n/.exec(await pdn) ?? []
    expect(await differencesIn(await changed(white, ''))).toEqual([{ kind: 'tag', name: 'Termination', signed }])
    expect(await differencesIn(await changed(white, `${white}${white}`))).toEqual([
      { kind: 'tag', name: 'Termination', here: signed },
    ])
    const [times = ''] = /\[MoveTimes [^\n]*\n/.exec(await pdn) ?? []
    const [receipt = ''] = /\[Receipt [^\n]*\n/.exec(await pdn) ?? []
    for (const twice of [times, receipt])
      expect(await differencesIn(await changed(twice, `${twice}${twice}`))).toEqual([{ kind: 'more' }])
    expect(await differencesIn((await pdn).replace(/\[MoveTimes [^\n]*\n/, ''))).toMatchObject([
      { kind: 'tag', name: 'MoveTimes' },
    ])
  })

  test('that takes the last move away or adds one is named', async () => {
    const last = moves.length - 1
    let seen = -1
    const shorter = await withWords((words) =>
      words.map((word) => {
        if (isMove(word)) seen += 1
        return isMove(word) && seen === last ? '' : word
      }),
    )
    expect(await differencesIn(shorter)).toContainEqual({ kind: 'move', ply: last, signed: moves[last] })
    const longer = (await pdn).replace(/\*\n$/, rules === 'russian' ? 'c3-d4 *\n' : '9-13 *\n')
    expect(await differencesIn(longer)).toMatchObject([{ kind: 'move', ply: moves.length }])
  })

  test('that adds a mark, a variation or another result is named', async () => {
    const end = (sign: string) => pdn.then((text) => text.replace(/\*\n$/, sign))
    expect(await differencesIn(await end('$1 *\n'))).toEqual([{ kind: 'more' }])
    expect(await differencesIn(await end('(1. 9-14) *\n'))).toEqual([{ kind: 'more' }])
    expect(await differencesIn(await end('0-0\n'))).toEqual([{ kind: 'tag', name: 'Result', here: '0-0' }])
  })

  test('that changes the form alone is no change', async () => {
    const [head = '', ...body] = (await pdn).split('\n\n')
    const tags = head.split('\n')
    const result = /\[Result "([^"]*)"\]/.exec(head)?.[1] ?? ''
    const text = `\uFEFF${tags.toReversed().join('\r\n')}\r\n\r\n${body
      .join('\n')
      .replaceAll(' ', '\r\n')
      .replace(/\*\s*$/, result)}`
    expect(await differencesIn(text)).toMatchObject({ kind: 'genuine', covers: 'record' })
  })

  test.each(['> ', '>> ', '>'])('that a mail program makes by quoting (%s) and wrapping is no change', async (mark) => {
    const wrapped = (await pdn).replaceAll(/.{50,70} /g, (line) => `${line.trimEnd()}\n`)
    const quoted = wrapped.replaceAll(/^/gm, mark)
    const email = `Have a look at this.\n\nOn Monday Els wrote:\n${quoted}\nBye, Jan\n`.replaceAll('\n', '\r\n')
    expect(await differencesIn(email)).toMatchObject({ kind: 'genuine', covers: 'record' })
  })

  test('of the receipt itself breaks it', async () => {
    const receipt = /\[Receipt "([^"]*)"\]/.exec(await pdn)?.[1] ?? ''
    const [header = '', payload = '', mark = ''] = receipt.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const forged = (change: object): Promise<string> =>
      changed(
        receipt,
        `${header}.${Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')}.${mark}`,
      )
    expect(await differencesIn(await forged({ iss: 'https://other.example' }))).toMatchObject({ kind: 'broken' })
    expect(await differencesIn(await forged({ more: 1 }))).toEqual({ kind: 'unreadable' })
    expect(await differencesIn(await changed(receipt, receipt.slice(0, -1)))).toEqual({ kind: 'unreadable' })
    expect(await differencesIn(await changed(mark, `${mark.slice(0, 20)}AAAA${mark.slice(24)}`))).toMatchObject({
      kind: 'broken',
    })
  })
})

test('a receipt of another game, of an unknown key, or of no game is named', async () => {
  const [one, other] = [await exported(endedGame('english'), at), await exported(endedGame('italian'), memoryService())]
  const receipt = /\[Receipt "([^"]*)"\]/.exec(one)?.[1] ?? ''
  const elsewhere = one.replace(/\[Site "[^"]*"\]/, '[Site "https://draughts.test/g/BBBBBBBBBBBB"]')
  expect(await differencesIn(elsewhere)).toMatchObject({
    kind: 'other-game',
    here: 'https://draughts.test/g/BBBBBBBBBBBB',
    claims: { game: 'AAAAAAAAAAAA' },
  })
  expect(await differencesIn(other)).toMatchObject({ kind: 'unknown-key', claims: { iss: 'https://draughts.test' } })
  expect(await differencesIn(one.replace(/\[Receipt [^\n]*\n/, ''))).toEqual({ kind: 'no-receipt' })
  expect(await differencesIn(receipt)).toMatchObject({ kind: 'genuine', covers: 'alone' })
  expect(await verdicts(`${one}\n${other}`)).toMatchObject([{ kind: 'genuine' }, { kind: 'unknown-key' }])
  expect(await verdicts('')).toEqual([])
})

test('a key that was replaced before the last move has not signed it', async () => {
  const text = await exported(endedGame('english'), at)
  const until = (day: string) => ({
    crypto: NODE_CRYPTO,
    keysOf: () => keys.map((key) => ({ ...key, until: day })),
  })
  expect(await verifyReceipts(until('2020-01-01'), text)).toMatchObject({
    found: [{ verdict: { kind: 'outdated-key', until: '2020-01-01' } }],
  })
  expect(await verifyReceipts(until('2030-01-01'), text)).toMatchObject({
    found: [{ verdict: { kind: 'genuine' } }],
  })
})
