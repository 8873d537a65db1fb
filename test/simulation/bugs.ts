import type { Patch } from './patching.ts'

/** A mistake that a programmer could make, as changes of the source. */
export type Bug = { readonly name: string; readonly patches: readonly Patch[] }

const bug = (name: string, ...patches: readonly (readonly [file: string, find: string, replace: string])[]): Bug => ({
  name,
  patches: patches.map(([file, find, replace]) => ({ file, find, replace })),
})

const CARRY_OUT = 'shared/service/background/effects.ts'
const DELIVER = 'shared/service/email/sending/deliver.ts'
const DIGEST = 'shared/service/email/sending/digest.ts'
const DIGEST_HOUR = 'shared/service/email/sending/digest-schedule.ts'
const HANDLE = 'shared/service/games/handle.ts'
const LEDGER = 'shared/service/limits/ledger.ts'
const NOTIFY = 'shared/service/webhooks/deliver-webhook.ts'
const REPLY = 'shared/service/email/inbound/email-moves.ts'
const REPLY_TURN = 'shared/service/email/inbound/reply-turn.ts'
const TICK = 'shared/game/decisions/tick.ts'
const TURN_EMAILS = 'shared/service/email/sending/turn-emails.ts'
const TIMING = 'shared/game/evolving/timing.ts'

export const BUGS: readonly Bug[] = [
  bug('no version condition', [
    'local/memory/condition.ts',
    'if (unchanged(now, before, after)) return { write: item }',
    'if (item || unchanged(now, before, after)) return { write: item }',
  ]),
  bug('a lost race is acknowledged', [HANDLE, 'if (saved.saved) return', 'if (saved !== undefined) return']),
  bug('a reminder raises no version', [
    'shared/service/games/game-store.ts',
    '(before?.stored.version ?? 0) + 1, log',
    "(before?.stored.version ?? 0) + (events.every(({ type }) => type === 'reminded') ? 0 : 1), log",
  ]),
  bug('the past is rewritten', [
    'shared/service/games/log.ts',
    'return [...left, ...step]',
    "return [...left.map((event) => (event.type === 'draw-offered' ? { ...event, at: event.at + 1000 } : event)), ...step]",
  ]),
  bug('whatever stands there counts as the same move', [
    'shared/game/decisions/move.ts',
    'if (play.moves[ply] === text) return true',
    'if (rules) return true',
  ]),
  bug('a move is taken while the time-out waits', [
    'shared/game/decisions/gate.ts',
    'at > deadline ?',
    'at > deadline + 29_000 ?',
  ]),
  bug('a move in the last second is late', ['shared/game/decisions/gate.ts', 'at > deadline ?', 'at >= deadline ?']),
  bug('no grace', ['shared/game/clock.ts', 'GRACE: Duration = 30 * SECOND', 'GRACE: Duration = 0 * SECOND']),
  bug('too short a grace', ['shared/game/clock.ts', 'GRACE: Duration = 30 * SECOND', 'GRACE: Duration = 20 * SECOND']),
  bug('the timer is trusted without looking', [
    TICK,
    'const tick = (game: Game, _command: TickCommand, at: Instant): Decision => {',
    'const tick = (game: Game, _command: TickCommand, when: Instant): Decision => {\n  const at = when + 600_000',
  ]),
  bug('a reminder is judged by the schedule', [TICK, '.findLast((ahead) => ahead.at <= at)', '[0]']),
  bug('a game that was hardly begun is lost on time', [
    TICK,
    'game.play.moves.length < 2',
    'game.play.moves.length < 0',
  ]),
  bug('a gift is not booked', [
    TIMING,
    'const given = { ...play.given, [colour]: play.given[colour] + time }',
    'const given = play.given',
  ]),
  bug('a gift that is sent again is given again', [
    'shared/game/bounds.ts',
    'export const ECHO = 10 * MINUTE',
    'export const ECHO = -1 * MINUTE',
  ]),
  bug('a freeze gives the reserve back', [
    TIMING,
    '{ ...game.play, freezes: [...game.play.freezes, freeze] }',
    '{ ...game.play, left: game.play.given, freezes: [...game.play.freezes, freeze] }',
  ]),
  bug('an offer outlives the move of the other side', [
    'shared/game/evolving/moving.ts',
    '...(pending.draw === mover && { draw: mover })',
    '...(pending.draw && { draw: pending.draw })',
  ]),
  bug(
    'a planned reply comes after the commit',
    ['shared/game/decisions/move.ts', ': repliesTo(after, command.plans ?? {}, at)', ': []'],
    [
      CARRY_OUT,
      'await succeed(ports, id, game, step, now)',
      'await succeed(ports, id, game, step, now)\n  await replyLater(ports, id, game, now)',
    ],
    [
      CARRY_OUT,
      'export type EffectPorts =',
      `import { handle } from './handle.ts'
import { plansIn } from './plans.ts'
import { replyIn } from '../game/plan.ts'
import { seatToMove } from '../game/game.ts'
const replyLater = async (ports: any, id: any, game: any, now: any) => {
  if (game.status !== 'active') return
  const by = seatToMove(game.play)
  const plan = (await plansIn(ports.papers, id, game))[by]
  const move = plan && replyIn(plan, game.play.moves)
  if (move) await handle(ports, id, () => ({ type: 'move', by, ply: game.play.moves.length, move }), now)
}
export type EffectPorts =`,
    ],
  ),
  bug('no sweep', [
    'shared/service/background/sweep.ts',
    'await stores.games.overdue(now - PATIENCE, most)',
    '(await stores.games.overdue(now - PATIENCE, most)).slice(most)',
  ]),
  bug('an alarm that came too early is not set again', [
    'shared/service/background/tick.ts',
    '{ ...stored, due: next }',
    '{ ...stored, due: undefined }',
  ]),
  bug('a change that fails is skipped', [
    'functions/events/stored-handler.ts',
    'if (!(await isPutAside(aside, record, log)))',
    'if (!aside)',
  ]),
  bug('a change that cannot be put aside is skipped', [
    'functions/events/stored-handler.ts',
    '    return false\n  }\n}',
    '    return true\n  }\n}',
  ]),
  bug('what was put aside is forgotten', ['functions/events/redo-handler.ts', 'await retell(', 'void (']),
  bug('no game follows from another', [
    'shared/service/creation/successor.ts',
    'if (!heir || (await games.load(heir.id)))',
    'if (!heir || heir.id)',
  ]),
  bug('a guest who came too late is told that the seat is theirs', [
    HANDLE,
    'if (saved.saved) return',
    "if (saved.saved || asked.type === 'join') return",
  ]),
  bug(
    'a player who resigns while a draw is on offer is told that they have done so before',
    [
      'shared/game/decisions/resign.ts',
      "    case 'active':\n",
      "    case 'active':\n      if (game.play.pending.draw !== undefined) return DUPLICATE\n",
    ],
    [
      'shared/game/decisions/resign.ts',
      'import { type Decision, refuse } from',
      'import { type Decision, DUPLICATE, refuse } from',
    ],
  ),
  bug('another reply than the planned one is played', [
    'shared/game/decisions/replies.ts',
    'const planned = plan && replyIn(plan, play.moves)',
    `const any = legalMoves(sheetOf(terms.rules), play.position)[0]
  const planned = plan && replyIn(plan, play.moves) && any && writeMove(sheetOf(terms.rules), play.position, any)`,
  ]),
  bug(
    'the link of the other side is handed out with one’s own',
    [
      'shared/service/api/games/claim.ts',
      'watch: watchLink(service, id),',
      `watch: watchLink(service, id),
    other: { token: mintToken(service.seal, role === 'creator' ? 'opponent' : 'creator', id, loaded.game) },`,
    ],
    [
      'shared/service/api/games/claim.ts',
      "import { keyOf } from './idempotency.ts'",
      "import { keyOf } from './idempotency.ts'\nimport { mintToken } from '../tokens.ts'",
    ],
  ),
  bug('who plays the arbiter hears of nothing', [
    'shared/mail/letters.ts',
    'to.filter((role) => personOf(game, role))',
    "to.filter((role) => role !== 'director' && personOf(game, role))",
  ]),
  bug('marked before it is sent', [
    DELIVER,
    'const posted = await post(',
    'await delivery.contacts.told(letter.game, contact, letter.version)\n  const posted = await post(',
  ]),
  bug(
    'a mark is not looked at',
    [DELIVER, 'to.told >= letter.version', 'to.told > 1e9'],
    ['test/simulation/ports/book.ts', 'entry.told >= version', 'entry.told > 1e9'],
  ),
  bug(
    'a letter goes out without consent',
    [DELIVER, 'if (isInvited(loaded.game, letter.seat)) return', 'if (!to.email) return'],
    [DELIVER, 'if (!to.confirmed) {', 'if (!to.email) {'],
  ),
  bug('a letter is not taken in hand', [
    'test/simulation/ports/book.ts',
    '(claims.get(key(game, id)) ?? 0) > now',
    'claims.size < 0',
  ]),
  bug(
    'letters are put before the game is saved',
    [
      HANDLE,
      'export const handleOn = async (\n  { games, papers }: GameStores,',
      "import { lettersFor } from '../mail/letters.ts'\nexport const handleOn = async (\n  { games, papers, outbox }: any,",
    ],
    [
      HANDLE,
      'const saved = await games.save(',
      'const early = lettersFor(id, after.stored.version, after.game, events)\n    if (early.length > 0) await outbox.put(early)\n    const saved = await games.save(',
    ],
  ),
  bug('nothing is ever disarmed', [CARRY_OUT, 'await failureOf(timers.disarm(id, before.due))', 'undefined']),
  bug('the epoch of a link is ignored', [
    'shared/service/credentials/tokens.ts',
    "role: 'creator', epoch: ({ epochs }) => `${epochs.creator}`",
    "role: 'creator', epoch: () => '0'",
  ]),
  bug('the log names the address', [
    DELIVER,
    'const posted = await post(',
    "delivery.log('info', 'sending', { to: to.email })\n  const posted = await post(",
  ]),
  bug('the key of the form of a new game is not used', [
    'shared/service/pages/joining/new-game-page.ts',
    'agreed, key }, request)',
    'agreed, key: undefined }, request)',
  ]),
  bug('the key of the form of an invitation is not used', [
    'shared/service/pages/joining/invitation-page.ts',
    'person: guest.person, key }',
    'person: guest.person, key: undefined }',
  ]),
  bug('the form of a lost seat is not given again', [
    'shared/service/pages/joining/lost-seat.ts',
    'if (!presented || !purpose || !replacedBy(purpose))',
    'if (!presented || !purpose || !replacedBy(purpose) || !lostOf(visit, presented))',
  ]),
  bug('the form of a move acts on the newest ply', [
    'shared/service/pages/board/move-seat.ts',
    'await play(visit.service, held, body,',
    `await play(
      visit.service,
      held,
      { ...body, ply: held.loaded.game.status === 'active' ? held.loaded.game.play.moves.length : body.ply },
     `,
  ]),
  bug('a form leads on before the game is saved', [
    'shared/service/pages/board/move-seat.ts',
    'return outcomeOf(visit, held, await play(visit.service, held, body,',
    `const { games } = visit.service
    const save = (...all: Parameters<typeof games.save>) => {
      games.save(...all).catch(() => {})
      return Promise.resolve({ saved: true } as const)
    }
    return outcomeOf(visit, held, await play({ ...visit.service, games: { ...games, save } }, held, body,`,
  ]),
  bug('a page shows the note of the other seat', [
    'shared/service/pages/board/board-page.ts',
    'await ownPapers(papers, id, game, seat)',
    "await ownPapers(papers, id, game, seat === 'creator' ? 'opponent' : 'creator')",
  ]),
  bug('the form of forced moves says the opposite', [
    'shared/service/pages/settings/settings-page.ts',
    "playForced: playForced === '1'",
    "playForced: playForced !== '1'",
  ]),
  bug('what one side asks for uses up the room of the other', [
    'shared/game/room.ts',
    'asked[payer] < ASKED',
    'asked.creator + asked.opponent + asked.director < ASKED',
  ]),
  bug('a seat leaves its mailbox in silence', [
    'shared/service/seats/seat-settings.ts',
    'if (isRespelt(known, body)) await tellFormer',
    "if (isRespelt(known, body) && body.email === '') await tellFormer",
  ]),
  bug('an answer by email is played whoever wrote it', [
    REPLY_TURN,
    'if (canonicalAddress(from) !== canonicalAddress(email))',
    "if (from === '' || email === '')",
  ]),
  bug('what an email says of its own sender is not looked at', [
    REPLY_TURN,
    '&& isAuthentic(message, believed)',
    "&& believed.server !== ''",
  ]),
  bug('a quoted line of an email is read', [
    'shared/mail/reply/own-lines.ts',
    "const line = each.replaceAll(UNSEEN(), ' ').trim()",
    "const line = each.replaceAll(UNSEEN(), ' ').trim().replace(/^> ?/, '')",
  ]),
  bug('what a machine answers is played', [
    REPLY,
    "arrived.sender === '' || isAutomatic(arrived.message)",
    "arrived.sender === 'nobody'",
  ]),
  bug('an email counts when it is read, not when it came', [
    REPLY,
    'Math.min(arrived.at, now)',
    'Math.max(arrived.at, now)',
  ]),
  bug('every email is answered', [
    'shared/service/limits/email-limits.ts',
    "if (letter.kind === 'answer' || letter.kind === 'answers') return OF_ENTRY.answers",
    "if (letter.kind === 'answer' || letter.kind === 'answers') return undefined",
  ]),
  bug('an email of several games forgets one', [
    TURN_EMAILS,
    'await written(ports, turn, beside, now)',
    'await written(ports, turn, beside.slice(1), now)',
  ]),
  bug('emails about turns do not wait for each other', [
    TURN_EMAILS,
    'await take(Math.max(now - TURNS.apart, acted))',
    'await take(now)',
  ]),
  bug('a digest is not marked', [
    DIGEST,
    'for (const { letter, contact } of own) await',
    'for (const { letter, contact } of own.slice(own.length)) await',
  ]),
  bug('a digest is lost by a crash', [
    'shared/service/email/sending/put-digests.ts',
    `    await outbox.put(batch.map(({ account, at }) => ({ kind: 'digest', account, due: at, delay: 0 })))
    for (const { account, at } of batch) await ledger.unplan(account, at)
`,
    `    for (const { account, at } of batch) await ledger.unplan(account, at)
    await outbox.put(batch.map(({ account, at }) => ({ kind: 'digest', account, due: at, delay: 0 })))
`,
  ]),
  bug('a digest comes at the hour of another zone', [
    DIGEST_HOUR,
    'nextHour(zoneOf(to.timeZone),',
    "nextHour(zoneOf('Pacific/Auckland'),",
  ]),
  bug(
    'a last warning waits for the digest',
    [DIGEST_HOUR, "(letter.kind === 'reminder' && letter.reminder !== 'hours')", "letter.kind === 'reminder'"],
    [DIGEST_HOUR, 'deadline - at < TURNS.soon', 'deadline - at < 0'],
  ),
  bug('who wants a digest gets other emails about turns', [
    'shared/service/email/sending/turn-at.ts',
    'known.silent || known.digest || ',
    'known.silent || ',
  ]),
  bug('a seat that wants no emails gets some', [
    DELIVER,
    '(silent && !(confirmed && isNewLink(letter)))',
    '(silent && !confirmed)',
  ]),
  bug('an address gets any number of emails a day', [
    'shared/service/limits/email-quotas.ts',
    'ORDINARY_DAY = MAIL.confirmedDay - MAIL.warningsOfDay',
    'ORDINARY_DAY = MAIL.confirmedDay * MAIL.warningsOfDay',
  ]),
  bug('who has seen their turn gets its email', [
    DELIVER,
    "letter.kind === 'your-turn' && wasSeen(to, letter.version)",
    "letter.kind === 'your-turn' && wasSeen(to, letter.version + 1e9)",
  ]),
  bug('a turn that was seen is listed with others', [
    'shared/service/email/sending/unsent-emails.ts',
    '!wasSeen(known, version)',
    'wasSeen(known, version) !== undefined',
  ]),
  bug('what was shown of another position counts', [
    'shared/service/seats/seen.ts',
    'version !== versionOf(loaded)',
    'version > versionOf(loaded) + 1',
  ]),
  bug('an email that came back is forgotten', [
    'shared/service/email/delivery/bounces.ts',
    'noteFailing({ ledger, seal }, email, goneAt(now), now)',
    'noteFailing({ ledger, seal }, email, { rests: now }, now)',
  ]),
  bug('a complaint stops nothing', ['shared/service/email/delivery/feedback.ts', '{ stopped: true }', '{ dead: false }']),
  bug('no page says that emails come back', ['shared/service/email/delivery/feedback.ts', 'await tellSeat(ports, opened)', '']),
  bug('an email does not wait for who has a notice of its turn', [
    'shared/service/push/push-first.ts',
    'const waits = until > now',
    'const waits = until < now',
  ]),
  bug('the email is forgotten where a device has the notice', [
    'shared/service/push/push-first.ts',
    'if (waits) await ports.outbox.put(',
    'if (!waits) await ports.outbox.put(',
  ]),
  bug('a device that is gone gets notices', [
    'shared/service/push/push-first.ts',
    'if (gone.length > 0) await forgetGone',
    'if (gone.length > 9) await forgetGone',
  ]),
  bug('a stop is not looked at', [LEDGER, "  if (account.stopped) return 'stopped'\n", '']),
  bug('the gate of an address is skipped', [
    'shared/service/limits/send-limits.ts',
    "if (gate === 'dead') await returned(ports, to)\n  return gate",
    "if (gate === 'dead') await returned(ports, to)\n  return 'open'",
  ]),
  bug('an email that is tried again counts again', [
    LEDGER,
    "  if (grant !== undefined && account.grants[today]?.includes(grant)) return 'again'\n",
    '',
  ]),
  bug('an email that is tried again counts again for its seat', [
    'shared/service/limits/daily-counts.ts',
    'was !== undefined && grants.includes(grant)',
    "was !== undefined && grant === ''",
  ]),
  bug('what a game that is over keeps stays', [
    'shared/service/games/retention.ts',
    'if (deletedAt(loaded.game) !== undefined || ',
    'if (',
  ]),
  bug(
    'a webhook is told before the game is saved',
    [
      HANDLE,
      'export const handleOn = async (\n  { games, papers }: GameStores,',
      `import { noticesFor } from '../hooks/notices.ts'
import { versionOf } from './version.ts'
export const handleOn = async (
  { games, papers, notices }: any,`,
    ],
    [
      HANDLE,
      'const saved = await games.save(',
      `const taken = { id, stored: after.stored.version, version: versionOf(after), events }
    const { owner } = after.game
    const early = owner === undefined ? [] : noticesFor(taken, after.game)
    if (early.length > 0) await notices.put(early.map((told) => ({ owner, told, delay: 0 })))
    const saved = await games.save(`,
    ],
  ),
  bug('a webhook that fails is not tried again', [
    NOTIFY,
    'ports.notices.put([{ ...errand, attempt: errand.attempt + 1, due: next, hop: 0, delay: Math.max(0, next - now) }])',
    'Promise.resolve(void [ports, errand, now, next])',
  ]),
  bug('the page of a seat says that an email was sent which was put off', [
    'shared/service/email/consent/consent.ts',
    "return toldUntil(postponed) === undefined ? 'unconfirmed' : 'later'",
    "return toldUntil(postponed) === undefined ? 'unconfirmed' : 'unconfirmed'",
  ]),
  bug('what is tried again has another text', [
    NOTIFY,
    'const body = bodyOf(hook.format, errand.told, { words: { texts, mail }, origin: ports.origin, now })',
    "const body = bodyOf(hook.format, errand.told, { words: { texts, mail }, origin: ports.origin, now }) + (errand.attempt > 1 ? ' ' : '')",
  ]),
  bug('a turn that is past goes out', [NOTIFY, "(there.status !== 'active' || there.ply !== ply)", 'ply < 0']),
  bug('what is tried again has a new id', [
    NOTIFY,
    '{ id: errand.told.id, body }',
    '{ id: `${errand.told.id}.${errand.attempt}`, body }',
  ]),
  bug('a press of all games tells of the pressed one', [
    'shared/service/email/consent/consent.ts',
    'await service.outbox.put(owed.flat())',
    'await service.outbox.put(owed.flat().slice(99))',
  ]),
  bug('the inviter is not told of an email that is put off', [
    'shared/service/email/consent/named-mail.ts',
    'const until = toldUntil(postponed)',
    'const until = toldUntil(postponed && undefined)',
  ]),
  bug('what is over a bound is dropped', [
    'shared/service/email/consent/first-email-gate.ts',
    "Number.isFinite(until) ? { kind: 'postponed', until, why }",
    "Number.isNaN(until) ? { kind: 'postponed', until, why }",
  ]),
  bug('what is postponed is never looked at again', [
    'shared/service/email/consent/note-asked.ts',
    'if (first < NEVER) await ledger.plan(',
    'if (first > NEVER) await ledger.plan(',
  ]),
  bug('an email about a turn comes hours after another', [
    'shared/game/bounds.ts',
    'apart: 30 * MINUTE',
    'apart: 180 * MINUTE',
  ]),
  bug('a game that begins with a move is told twice', [
    DELIVER,
    "letter.kind === 'joined' ? await withTurn(letter, reader, now) : letter",
    "letter.kind === 'door' ? await withTurn(letter, reader, now) : letter",
  ]),
  bug('a receiver that is gone is tried again', [NOTIFY, 'answered.status === 410', 'answered.status === 411']),
]
