import { expect, onTestFinished, test } from 'vitest'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { inboundJob } from '../../local/jobs/inbound-job.ts'
import { demoGame } from '../../local/dev/demo-game.ts'
import { composeReply } from '../../local/dev/compose-reply.ts'
import { LOCAL_REPLIES } from '../../local/workers/outbound-mail.ts'
import { openResources } from '../../local/resources/resources.ts'
import { receiveEmail } from '../../local/resources/receive-email.ts'
import { startWorkers } from '../../local/workers/start-workers.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { tickGame } from '../../shared/service/background/tick.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { parseReplyName } from '../../shared/service/credentials/addresses/reply-address.ts'
import { tempFolder } from '../harness/temp.ts'
import { linkIn } from './mail-world.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ADA = 'ada@example.org'

/** Runs the service of `npm start` with its demo game, until it is Ada's turn and she has an email about it. */
const turn = async () => {
  const folder = await tempFolder('in-time')
  const ground = await openResources({ folder: folder.path, store: { kind: 'sqlite' } })
  const { service, driver } = startWorkers(ground, 'http://127.0.0.1:8080', () => {})
  onTestFinished(async () => {
    await driver.stop()
    ground.close()
    await folder.remove()
  })
  const { clock, mailbox } = ground
  await demoGame(apiHandler(service), ground.values, clock)
  await driver.advance(0)
  const path = `${linkIn(mailbox.list().find(({ to }) => to === ADA)?.text ?? '')}/emails`
  const request = { method: 'POST', path, query: {}, headers: FORM, body: '', from: '127.0.0.1' }
  await answerPage(service, assetFiles({}), { ...request, receivedAt: clock.now() })
  await driver.advance(0)
  // From here on no job runs by itself.
  await driver.stop()
  const mail = mailbox.list().find(({ to, replyTo }) => to === ADA && replyTo !== undefined)
  const id = parseReplyName(mail?.replyTo?.split('@')[0] ?? '')?.game ?? ''
  if (!mail) throw new Error('Ada got no email of her turn')
  const answer = (words: string, at: number): void =>
    receiveEmail(ground, composeReply({ mail, from: ADA, text: words }, at), at)
  /** Sets the clock to 400 days after the game's next timer is due, when no reserve is left. */
  const afterTheEnd = async (): Promise<void> => {
    const { due = 0 } = (await ground.games.load(id)) ?? {}
    clock.holdAt(due + 400 * DAY)
  }
  return { ground, service, id, answer, afterTheEnd, clock }
}

type World = Awaited<ReturnType<typeof turn>>

const endOf = async ({ service, id }: World) => {
  const loaded = await loadGame(service.games, id)
  const game = loaded?.game
  return { status: game?.status, moves: (game && playOf(game)?.moves) ?? [] }
}

test('an answer that came in time is played, though the clock ran out before it was read', async () => {
  const world = await turn()
  const { moves } = await endOf(world)
  world.answer('9-14', world.clock.now())
  await world.afterTheEnd()
  await tickGame(world.service, world.id, world.clock.now())
  expect((await endOf(world)).moves).toEqual([...moves, '9-14'])
  expect(world.ground.inboundQueue.size()).toBe(0)
})

test('an answer that came after the end is not waited for, and the game is lost on time', async () => {
  const world = await turn()
  const { moves } = await endOf(world)
  await world.afterTheEnd()
  world.answer('9-14', world.clock.now())
  await tickGame(world.service, world.id, world.clock.now())
  expect(await endOf(world)).toEqual({ status: 'finished', moves })
  expect(world.ground.inboundQueue.size()).toBe(1)
})

test('the clock waits for an answer that came in time and cannot be read yet, and gives it up in the end', async () => {
  const world = await turn()
  const { moves } = await endOf(world)
  world.answer('9-14', world.clock.now())
  const { inboundMail: letterbox } = world.ground
  const { read } = letterbox
  Object.assign(letterbox, { read: () => Promise.reject(new Error('EIO')) })
  onTestFinished(() => void Object.assign(letterbox, { read }))
  await world.afterTheEnd()
  const looked = () => tickGame(world.service, world.id, world.clock.now())
  for (let attempt = 1; attempt < world.ground.inboundQueue.attempts; attempt++)
    await expect(looked()).rejects.toThrow('could not be read yet')
  await looked()
  expect(await endOf(world)).toEqual({ status: 'finished', moves })
})

test('emails about one game delay no other game: one of each game is read at a time', async () => {
  const folder = await tempFolder('fair')
  const ground = await openResources({ folder: folder.path, store: { kind: 'sqlite' } })
  onTestFinished(async () => {
    ground.close()
    await folder.remove()
  })
  const { inboundQueue: incoming, clock } = ground
  const put = (name: string, key: string): void => {
    const recipients = [`${name}@in.crownhead.test`]
    receiveEmail(ground, { key, sender: ADA, recipients, bytes: Buffer.from('x') }, clock.now())
  }
  const [hostile, honest] = ['b', 'c'].map((letter) => `r0${letter.repeat(15)}c${'a'.repeat(23)}`)
  for (let n = 0; n < 40; n++) put(String(hostile), `hostile ${n}`)
  put(String(honest), 'honest')
  const begun: string[] = []
  const { promise: slow, resolve: end } = Promise.withResolvers<undefined>()
  const load = async (game: string): Promise<undefined> => {
    begun.push(game)
    return slow
  }
  const { notebook, contacts, outbox, signer } = ground
  const ports = {
    games: { ...ground.games, load },
    notebook,
    contacts,
    outbox,
    signer,
    log: () => {},
    ...LOCAL_REPLIES,
  }
  const work = inboundJob(ground, ports, { log: () => {}, freed: () => {} })
  await work.run(clock.now())
  expect(new Set(begun).size, 'games').toBe(2)
  expect(begun).toHaveLength(2)
  end(undefined)
  await work.settled()
  expect(incoming.size()).toBe(39)
})
