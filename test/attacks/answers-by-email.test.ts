import { describe, expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/email-limits.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { REPLY_LIMITS } from '../../shared/email/inbound/reply-limits.ts'
import { parseReplyName } from '../../shared/service/credentials/addresses/reply-address.ts'
import { ANN, type Answering, BERT, HOST, answerWith, answeringWorld, replyToOf } from './answering.ts'

const BEFORE = ['11-15', '23-19']
const moves = async (world: Answering) => (await world.game()).moves
const last = (world: Answering, address = ANN) => world.to(address).at(-1)

describe('an answer by email plays the move in its first line', () => {
  test('it is played once, and the confirmation says until when the opponent has time', async () => {
    const world = await answeringWorld()
    expect(await answerWith(world, '9-14\n\n> 8-11', { id: 'one' })).toBe('played')
    expect(await moves(world)).toEqual([...BEFORE, '9-14'])
    const answer = last(world)
    expect(answer?.headers['Auto-Submitted']).toBe('auto-replied')
    expect(answer?.replyTo).toBe(undefined)
    expect(answer?.text).toMatch(/^You played 9-14\n=+\n[\s\S]*Vic has until/)
    // The same email is delivered again, and then another email with the same move.
    expect(await answerWith(world, '9-14', { id: 'one' })).toBe('played')
    expect(await answerWith(world, '9x14')).toBe('played')
    expect(await moves(world)).toEqual([...BEFORE, '9-14'])
  })

  test('the move may be in any notation and offer a draw, and "accept" or "decline" answers a draw offer', async () => {
    const world = await answeringWorld()
    expect(await answerWith(world, '9 14 draw?')).toBe('played')
    await world.flush()
    world.clock.now += 3 * MINUTE
    expect(await answerWith(world, 'accept', { from: BERT, to: replyToOf(world, BERT) })).toBe('done')
    expect((await world.game()).status).toBe('finished')
    expect(await answerWith(world, '8-11')).toBe('over')
  })

  test('emails that ask something say which words answer it, also the email about a request alone', async () => {
    const world = await answeringWorld()
    const words = 'Instead of a move, “accept” or “decline” there answers a request.'
    expect(last(world)?.text).not.toContain(words)
    await answerWith(world, '9-14 draw')
    await world.flush()
    const turn = world.to(BERT).at(-1)
    expect([turn?.text.replaceAll('\n', ' '), turn?.html]).toEqual([
      expect.stringContaining(words),
      expect.stringContaining(words),
    ])
    await world.move('22-17', 3, world.token)
    await world.ask('POST', `/v1/games/${world.id}/actions`, world.token, { type: 'request-takeback', ply: 4 })
    world.clock.now += 3 * MINUTE
    await world.flush()
    const asked = world.to(ANN).at(-1)
    expect(asked?.subject).toBeDefined()
    expect(asked?.text).toMatch(/asks to take back a move\n/)
    expect(asked?.text.replaceAll('\n', ' ')).toContain(words)
    expect(await answerWith(world, 'accept', { to: asked?.replyTo ?? '' })).toBe('done')
    expect((await world.game()).ply).toBe(3)
  })

  test('a move number before the move and a greeting above it are ignored', async () => {
    const world = await answeringWorld()
    expect(await answerWith(world, 'Hi Bert,\n\n2. 9-14\n\nSee you\n-- \nAnn\n8-11\n\n> 8-11')).toBe('played')
    expect(await moves(world)).toEqual([...BEFORE, '9-14'])
  })

  test('two different moves play nothing, and the sender is told so', async () => {
    const world = await answeringWorld()
    expect(await answerWith(world, '9-14\n\nno, wait\n8-11')).toBe('several')
    expect(await moves(world)).toEqual(BEFORE)
    expect(last(world)?.text).toContain('It has different answers on several lines')
    expect(await answerWith(world, '9-14\n\n9x14')).toBe('played')
  })

  test('"accept" and "decline" are refused when nothing is pending', async () => {
    const world = await answeringWorld()
    for (const word of ['accept', 'ablehnen']) expect(await answerWith(world, word)).toBe('refused')
    expect(await answerWith(world, 'resign')).toBe('resign')
    expect((await world.game()).status).toBe('active')
  })

  test('a text that cannot be read hears of "accept" only if something can be accepted, and is quoted in whole words', async () => {
    const world = await answeringWorld()
    const text = 'Good morning! I have looked at it and think that somewhere there must be a mistake'
    expect(await answerWith(world, text)).toBe('unclear')
    const told = last(world)?.text.replaceAll(/\s+/g, ' ')
    expect(told).toContain('has to be a move and nothing else. ')
    expect(told).toContain('“Good morning! I have looked at it and think that somewhere …”')
    await world.ask('POST', `/v1/games/${world.id}/actions`, world.token, { type: 'offer-draw', ply: 2 })
    expect(await answerWith(world, text)).toBe('unclear')
    expect(last(world)?.text.replaceAll(/\s+/g, ' ')).toContain('and nothing else, or “accept” or “decline”.')
  })

  test('a text that cannot be played is answered with the legal moves, and may be followed by another answer', async () => {
    const world = await answeringWorld({ strictness: 'laws' })
    for (const [text, outcome] of [
      ['1-2', 'illegal'],
      ['Good morning!', 'unclear'],
      ['', 'unclear'],
    ] as const) {
      expect(await answerWith(world, text)).toBe(outcome)
      expect(last(world)?.text).toContain('9-14')
      expect(last(world)?.replyTo).toBe(replyToOf(world, ANN))
    }
    // Under the strict laws an illegal move brings a caution, but not when it is sent by email.
    expect(await world.game()).toMatchObject({ cautions: { black: 0, white: 0 }, moves: BEFORE })
    expect(await answerWith(world, '9-14')).toBe('played')
  })

  test('the time at which the email arrived counts, until a timeout has been stored', async () => {
    const world = await answeringWorld({ clock: { perMove: 'PT2H', reserve: 'PT0S', increment: 'PT0S' } })
    const start = world.clock.now
    world.clock.now = start + 2 * HOUR + 20_000
    expect(await answerWith(world, '9-14', { at: start + 2 * HOUR - MINUTE })).toBe('played')
    const late = await answeringWorld({ clock: { perMove: 'PT2H', reserve: 'PT0S', increment: 'PT0S' } })
    late.clock.now += 2 * HOUR + 40_000
    expect(await answerWith(late, '9-14')).toBe('late')
    expect(await answerWith(late, '9-14', { at: start })).toBe('late')
    expect(await moves(late)).toEqual(BEFORE)
  })
})

describe('emails say how to answer them', () => {
  test('to the player to move: the answer goes above a marked line, and no line begins with a move', async () => {
    const world = await answeringWorld()
    const mail = last(world)
    expect(mail?.replyTo).toMatch(new RegExp(`^r1[a-z2-7]{15}c[a-z2-7]{23}@${HOST.replaceAll('.', '\\.')}$`))
    expect(mail?.text).toMatch(/^~~ Answer above this line ~~\n\nYour move, Ann\n/)
    expect(mail?.html).toContain('~~ Answer above this line ~~')
    expect(mail?.text.split('\n').filter((line) => /^\s*[a-l]?\d+\s*[-x:]/.test(line))).toEqual([])
  })

  test('below the first button, in text and HTML', async () => {
    const world = await answeringWorld()
    const { text = '', html = '' } = last(world) ?? {}
    const how = 'Or answer this email with your move, on a line of its own.'
    for (const written of [text, html]) {
      const [button, instruction, board] = ['Make your move', how, 'Your legal moves:'].map((each) =>
        written.indexOf(each),
      )
      expect([button, instruction, board]).not.toContain(-1)
      expect((instruction ?? 0) - (button ?? 0)).toBeLessThan(500)
      expect(instruction).toBeGreaterThan(button ?? 0)
      expect(board).toBeGreaterThan(instruction ?? 0)
    }
  })

  test('but not when at most an hour is left', async () => {
    const world = await answeringWorld({ clock: { perMove: 'PT61M', reserve: 'PT0S', increment: 'PT0S' } })
    expect(last(world)?.replyTo).toBeDefined()
    const short = await answeringWorld({ clock: { perMove: 'PT60M', reserve: 'PT0S', increment: 'PT0S' } })
    expect(last(short)).toMatchObject({ text: expect.stringMatching(/^Your move/) })
    expect(short.mails.filter(({ replyTo }) => replyTo !== undefined)).toEqual([])
    expect(REPLY_LIMITS.ends).toBe(HOUR)
  })
})

describe('an answer by email plays nothing', () => {
  test('from another address or an unverified sender: the seat is asked to confirm, at the preview of the move', async () => {
    for (const [outcome, more] of [
      ['foreign', { from: 'eve@evil.example' }],
      ['foreign', { from: BERT }],
      ['unverified', { verdict: 'fail' }],
      ['unverified', { verdict: 'none' }],
      ['unverified', { isVouched: false }],
      ['foreign', { from: 'ann@players.example.evil.example' }],
    ] as const) {
      const world = await answeringWorld()
      const before = world.mails.length
      expect(await answerWith(world, '9-14', more)).toBe(outcome)
      expect(last(world)?.text).toMatch(
        outcome === 'foreign' ? /from another address/ : /the check of its sender failed/,
      )
      expect(await moves(world)).toEqual(BEFORE)
      expect(world.mails.slice(before).map(({ to }) => to)).toEqual([ANN])
      expect(last(world)?.text).toContain('?move=9-14')
      // A text that is no move is dropped: the player gets no email about it.
      expect(await answerWith(world, 'Buy this', more)).toBe('forged')
      expect(world.mails.length).toBe(before + 1)
    }
  })

  test('with the reply address of another game, seat or turn, or with one character changed', async () => {
    const [world, other] = [await answeringWorld(), await answeringWorld()]
    const own = replyToOf(world, ANN)
    expect(await answerWith(world, '9-14', { to: replyToOf(other, ANN) })).toBe('no-game')
    expect(await answerWith(world, '9-14', { to: own.replace('c', 'o') })).toMatch(/unproven|no-game|no-address/)
    for (let at = 2; at < 41; at++) {
      const letter = own.charAt(at) === 'a' ? 'b' : 'a'
      const changed = own.slice(0, at) + letter + own.slice(at + 1)
      expect(await answerWith(world, '9-14', { to: changed })).toMatch(/unproven|no-game|no-address/)
    }
    // A reply address works only for its own player: not Bert's for Ann, nor Ann's for Bert.
    await answerWith(world, '9-14')
    world.clock.now += 3 * MINUTE
    await world.flush()
    expect(await answerWith(world, '8-11', { to: replyToOf(world, BERT) })).toBe('forged')
    expect(await answerWith(world, '26-23', { to: own, from: BERT })).toBe('forged')
    expect(await moves(world)).toEqual([...BEFORE, '9-14'])
  })

  test('with the reply address of an earlier turn', async () => {
    const world = await answeringWorld()
    const early = replyToOf(world, ANN)
    await world.move('9-14', 2, world.own)
    await world.move('22-18', 3, world.token)
    await world.flush()
    expect(await answerWith(world, '8-11', { to: early })).toBe('older')
    expect(await moves(world)).toHaveLength(4)
  })

  test('after the link was replaced', async () => {
    const world = await answeringWorld()
    const early = replyToOf(world, ANN)
    await world.ask('POST', '/v1/seat/rotate', world.own)
    await world.flush()
    expect(await answerWith(world, '9-14', { to: early })).toBe('older')
    expect(await answerWith(world, '9-14', { to: early, from: 'eve@evil.example' })).toBe('forged')
    expect(await moves(world)).toEqual(BEFORE)
  })

  test('once the seat has another address', async () => {
    const world = await answeringWorld()
    const early = replyToOf(world, ANN)
    await world.ask('PATCH', '/v1/seat', world.own, { email: 'new@players.example' })
    expect(await answerWith(world, '9-14', { to: early })).toBe('unwanted')
    expect(await answerWith(world, '9-14', { to: early, from: 'new@players.example' })).toBe('unwanted')
    expect(await moves(world)).toEqual(BEFORE)
  })
})

describe('emails that programs send', () => {
  test('an automatic email is dropped, so that no mail loop arises', async () => {
    const world = await answeringWorld()
    const before = world.mails.length
    for (const headers of [
      [['Auto-Submitted', 'auto-replied']],
      [['Precedence', 'bulk']],
      [['List-Id', '<a.b>']],
      [['Content-Type', 'multipart/report; boundary=x']],
    ] as const)
      expect(await answerWith(world, '9-14', { headers })).toBe('automatic')
    expect(await answerWith(world, '9-14', { sender: '' })).toBe('automatic')
    expect(await answerWith(world, '9-14', { from: 'mailer-daemon@players.example' })).toBe('automatic')
    // The service's own emails are sent back to it.
    for (const mail of world.mails.filter(({ to }) => to === ANN))
      expect(await answerWith(world, mail.text, { headers: Object.entries(mail.headers) })).toBe('automatic')
    expect(world.mails.length).toBe(before)
    expect(await moves(world)).toEqual(BEFORE)
  })

  test('a program that does not declare itself gets six answers a day', async () => {
    const world = await answeringWorld()
    const before = world.mails.length
    for (let at = 0; at < 3 * EMAIL_LIMITS.moveRepliesDay; at++) await answerWith(world, 'I am away until Monday')
    expect(world.mails.length - before).toBe(EMAIL_LIMITS.moveRepliesDay)
    // Only the service's answers stop: a move is still played.
    expect(await answerWith(world, '9-14')).toBe('played')
    expect(await moves(world)).toHaveLength(3)
    world.clock.now += DAY
    await answerWith(world, 'hello', { to: replyToOf(world, ANN) })
    expect(last(world)?.text).toContain('hello')
  })

  test.each([
    '"a; dkim=pass header.d=players.example x"@evil.example',
    'a;dkim=pass@evil.example',
    'a)dmarc=pass(@evil.example',
    '"a\\"@evil.example',
  ])('an envelope sender that imitates an authentication result is not believed: %s', async (sender) => {
    const world = await answeringWorld()
    expect(await answerWith(world, '9-14', { sender })).toBe('unverified')
    expect(await moves(world)).toEqual(BEFORE)
    expect(await answerWith(world, '9-14', { sender: "prvs=12=o'ann+x@players.example" })).toBe('played')
  })

  test('ten thousand recipients and addresses of every form are read within two seconds', async () => {
    const world = await answeringWorld()
    const crowd = Array.from({ length: 10_000 }, (_, at) => `a${at}@${HOST}`)
    const headers = [['Cc', crowd.join(', ')]] as const
    const started = performance.now()
    expect(await answerWith(world, '9-14', { also: crowd, headers: [] })).toBe('no-address')
    expect(await answerWith(world, '9-14', { headers: [['Cc', crowd.slice(0, 500).join(', ')]] })).toBe('played')
    await expect(answerWith(world, '9-14', { headers })).rejects.toThrow('too many people')
    expect(performance.now() - started).toBeLessThan(2000)
    for (const name of ['', 'r', 'r1', `r1${'a'.repeat(39)}`, `r1${'a'.repeat(15)}c${'7'.repeat(23)}`, 'postmaster'])
      expect(await answerWith(world, '9-14', { to: `${name}@${HOST}` })).toMatch(/no-address|no-game/)
  })

  test('the quoted answer is one short line without control characters and marks of direction', async () => {
    const world = await answeringWorld()
    const line = `\u202e81-22 <b>x</b>\u0007 https://evil.example/a ${'y'.repeat(500)}`
    expect(await answerWith(world, `${line}\r\nBcc: all@evil.example\r\n`)).toBe('unclear')
    const { text = '', html = '', headers = {} } = last(world) ?? {}
    expect(text).not.toMatch(/[\u202a-\u202e]|Bcc|evil\.example/)
    expect(text).not.toContain('\u0007')
    expect(html).not.toContain('<b>')
    expect(text).toMatch(/“81-22 <b>x<\/b>/)
    expect(Object.keys(headers)).not.toContain('Bcc')
    expect(
      Math.max(
        ...text
          .split('\n')
          .filter((each) => each.includes('81-22'))
          .map((each) => each.length),
      ),
    ).toBeLessThan(140)
  })
})

test('a reply address is read in upper and lower case, and names its game, seat and ply', async () => {
  const world = await answeringWorld()
  const [name = ''] = replyToOf(world, ANN).split('@')
  expect(name).toHaveLength(41)
  expect(parseReplyName(name.toUpperCase())).toMatchObject({ game: world.id, seat: 'creator', ply: 2 })
  expect(await answerWith(world, '9-14', { to: `${name.toUpperCase()}@${HOST.toUpperCase()}` })).toBe('played')
})
