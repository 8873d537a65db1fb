import { TABLES } from '../harness/tables.ts'
import type { Context } from 'aws-lambda'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { timerHandler } from '../../functions/timers/timer-handler.ts'
import { apiHandler } from '../../functions/http/api-handler.ts'
import type { GameItem } from '../../functions/codec/game-item.ts'
import { readSigner } from '../../functions/aws/keys/signer.ts'
import { deliverHandler } from '../../functions/events/deliver-handler.ts'
import { webhookHmac } from '../../functions/aws/network/webhook-hmac.ts'
import { feedbackHandler } from '../../functions/events/feedback-handler.ts'
import { notifyHandler } from '../../functions/events/notify-handler.ts'
import { inboundHandler } from '../../functions/events/inbound-handler.ts'
import { retryWithBackoff } from '../../functions/runtime/messages.ts'
import { pageHandler } from '../../functions/http/page-handler.ts'
import { redoHandler } from '../../functions/events/redo-handler.ts'
import { storedHandler } from '../../functions/events/stored-handler.ts'
import { sweepHandler } from '../../functions/timers/sweep-handler.ts'
import { memoryApiKeys } from '../../local/memory/memory-api-keys.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { type Instant, MINUTE } from '../../shared/game/model/words.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import type { HttpSender } from '../../shared/service/ports/http-sender.ts'
import type { GameId } from '../../shared/service/ports/games.ts'
import type { OwnedTournament } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { tournamentKey } from '../../shared/service/ports/tournaments/tournament-key.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { Signer } from '../../shared/service/ports/signer.ts'
import { checkItem } from '../../tools/replay/check-game.ts'
import { agendaFrom } from './agenda.ts'
import { diceOf } from './chance.ts'
import { CHECKS, type Occasion, type Violation } from './checks/index.ts'
import { type Chapter, type Sent, type TournamentChapter, noEvidence, shownAfter } from './evidence.ts'
import { faultsFrom } from './injected-faults.ts'
import type { Ground } from './ground.ts'
import { machineOn } from './machine.ts'
import { afresh, forget } from './once.ts'
import { bookOn, papersOn } from './ports/book.ts'
import { inboxOn } from './ports/inbox.ts'
import { OPEN_KEY, hasDevices, pushServicesOn } from './ports/devices.ts'
import { ledgerOn } from './ports/ledger.ts'
import { operatorOn } from './ports/operator.ts'
import { postOn } from './ports/post.ts'
import { asideOn, noticesOn, outboxOn } from './ports/queue.ts'
import { memoryOrders } from '../../local/memory/memory-orders.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { hooksOn, ownedOn } from './ports/programs.ts'
import { receiversOn } from './ports/receivers.ts'
import { returnsOn } from './ports/returns.ts'
import { schedulerOn } from './ports/scheduler.ts'
import { type TournamentWrite, type Write, storeOn } from './ports/store.ts'
import { streamOn } from './ports/stream.ts'
import { sweepsOn } from './ports/sweeps.ts'
import { REPLIES, hasWriters } from './players/by-email.ts'
import { clientOn } from './players/client.ts'
import { PROGRAM, programIn } from './players/program.ts'
import { startPlayers } from './players/players.ts'
import { busyElsewhere } from './players/roster.ts'
import type { Reckoning } from './account.ts'
import { deedsOn } from './tournaments/deeds.ts'
import { reckon } from './reckoning.ts'
import { type Turns, turnsIn } from './checks/turns.ts'

/** Worlds begin on a Monday in summer, at eight in the morning. */
const START: Instant = Date.UTC(2027, 5, 7, 8)
const CONTEXT = {} as Context
const ORIGIN = 'https://crownhead.test'
const KEYS = JSON.stringify({ current: '1', keys: { 1: Buffer.alloc(32, 7).toString('base64') } })
const SEAL = readSigner(KEYS)
const ASSETS = assetFiles({})

/** Returns the signer with a cache, because the same few links are signed and checked all the time. */
const sealOnce = (): Signer => {
  const signed = new Map<string, string | undefined>()
  const marked = new Map<string, string>()
  const under = (key: string, text: string): string | undefined => {
    const name = `${key}${text}`
    const known = signed.get(name)
    if (known !== undefined) return known
    const signature = SEAL.signWith(key, text)
    signed.set(name, signature)
    return signature
  }
  const mark = (text: string): string => {
    const known = marked.get(text) ?? SEAL.pseudonym(text)
    marked.set(text, known)
    return known
  }
  return {
    currentKey: SEAL.currentKey,
    signWith: under,
    pseudonym: mark,
    receipts: SEAL.receipts,
    sign: (text) => under(SEAL.currentKey, text) ?? SEAL.sign(text),
  }
}
/**
 * Offsets of the seeds of separate dice: for programs, people whose page reports what it has shown, mailboxes, devices,
 * strangers, creators, and the people of tournaments. Because their dice are separate, the rest of a world is the same with and without them.
 */
const PROGRAMS = 1_000_000_000
const WATCHERS = 1_500_000_000
const MAILBOXES = 1_800_000_000
const DEVICES = 2_000_000_000
const STRANGERS = 2_100_000_000
const CREATORS = 1_200_000_000
const TOURNAMENTS = 1_300_000_000

/** How many of a day's emails remain for a person who gets most of them from games elsewhere. */
const LEFT = 4

/** The number of steps after which a world is taken to go on for ever. */
const MOST_STEPS = 400_000

export type History = {
  readonly seed: number
  readonly moves: number
  readonly games: number
  readonly tournaments: number
  readonly requests: number
  /** The number of requests that were sent to pages. */
  readonly forms: number
  readonly letters: number
  /** The number of moves that came by email. */
  readonly byEmail: number
  /** How many of the stored turns had each outcome. */
  readonly turns: Turns
  readonly steps: number
  readonly violations: readonly Violation[]
  /** What the restore check finds wrong with the stored games at the end; it looks at every game. */
  readonly differences: readonly string[]
}

export type Watching = { readonly tell?: (line: string) => void }

const actor = (
  run: { readonly name: string; readonly request: number | undefined } | undefined,
  asked: Ground['evidence']['asked'],
): Chapter['by'] => (run?.request === undefined ? undefined : asked[run.request]) ?? run?.name ?? 'no one'

/** Returns what the restore check finds wrong with a game. */
const differencesOf = (id: GameId, item: GameItem | undefined): readonly string[] =>
  item
    ? afresh(() => checkItem(item)).differences.map((difference) => `${id}: ${difference}`)
    : [`${id} is not there any more`]

/** Runs one history: everything that happens in the world of this seed, and what the checks report about it. */
export const live = async (seed: number, { tell }: Watching = {}): Promise<History> => {
  forget()
  const dice = diceOf(seed)
  const agenda = agendaFrom(START)
  const faults = faultsFrom(dice, START)
  const evidence = noEvidence()
  const violations: Violation[] = []
  const line = (text: () => string): void => tell?.(`${new Date(agenda.now()).toISOString().slice(0, 19)} ${text()}`)
  const machine = machineOn({ agenda, dice, faults, tell: line })
  const programDice = diceOf(seed + PROGRAMS)
  const mailboxes = diceOf(seed + MAILBOXES)
  const devices = diceOf(seed + DEVICES)
  const slow = dice.chance(0.5) ? 0.1 : 0
  const pace = (): number => (faults.stoppedAt() === undefined && dice.chance(slow) ? dice.between(10, 2500) : 0)
  const ground: Ground = { seed, agenda, dice, faults, machine, evidence, tell: line, pace }

  const judge = (occasion: Occasion): void => {
    for (const { name, check } of CHECKS) {
      const what = check(occasion, evidence, faults)
      if (what === undefined) continue
      violations.push({ check: name, at: agenda.now(), what })
      line(() => `!!! ${name}: ${what}`)
    }
  }
  const reckonAll = (write: Write, previous: Reckoning | undefined, step: Chapter['step']): Reckoning => {
    let then = previous
    for (const event of step) {
      const first =
        event.type === 'joined' ? fold(write.stored.log.slice(0, write.stored.log.indexOf(event) + 1)) : undefined
      then = reckon(then, event, first && playOf(first)?.startPosition.turn)
    }
    if (!then) throw new Error(`a game without a beginning: ${write.id}`)
    return then
  }
  const written = (write: Write): void => {
    const chapters = evidence.chapters.get(write.id) ?? []
    evidence.chapters.set(write.id, chapters)
    const previous = chapters.at(-1)
    const { stored } = write
    const isStep = stored.version !== previous?.version
    const step = isStep ? stored.log.slice(stored.log.length - stored.last) : []
    const chapter: Chapter = {
      game: write.id,
      version: stored.version,
      at: agenda.now(),
      by: actor(machine.running(), evidence.asked),
      before: previous?.after,
      after: stored,
      step,
      shown: shownAfter(previous?.shown ?? 0, step),
      reckoned: reckonAll(write, previous?.reckoned, step),
    }
    chapters.push(chapter)
    evidence.moves += step.filter(({ type }) => type === 'moved').length
    line(
      () =>
        `${write.id} is at version ${stored.version}: ${step.map((event) => JSON.stringify(event)).join(' ') || 'the timer is set'}${stored.due === undefined ? '' : ` (due ${new Date(stored.due).toISOString()})`}`,
    )
    judge({ kind: 'chapter', chapter, previous: previous?.reckoned })
    players.stored(chapter)
    stream.push(write)
  }

  const log: Logger = (level, message, facts) => {
    judge({ kind: 'log', text: `${message} ${JSON.stringify(facts ?? {})}` })
    if (level !== 'info') line(() => `log: ${message} ${JSON.stringify(facts ?? {})}`)
  }
  const book = bookOn(ground, (game, version, email) => {
    const run = machine.running()?.number
    // The version in an email's name is that of its news. Its sender marks what it has read, which may be later: the email
    // about the beginning of a game also tells of the first move, and one about a tournament of all that is new.
    const isOf = (each: Sent): boolean =>
      evidence.tournaments.has(game) ? each.mail.to === email : each.version <= version
    const sent = evidence.sent.findLast((each) => each.game === game && each.run === run && isOf(each))
    if (sent) sent.marked = true
  })
  const notebook = papersOn(ground)
  const writtenOf = ({ id, before, after, stored: record }: TournamentWrite): void => {
    const chapters = evidence.tournaments.get(id) ?? []
    evidence.tournaments.set(id, chapters)
    const previous = chapters.at(-1)?.after
    const { version } = record
    const chapter: TournamentChapter = {
      id,
      version,
      at: agenda.now(),
      by: actor(machine.running(), evidence.asked),
      before: previous,
      after: record,
      step: version === previous?.version ? [] : record.log.filter(({ step }) => step === version),
    }
    chapters.push(chapter)
    line(
      () =>
        `tournament ${id} is at version ${version}: ${chapter.step.map((fact) => JSON.stringify(fact)).join(' ') || 'the timer is set'}`,
    )
    judge({ kind: 'tournament', chapter })
    players.happened(chapter)
    stream.push({ before, after })
  }
  const store = storeOn(ground, { game: written, tournament: writtenOf }, () => sweeps.plan())
  const { load, loadAll, save, overdue } = store
  const games = { load, loadAll, save, overdue }
  const ledger = ledgerOn(ground, () => sweeps.plan())
  const elsewhere = busyElsewhere(seed)
  if (elsewhere !== undefined) {
    evidence.elsewhere.set(elsewhere, ledger.elsewhere(mailboxAccount(SEAL, elsewhere), LEFT))
  }
  const chance = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, () => dice.between(0, 255))
  const outbox = outboxOn(ground, (event) => deliver(event, CONTEXT))
  const retryQueue = asideOn(ground, (event) => redo(event, CONTEXT))
  const scheduler = schedulerOn(ground, (event) => alarm(event, CONTEXT))
  const stream = streamOn(ground, (event) => stored(event, CONTEXT))
  const soonest = (): number | undefined => {
    const due = [store.soonest() ?? [], ledger.soonest() ?? []].flat()
    return due.length === 0 ? undefined : Math.min(...due)
  }
  const sweeps = sweepsOn(ground, (event) => sweep(event, CONTEXT), soonest)
  const post = postOn(ground, (sent) => {
    const present = store.present(sent.game) ?? store.present(tournamentKey(sent.game))
    judge({ kind: 'sent', sent, present: present?.v ?? 0 })
    players.mailed(sent)
    returns.mailed(sent)
  })
  const stores = { games, notebook }
  const everything = {
    ...stores,
    contacts: book,
    ledger,
    apiKeys: memoryApiKeys([PROGRAM]),
    owned: ownedOn(ground),
    tournaments: store.tournaments,
    // No program owns the tournaments of a world.
    ownedTournaments: memoryOwnedGames<OwnedTournament>(),
    // Orders of games have worlds of their own, in orders/.
    orders: memoryOrders(),
    webhooks: hooksOn(ground),
    notices: noticesOn(ground, (event) => notifying(event, CONTEXT)),
    tables: TABLES,
    chance,
    deflate: deflateLevel6,
    signer: hasDevices(seed) ? { ...sealOnce(), push: OPEN_KEY } : sealOnce(),
    log,
    origin: ORIGIN,
    ...(hasWriters(seed) && { replies: REPLIES.host }),
    outbox,
    retryQueue,
    timers: scheduler.timers,
    post,
  }
  const stored = storedHandler(everything, log, agenda.now)
  const redo = redoHandler(everything, log, agenda.now)
  const alarm = timerHandler(everything, agenda.now, log)
  const sweep = sweepHandler(everything, log, agenda.now)
  const deliver = deliverHandler(everything, agenda.now, retryWithBackoff)
  const receivers = receiversOn(ground, programDice, (posted) => judge({ kind: 'posted', posted }))
  const push = pushServicesOn(ground, devices)
  const sender: HttpSender = {
    post: (url, ...post) => (evidence.devices.has(url) ? push : receivers).post(url, ...post),
  }
  const notifying = notifyHandler({ ...everything, sender, sign: webhookHmac }, agenda.now)
  const api = apiHandler(everything)
  const page = pageHandler(everything, ASSETS)
  const client = clientOn(
    ground,
    { api: (event) => api(event, CONTEXT), page: (event) => page(event, CONTEXT) },
    (asked) => judge({ kind: 'answer', asked }),
  )
  const program = programIn(ground, programDice, client)
  const inbox = inboxOn(ground, (event) => inbound(event, CONTEXT))
  const feedback = feedbackHandler(
    { ...stores, tournaments: store.tournaments, contacts: book, ledger, signer: everything.signer, log },
    agenda.now,
  )
  const returns = returnsOn(
    ground,
    mailboxes,
    (event) => feedback(event, CONTEXT),
    (returned) => players.cameBack(returned),
  )
  const inbound = inboundHandler({ ...everything, ...REPLIES }, inbox.box, agenda.now)
  const eventful = diceOf(seed + TOURNAMENTS)
  const deeds = deedsOn(ground, eventful, everything, (asked) => judge({ kind: 'answer', asked }))
  const players = startPlayers(
    ground,
    { client, program, inbox, deeds },
    {
      watching: diceOf(seed + WATCHERS),
      mailboxes,
      devices,
      strange: diceOf(seed + STRANGERS),
      creators: diceOf(seed + CREATORS),
      eventful,
    },
  )
  operatorOn(ground, { ports: stores, now: agenda.now, all: store.all, close: async () => {} })

  let steps = 0
  const run = async (until?: Instant, enough: () => boolean = () => false): Promise<void> => {
    while (steps < MOST_STEPS && !enough() && (await agenda.step(until))) steps++
  }
  await run(undefined, () => players.busy() === 0)
  line(() => 'the faults stop')
  faults.stop(agenda.now())
  await run(agenda.now() + 12 * 60 * MINUTE)
  judge({ kind: 'settled', live: scheduler.live })
  await run()
  program?.close()
  await run()
  if (steps >= MOST_STEPS)
    violations.push({ check: 'every game ends', at: agenda.now(), what: 'the world does not come to rest' })
  judge({ kind: 'end' })
  const differences = [...evidence.chapters.keys()].flatMap((id) => differencesOf(id, store.present(id)))
  for (const difference of differences) line(() => `!!! restore check: ${difference}`)
  return {
    seed,
    moves: evidence.moves,
    games: evidence.chapters.size,
    tournaments: evidence.tournaments.size,
    requests: evidence.asked.length,
    forms: evidence.asked.filter(({ road }) => road === 'form').length,
    letters: evidence.sent.length,
    byEmail: [...evidence.chapters.values()]
      .flat()
      .filter(
        ({ by, step }) => typeof by !== 'string' && by.road === 'email' && step.some(({ type }) => type === 'moved'),
      ).length,
    turns: turnsIn(evidence, faults),
    steps,
    violations,
    differences,
  }
}
