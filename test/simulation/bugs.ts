import type { Patch } from './patching.ts'

/** A mistake that a programmer could make, as changes of the source. */
export type Bug = { readonly name: string; readonly patches: readonly Patch[] }

const bug = (name: string, ...patches: readonly (readonly [file: string, find: string, replace: string])[]): Bug => ({
  name,
  patches: patches.map(([file, find, replace]) => ({ file, find, replace })),
})

const ATTEMPT = 'shared/service/webhooks/attempt-webhook.ts'
const CARRY_OUT = 'shared/service/background/effects.ts'
const DELIVER = 'shared/service/email/sending/deliver-email.ts'
const DIGEST = 'shared/service/email/sending/send-digest.ts'
const DIGEST_HOUR = 'shared/service/email/mailbox/digest-schedule.ts'
const HANDLE = 'shared/service/games/handle.ts'
const LEDGER = 'shared/service/limits/ledger-account.ts'
const NOTIFY = 'shared/service/webhooks/deliver-webhook.ts'
const REPLY = 'shared/service/email/inbound/email-moves.ts'
const REPLY_TURN = 'shared/service/email/inbound/reply-turn.ts'
const SEND_NEWS = 'shared/service/email/sending/send-news.ts'
const TICK = 'shared/game/decisions/timing/tick.ts'
const TIMED_OUT = 'shared/game/decisions/basis/timed-out.ts'
const TURN_EMAILS = 'shared/service/email/sending/send-turn-email.ts'
const TIMING = 'shared/game/evolving/timing-events.ts'

export const BUGS: readonly Bug[] = [
  bug('no version condition', [
    'local/stores/judge-save.ts',
    'if (unchanged(now, before, after)) return { write: item }',
    'if (item || unchanged(now, before, after)) return { write: item }',
  ]),
  bug('a command that lost a race is acknowledged', [
    HANDLE,
    'if (saved.saved) return',
    'if (saved !== undefined) return',
  ]),
  bug('a reminder does not raise the version', [
    'shared/service/games/game-store.ts',
    '(before?.stored.version ?? 0) + 1, log',
    "(before?.stored.version ?? 0) + (events.every(({ type }) => type === 'reminded') ? 0 : 1), log",
  ]),
  bug('past events are rewritten', [
    'shared/service/games/append-step.ts',
    'return [...left, ...step]',
    "return [...left.map((event) => (event.type === 'draw-offered' ? { ...event, at: event.at + 1000 } : event)), ...step]",
  ]),
  bug('any move at a ply counts as a repetition of the same move', [
    'shared/game/decisions/moving/move.ts',
    'if (play.moves[ply] === text) return true',
    'if (rules) return true',
  ]),
  bug('a move is accepted in the grace period before the time-out', [
    'shared/game/decisions/basis/in-play.ts',
    'at > deadline ?',
    'at > deadline + 29_000 ?',
  ]),
  bug('a move in the last second is late', [
    'shared/game/decisions/basis/in-play.ts',
    'at > deadline ?',
    'at >= deadline ?',
  ]),
  bug('a time-out has no grace period', [
    'shared/game/time/clock.ts',
    'GRACE_PERIOD: Duration = 30 * SECOND',
    'GRACE_PERIOD: Duration = 0 * SECOND',
  ]),
  bug('the grace period of a time-out is too short', [
    'shared/game/time/clock.ts',
    'GRACE_PERIOD: Duration = 30 * SECOND',
    'GRACE_PERIOD: Duration = 20 * SECOND',
  ]),
  bug('a drawn position is claimed as won', [
    'shared/game/decisions/ending/claim-by-table.ts',
    "case 'draw':\n      return 'draw'",
    "case 'draw':\n      return 'win'",
  ]),
  bug('a timer is trusted, whatever the time is', [
    TICK,
    'const tick = (game: Game, _command: TickCommand, at: Instant): Decision => {',
    'const tick = (game: Game, _command: TickCommand, when: Instant): Decision => {\n  const at = when + 600_000',
  ]),
  bug('the next reminder is sent whenever a timer fires', [TICK, '.findLast((ahead) => ahead.at <= at)', '[0]']),
  bug('a game that was hardly begun is lost on time', [
    TIMED_OUT,
    'game.play.moves.length < 2',
    'game.play.moves.length < 0',
  ]),
  bug('a gift of time is not booked as given', [
    TIMING,
    'const given = { ...play.given, [colour]: play.given[colour] + time }',
    'const given = play.given',
  ]),
  bug('a repeated gift of time is given twice', [
    'shared/game/limits/bounds.ts',
    'export const GIFT_RESEND_WINDOW = 10 * MINUTE',
    'export const GIFT_RESEND_WINDOW = -1 * MINUTE',
  ]),
  bug('a freeze gives the reserve back', [
    TIMING,
    '{ ...game.play, freezes: [...game.play.freezes, freeze] }',
    '{ ...game.play, left: game.play.given, freezes: [...game.play.freezes, freeze] }',
  ]),
  bug('an offer outlives the move of the other side', [
    'shared/game/evolving/moving-events.ts',
    '...(pending.draw === mover && { draw: mover })',
    '...(pending.draw && { draw: pending.draw })',
  ]),
  bug(
    'a planned reply comes after the commit',
    ['shared/game/decisions/moving/move.ts', ': automaticReplies(after, command.conditionalMoves ?? {}, at)', ': []'],
    [
      CARRY_OUT,
      'await createNextGame(ports, id, game, step, now)',
      'await createNextGame(ports, id, game, step, now)\n  await replyLater(ports, id, game, now)',
    ],
    [
      CARRY_OUT,
      'export type EffectPorts =',
      `import { handle } from '../games/handle.ts'
import { loadConditionalMoves } from '../notebook/conditional-moves.ts'
import { conditionalReply } from '../../game/board/conditional-moves.ts'
import { seatToMove } from '../../game/model/game.ts'
const replyLater = async (ports: any, id: any, game: any, now: any) => {
  if (game.status !== 'active') return
  const by = seatToMove(game.play)
  const plan = (await loadConditionalMoves(ports.notebook, id, game))[by]
  const move = plan && conditionalReply(plan, game.play.moves)
  if (move) await handle(ports, id, () => ({ type: 'move', by, ply: game.play.moves.length, move }), now)
}
export type EffectPorts =`,
    ],
  ),
  bug('the sweep finds no overdue games', [
    'shared/service/background/sweep.ts',
    'await stores.games.overdue(now - TIMER_PATIENCE, most)',
    '(await stores.games.overdue(now - TIMER_PATIENCE, most)).slice(most)',
  ]),
  bug('a timer that fired too early is not set again', [
    'shared/service/background/tick.ts',
    '{ ...stored, due: next }',
    '{ ...stored, due: undefined }',
  ]),
  bug('a change that fails is skipped', [
    'functions/events/stored-handler.ts',
    'if (!(await isQueuedForRetry(retryQueue, record, log)))',
    'if (!retryQueue)',
  ]),
  bug('a change that cannot be put into the retry queue is skipped', [
    'functions/events/stored-handler.ts',
    '    return false\n  }\n}',
    '    return true\n  }\n}',
  ]),
  bug('games in the retry queue are dropped', ['functions/events/redo-handler.ts', 'await replayGame(', 'void (']),
  bug('no follow-up game is made', [
    'shared/service/creation/create-next-game.ts',
    'if (!next || (await games.load(next.id)))',
    'if (!next || next.id)',
  ]),
  bug('a guest who came too late is told that they have the seat', [
    HANDLE,
    'if (saved.saved) return',
    "if (saved.saved || command.type === 'join') return",
  ]),
  bug(
    'a resignation while a draw is on offer is answered as a duplicate',
    [
      'shared/game/decisions/ending/resign.ts',
      "    case 'active':\n",
      "    case 'active':\n      if (game.play.pending.draw !== undefined) return DUPLICATE\n",
    ],
    [
      'shared/game/decisions/ending/resign.ts',
      'import { type Decision, refuse } from',
      'import { type Decision, DUPLICATE, refuse } from',
    ],
  ),
  bug('another reply than the planned one is played', [
    'shared/game/decisions/moving/automatic-replies.ts',
    'const planned = plan && conditionalReply(plan, play.moves)',
    `const any = legalMoves(ruleSetOf(terms.rules), play.position)[0]
  const planned = plan && conditionalReply(plan, play.moves) && any && writeMove(ruleSetOf(terms.rules), play.position, any)`,
  ]),
  bug(
    'the link of the other side is handed out with one’s own',
    [
      'shared/service/api/games/post-claim.ts',
      'watch: publicGameLink(service, id),',
      `watch: publicGameLink(service, id),
    other: { token: mintToken(service.signer, role === 'creator' ? 'opponent' : 'creator', id, loaded.game) },`,
    ],
    [
      'shared/service/api/games/post-claim.ts',
      '/** Answers `POST /v1/games/{id}/claim`. */',
      "import { mintToken } from '../../credentials/tokens.ts'\n/** Answers `POST /v1/games/{id}/claim`. */",
    ],
  ),
  bug('the arbiter gets no emails', [
    'shared/email/game-emails/emails-for.ts',
    'to.filter((role) => personOf(game, role))',
    "to.filter((role) => role !== 'arbiter' && personOf(game, role))",
  ]),
  bug('an email is marked as sent before it is sent', [
    SEND_NEWS,
    'const posted = await postEmail(',
    'await delivery.contacts.markNotified(gameEmail.game, contact, gameEmail.version)\n  const posted = await postEmail(',
  ]),
  bug('an email about several games is noted for none of them', [
    TURN_EMAILS,
    'const note = way && deliveryNote(gameEmail, way, now)',
    "const note = way === 'alone' ? deliveryNote(gameEmail, way, now) : undefined",
  ]),
  bug('the evidence of a game counts a pause', [
    'shared/record/evidence/replay-clock.ts',
    "paused: (reckoning, _turn, { at, until }) => stopped(reckoning, { from: at, until, kind: 'pause' })",
    'paused: (reckoning) => reckoning',
  ]),
  bug(
    'an email that is marked as sent is sent again',
    [DELIVER, 'to.told >= gameEmail.version', 'to.told > 1e9'],
    ['test/simulation/ports/book.ts', 'entry.told >= version', 'entry.told > 1e9'],
  ),
  bug(
    'an email is sent without consent',
    [DELIVER, 'if (isInvited(loaded.game, gameEmail.seat)) return', 'if (!to.email) return'],
    [DELIVER, 'if (!to.confirmed) {', 'if (!to.email) {'],
  ),
  bug('the lease on sending an email is ignored', [
    'test/simulation/ports/book.ts',
    '(claims.get(key(game, id)) ?? 0) > now',
    'claims.size < 0',
  ]),
  bug(
    'emails are queued before the game is saved',
    [
      HANDLE,
      'export const handleFrom = async (\n  { games, notebook }: GameStores,',
      "import { emailsFor } from '../../email/game-emails/emails-for.ts'\nexport const handleFrom = async (\n  { games, notebook, outbox }: any,",
    ],
    [
      HANDLE,
      'const saved = await games.save(',
      'const early = emailsFor(id, after.stored.version, after.game, events)\n    if (early.length > 0) await outbox.put(early)\n    const saved = await games.save(',
    ],
  ),
  bug('no timer is ever disarmed', [CARRY_OUT, 'await failureOf(timers.disarm(id, before.due))', 'undefined']),
  bug('the epoch of a link is ignored', [
    'shared/service/credentials/tokens.ts',
    "role: 'creator', epoch: ({ epochs }) => `${epochs.creator}`",
    "role: 'creator', epoch: () => '0'",
  ]),
  bug('the log names the address', [
    SEND_NEWS,
    'const posted = await postEmail(',
    "delivery.log('info', 'sending', { to: to.email })\n  const posted = await postEmail(",
  ]),
  bug('the key of the form of a new game is not used', [
    'shared/service/pages/joining/show-new-game.ts',
    'agreed: resolved, key }, request)',
    'agreed: resolved, key: undefined }, request)',
  ]),
  bug('the key of the form of an invitation is not used', [
    'shared/service/pages/joining/show-invitation.ts',
    'isOwnPage: true, person, key }',
    'isOwnPage: true, person, key: undefined }',
  ]),
  bug('the form of a lost seat works only once', [
    'shared/service/pages/joining/show-lost-seat.ts',
    'if (!unverified || !purpose || !seatReplacedBy(purpose))',
    'if (!unverified || !purpose || !seatReplacedBy(purpose) || !lostOf(visit, unverified))',
  ]),
  bug('the form of a move acts on the newest ply', [
    'shared/service/pages/board/submit-move.ts',
    'await handleMove(visit.service, authorized, body, visit.request.receivedAt)',
    `await handleMove(
        visit.service,
        authorized,
        { ...body, ply: authorized.loaded.game.status === 'active' ? authorized.loaded.game.play.moves.length : body.ply },
        visit.request.receivedAt,
      )`,
  ]),
  bug('a form redirects before the game is saved', [
    'shared/service/pages/board/submit-move.ts',
    `    return commandOutcome(
      visit,
      authorized,
      await handleMove(visit.service, authorized, body, visit.request.receivedAt),
    )`,
    `    const { games } = visit.service
    const save = (...all: Parameters<typeof games.save>) => {
      games.save(...all).catch(() => {})
      return Promise.resolve({ saved: true } as const)
    }
    return commandOutcome(
      visit,
      authorized,
      await handleMove({ ...visit.service, games: { ...games, save } }, authorized, body, visit.request.receivedAt),
    )`,
  ]),
  bug('a page shows the note of the other seat', [
    'shared/service/pages/board/player-page-data.ts',
    'await readSeatNotebook(notebook, id, game, seat)',
    "await readSeatNotebook(notebook, id, game, seat === 'creator' ? 'opponent' : 'creator')",
  ]),
  bug('the form of forced moves stores the opposite', [
    'shared/service/pages/settings/show-settings.ts',
    "playForced: playForced === '1'",
    "playForced: playForced !== '1'",
  ]),
  bug('the requests of one side use up the allowance of the other', [
    'shared/game/evolving/allowance.ts',
    'spent.requests[payer] < MOST_REQUESTS_PER_TURN',
    'spent.requests.creator + spent.requests.opponent + spent.requests.arbiter < MOST_REQUESTS_PER_TURN',
  ]),
  bug('an old address is not told that its seat has another one', [
    'shared/service/seats/change-contact.ts',
    'if (isRespelt(known, body)) await emailPreviousAddress',
    "if (isRespelt(known, body) && body.email === '') await emailPreviousAddress",
  ]),
  bug('a move by email is played whoever wrote it', [
    REPLY_TURN,
    'if (canonicalAddress(from) !== canonicalAddress(email))',
    "if (from === '' || email === '')",
  ]),
  bug('the authentication results of an email are ignored', [
    REPLY_TURN,
    '&& isAuthentic(message, believed)',
    "&& believed.server !== ''",
  ]),
  bug('a quoted line of an email is read as a move', [
    'shared/email/inbound/own-lines.ts',
    "const line = each.replaceAll(UNSEEN(), ' ').trim()",
    "const line = each.replaceAll(UNSEEN(), ' ').trim().replace(/^> ?/, '')",
  ]),
  bug('a move in an automatic reply is played', [
    REPLY,
    "arrived.sender === '' || isAutomaticEmail(arrived.message)",
    "arrived.sender === 'nobody'",
  ]),
  bug('a move by email counts when it is read, not when it arrived', [
    REPLY,
    'Math.min(arrived.at, now)',
    'Math.max(arrived.at, now)',
  ]),
  bug('replies to answers by email have no quota', [
    'shared/service/email/delivery/email-limits.ts',
    "if (gameEmail.kind === 'answer' || gameEmail.kind === 'answers') return CONTACT_LIMITS.answers",
    "if (gameEmail.kind === 'answer' || gameEmail.kind === 'answers') return undefined",
  ]),
  bug('an email about several games leaves one out', [
    TURN_EMAILS,
    'await write(ports, turn, { others, ends }, now)',
    'await write(ports, turn, { others: others.slice(1), ends }, now)',
  ]),
  bug('two emails about turns come within half an hour', [
    TURN_EMAILS,
    'await take(Math.max(now - TURN_EMAIL_LIMITS.minInterval, lastActed))',
    'await take(now)',
  ]),
  bug('a digest is not marked as sent', [
    DIGEST,
    'markTold(ports, [...own, ...ends], posted',
    'markTold(ports, ends, posted',
  ]),
  bug('a digest is lost by a crash', [
    'shared/service/email/sending/queue-due-digests.ts',
    `    await outbox.put(batch.map(({ account, at }) => ({ kind: 'digest', account, due: at, delay: 0 })))
    for (const { account, at } of batch) await ledger.unplanDigest(account, at)
`,
    `    for (const { account, at } of batch) await ledger.unplanDigest(account, at)
    await outbox.put(batch.map(({ account, at }) => ({ kind: 'digest', account, due: at, delay: 0 })))
`,
  ]),
  bug('a digest comes at the hour of another zone', [
    DIGEST_HOUR,
    'nextLocalHour(timeZoneOrUtc(to.timeZone),',
    "nextLocalHour(timeZoneOrUtc('Pacific/Auckland'),",
  ]),
  bug(
    'a last warning waits for the digest',
    [DIGEST_HOUR, "(gameEmail.kind === 'reminder' && gameEmail.reminder !== 'hours')", "gameEmail.kind === 'reminder'"],
    [DIGEST_HOUR, 'deadline - at < TURN_EMAIL_LIMITS.urgentBelow', 'deadline - at < 0'],
  ),
  bug('a reader who wants a digest gets other emails about turns', [
    'shared/service/email/mailbox/turn-email.ts',
    'known.silent || known.digest || ',
    'known.silent || ',
  ]),
  bug('a seat that wants no emails gets some', [
    DELIVER,
    '(silent && !(confirmed && isNewLinkEmail(gameEmail)))',
    '(silent && !confirmed)',
  ]),
  bug('an address gets any number of emails a day', [
    'shared/service/limits/email-quotas.ts',
    'ORDINARY_DAY = EMAIL_LIMITS.confirmedDay - EMAIL_LIMITS.warningsOfDay',
    'ORDINARY_DAY = EMAIL_LIMITS.confirmedDay * EMAIL_LIMITS.warningsOfDay',
  ]),
  bug('a reader who has seen their turn gets an email about it', [
    DELIVER,
    "gameEmail.kind === 'your-turn' && hasSeen(to, gameEmail.version)",
    "gameEmail.kind === 'your-turn' && hasSeen(to, gameEmail.version + 1e9)",
  ]),
  bug('a turn that was seen is listed in an email about several games', [
    'shared/service/email/mailbox/unsent-emails.ts',
    '!hasSeen(known, version)',
    'hasSeen(known, version) !== undefined',
  ]),
  bug('a report that another position was seen counts for this one', [
    'shared/service/seats/note-seen.ts',
    'version !== publicVersion(loaded)',
    'version > publicVersion(loaded) + 1',
  ]),
  bug('a bounce is ignored', [
    'shared/service/email/delivery/bounces.ts',
    'noteUndeliverable({ ledger, signer }, email, undeliverableAt(now), now)',
    'noteUndeliverable({ ledger, signer }, email, { rests: now }, now)',
  ]),
  bug('a complaint is ignored', [
    'shared/service/email/inbound/handle-feedback.ts',
    '{ stopped: true }',
    '{ dead: false }',
  ]),
  bug('no page says that emails come back', [
    'shared/service/email/inbound/handle-feedback.ts',
    'await markAddressReturned(ports, opened)',
    '',
  ]),
  bug('an email about a turn does not wait after a notice on a device', [
    'shared/service/push/push-first.ts',
    'const waits = until > now',
    'const waits = until < now',
  ]),
  bug('an email about a turn is dropped after a notice on a device', [
    'shared/service/push/push-first.ts',
    'if (waits) await ports.outbox.put(',
    'if (!waits) await ports.outbox.put(',
  ]),
  bug('a device that is gone gets notices', [
    'shared/service/push/push-first.ts',
    'if (gone.length > 0) await forgetGone',
    'if (gone.length > 9) await forgetGone',
  ]),
  bug('a stop of all emails is ignored', [LEDGER, "  if (account.stopped) return 'stopped'\n", '']),
  bug('the send limits of an address are skipped', [
    'shared/service/email/delivery/send-limits.ts',
    "if (gate === 'dead') await noteReturned(ports, to)\n  return gate",
    "if (gate === 'dead') await noteReturned(ports, to)\n  return 'open'",
  ]),
  bug('an email that is tried again is charged to its address twice', [
    LEDGER,
    "  if (grant !== undefined && account.grants[today]?.includes(grant)) return 'again'\n",
    '',
  ]),
  bug('an email that is tried again is charged to its seat twice', [
    'shared/service/limits/daily-counts.ts',
    'was !== undefined && grants.includes(grant)',
    "was !== undefined && grant === ''",
  ]),
  bug('the data of a game that is over does not expire', [
    'shared/service/games/retention.ts',
    'if (deletedAt(loaded.game) !== undefined || ',
    'if (',
  ]),
  bug(
    'an event is sent to a webhook before the game is saved',
    [
      HANDLE,
      'export const handleFrom = async (\n  { games, notebook }: GameStores,',
      `import { payloadsOf } from '../../webhooks/event-payloads.ts'
import { publicVersion } from './public-version.ts'
export const handleFrom = async (
  { games, notebook, notices }: any,`,
    ],
    [
      HANDLE,
      'const saved = await games.save(',
      `const taken = { id, stored: after.stored.version, version: publicVersion(after), events }
    const { owner } = after.game
    const early = owner === undefined ? [] : payloadsOf(taken, after.game)
    if (early.length > 0) await notices.put(early.map((told) => ({ owner, told, delay: 0 })))
    const saved = await games.save(`,
    ],
  ),
  bug('a delivery that failed is not tried again', [
    ATTEMPT,
    'ports.notices.put([{ ...job, attempt: job.attempt + 1, due: next, hop: 0, delay: Math.max(0, next - now) }])',
    'Promise.resolve(void [ports, job, now, next])',
  ]),
  bug('the page of a seat says that a postponed email was sent', [
    'shared/service/email/consent/seat-email-status.ts',
    "return shownUntil(postponed) === undefined ? 'unconfirmed' : 'later'",
    "return shownUntil(postponed) === undefined ? 'unconfirmed' : 'unconfirmed'",
  ]),
  bug('a delivery that is tried again has another text', [
    ATTEMPT,
    'const body = writePayload(webhook.format, job.told, { words: { texts, mail }, origin: ports.origin, now })',
    "const body = writePayload(webhook.format, job.told, { words: { texts, mail }, origin: ports.origin, now }) + (job.attempt > 1 ? ' ' : '')",
  ]),
  bug('a webhook hears of a turn that is past', [
    NOTIFY,
    "(listed.status !== 'active' || listed.ply !== ply)",
    'ply < 0',
  ]),
  bug('a delivery that is tried again has a new id', [
    ATTEMPT,
    '{ id: job.told.id, body }',
    '{ id: `${job.told.id}.${job.attempt}`, body }',
  ]),
  bug('a press of "all my games" starts the emails of one game only', [
    'shared/service/email/consent/consent.ts',
    'await service.outbox.put(missed.flat())',
    'await service.outbox.put(missed.flat().slice(99))',
  ]),
  bug('the inviter is not told of a postponed email', [
    'shared/service/email/requests/shown-consent-email.ts',
    'const until = shownUntil(postponed)',
    'const until = shownUntil(postponed && undefined)',
  ]),
  bug('a first email over a limit is dropped', [
    'shared/service/email/requests/check-consent-email.ts',
    "Number.isFinite(until) ? { kind: 'postponed', until, why }",
    "Number.isNaN(until) ? { kind: 'postponed', until, why }",
  ]),
  bug('a postponed email is never sent', [
    'shared/service/email/requests/record-outcome.ts',
    'if (first < LATEST_INSTANT) await ledger.planDigest(',
    'if (first > LATEST_INSTANT) await ledger.planDigest(',
  ]),
  bug('an email about a turn comes hours after another', [
    'shared/game/limits/bounds.ts',
    'minInterval: 30 * MINUTE',
    'minInterval: 180 * MINUTE',
  ]),
  bug('the beginning of a game and its first move are told in two emails', [
    DELIVER,
    "gameEmail.kind === 'joined' ? await combineWithTurn(gameEmail, reader, now) : gameEmail",
    "gameEmail.kind === 'door' ? await combineWithTurn(gameEmail, reader, now) : gameEmail",
  ]),
  bug('a receiver that is gone is tried again', [ATTEMPT, 'response.status === 410', 'response.status === 411']),
  bug('a board of a tournament is drawn again when it is made', [
    'shared/service/tournaments/boards/make-board.ts',
    'offerOfBoard(of.id, of.tournament, board), now',
    'offerOfBoard(of.id, of.tournament, { ...board, chance: ports.chance(1)[0] ?? 0 }), now',
  ]),
  bug('both games of a pair have the same colours', [
    'shared/tournament/pairing/draw-boards.ts',
    "(begins === 'black') !== isReturn",
    "(begins === 'black') !== (isReturn && first < 0)",
  ]),
  bug('Sonneborn-Berger counts all opponents alike', [
    'shared/tournament/standings/tie-breaks.ts',
    'sum + points * sumOfPoints(',
    'sum + sumOfPoints(',
  ]),
  bug('a board counts that is void because its player was replaced', [
    'shared/tournament/standings/board-result.ts',
    "if (voided === 'replaced') return 'void'",
    "if (voided === 'replaced' && !score) return 'void'",
  ]),
  bug('a game that was lost by leaving gives its points twice', [
    'shared/tournament/standings/counted-games.ts',
    'games.get(black)?.push({',
    'if (result.isByLeaving)\n      games.get(black)?.push({ opponent: white, points: pointsOf(board, result.winner, black) })\n    games.get(black)?.push({',
  ]),
  bug('the address of an entrant is stored with the name', [
    'shared/service/tournaments/entry/named-person.ts',
    '{ email: _email, locale: _locale,',
    '{ locale: _locale,',
  ]),
  bug('the first player gets no report of the tournament', [
    'shared/email/tournament/tournament-recipients.ts',
    "[...numbersOf(tournament, 'accepted'), ...secretaryBeside(tournament)",
    "[...numbersOf(tournament, 'accepted').slice(1), ...secretaryBeside(tournament)",
  ]),
  bug('the email about the boards of a tournament lists some of them only', [
    'shared/service/email/tournaments/readers-boards.ts',
    'links.toSorted((one, other) => one.number - other.number)',
    'links.slice(1)',
  ]),
  bug('the end of a game that was noted first is never replaced', [
    'shared/tournament/decisions/closing.ts',
    'if (!known || (known.score && known.score.version >= version)) return []',
    'if (!known || known.score) return []',
  ]),
  bug('an entry counts that comes seconds after the closing', [
    'shared/tournament/decisions/places.ts',
    'at >= terms.entry.closesAt)',
    'at >= terms.entry.closesAt + 10_000)',
  ]),
  bug('a tournament takes one player more than its limit', [
    'shared/tournament/decisions/places.ts',
    'acceptedIn(tournament).length < mostPlayers(tournament.terms)',
    'acceptedIn(tournament).length <= mostPlayers(tournament.terms)',
  ]),
  bug('a leave of the event is taken by a board again after its end', [
    'shared/service/tournaments/boards/board-commands.ts',
    ': isOn || taken >= at) return []',
    ': isOn) return []',
  ]),
  bug('a leave of the event holds at the boards of black only', [
    'shared/tournament/board-duties.ts',
    '...(white && { opponent: white })',
    '',
  ]),
  bug('a secretary can let somebody play who has not answered', [
    'shared/tournament/decisions/inviting.ts',
    "if (entrant.status !== 'applied' && entrant.status !== 'waiting')",
    "if (entrant.status === 'listed')",
  ]),
  bug('the boards of a player who withdraws go on', [
    'shared/tournament/board-duties.ts',
    "(entrant.status === 'withdrawn' || entrant.status === 'expelled')",
    "entrant.status === 'expelled'",
  ]),
  bug('everybody can read who is invited', [
    'shared/api/views/tournaments/tournament-view.ts',
    'players: playersOf(tournament).map(playerView)',
    'players: tournament.entrants.map(playerView)',
  ]),
  bug('an invitation is emailed again and again', [
    'shared/service/email/tournaments/ask-person.ts',
    'needsFirstConsentEmail(quietUntil) && !postponed?.isSent)',
    '!postponed?.isSent)',
  ]),
  bug('whoever is invited plays', [
    'shared/tournament/model/tournament.ts',
    "entrants.filter(({ status }) => status === 'accepted')",
    "entrants.filter(({ status }) => status === 'accepted' || status === 'invited')",
  ]),
  bug('whoever takes a place plays with the other colours', [
    'shared/tournament/pairing/draw-boards.ts',
    '{ black: black === player ? substitute : black, white: white === player ? substitute : white }',
    '{ black: white === player ? substitute : white, white: black === player ? substitute : black }',
  ]),
  bug('the secretary gets no report of the tournament', [
    'shared/email/tournament/tournament-recipients.ts',
    "[...numbersOf(tournament, 'accepted'), ...secretaryBeside(tournament), ...deputyBeside(tournament)]",
    "[...numbersOf(tournament, 'accepted'), ...deputyBeside(tournament)]",
  ]),
  bug('the boards of a cancelled tournament go on', [
    'shared/tournament/board-duties.ts',
    "board.voided !== undefined || tournament.status === 'cancelled'",
    'board.voided !== undefined',
  ]),
  bug('a leave of the event that is ended goes on at its boards', [
    'shared/service/tournaments/boards/board-commands.ts',
    'days === 0 ? !isOn || taken > at : isOn || taken >= at',
    'days === 0 || isOn || taken >= at',
  ]),
  bug('the page of a tournament names who is invited', [
    'shared/pages/tournament/event/entry-section.ts',
    'const players = playersOf(tournament)',
    'const players = tournament.entrants',
  ]),
  bug('a tournament with a limit is full one player too early', [
    'shared/tournament/decisions/places.ts',
    'acceptedIn(tournament).length < mostPlayers(tournament.terms)',
    'acceptedIn(tournament).length + 1 < mostPlayers(tournament.terms)',
  ]),
  bug('an acceptance that lost a race is acknowledged', [
    'shared/service/tournaments/record/handle-tournament.ts',
    'if (saved.saved) return',
    'if (saved !== undefined) return',
  ]),
]
