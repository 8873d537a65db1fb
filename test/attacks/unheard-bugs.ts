import type { Patch } from '../simulation/patching.ts'
import type { AttackName } from './unheard.ts'

type UnheardBug = Patch & { readonly name: string; readonly attack: AttackName; readonly said: string }

/**
 * Mistakes in the code after which somebody is not told whose turn it is, or is told too much. `attack` meets the
 * mistake, and then reports a fault that contains `said`.
 */
export const UNHEARD_BUGS: readonly UnheardBug[] = [
  {
    name: 'a press of "all my games" starts the emails of one game only',
    file: 'shared/service/email/consent/consent.ts',
    find: 'await service.outbox.put(missed.flat())',
    replace: 'await service.outbox.put(missed.flat().slice(99))',
    attack: 'pressTellsOfOne',
    said: 'did not tell of a turn',
  },
  {
    name: 'a first email over a limit is dropped',
    file: 'shared/service/email/requests/check-consent-email.ts',
    find: "Number.isFinite(until) ? { kind: 'postponed', until, why }",
    replace: "Number.isNaN(until) ? { kind: 'postponed', until, why }",
    attack: 'dropped',
    said: 'over a bound never came',
  },
  {
    name: 'a postponed email is never sent',
    file: 'shared/service/email/requests/record-outcome.ts',
    find: 'if (first < LATEST_INSTANT) await ledger.planDigest(',
    replace: 'if (first > LATEST_INSTANT) await ledger.planDigest(',
    attack: 'dropped',
    said: 'over a bound never came',
  },
  {
    name: 'the inviter is not told of a postponed email',
    file: 'shared/service/email/requests/shown-consent-email.ts',
    find: 'const until = shownUntil(postponed)',
    replace: 'const until = shownUntil(postponed && undefined)',
    attack: 'inviterUntold',
    said: 'was not told that it waits',
  },
  {
    name: 'an answer tells a reader from a stranger',
    file: 'shared/service/email/requests/check-consent-email.ts',
    find: 'for (const quota of stranger.others.toReversed()) if (quota.isShown) await isTaken(ledger, quota, counted, now)',
    replace: 'void isTaken(ledger, { ...stranger.others[0], limits: [] } as ConsentEmailQuota, counted, now)',
    attack: 'readerKnown',
    said: 'tells a reader from a stranger',
  },
  {
    name: 'the consent to all games is not stored',
    file: 'shared/service/email/consent/consent.ts',
    find: '  await giveStandingConsent(service, own, now)\n',
    replace: '',
    attack: 'forgotten',
    said: 'known opponent was not covered',
  },
  {
    name: 'the consent to all games covers strangers, too',
    file: 'shared/service/email/consent/standing-consent.ts',
    find: '  if (!(await isKnown(ports, party, now))) return false\n',
    replace: '',
    attack: 'anyones',
    said: 'a game with a stranger was covered',
  },
  {
    name: 'one network can use up all emails of an address',
    file: 'shared/service/email/requests/consent-email-quotas.ts',
    find: "{ why: 'network', account, limits: NAMED_STRANGER, isShown: true },",
    replace: "{ why: 'network', account, limits: NAMED_STRANGER.slice(9), isShown: true },",
    attack: 'shutOut',
    said: 'one network shut out',
  },
  {
    name: 'a monthly limit never ends',
    file: 'shared/service/limits/ledger-account.ts',
    find: 'month: 30 * DAY,',
    replace: 'month: 30_000 * DAY,',
    attack: 'prolonged',
    said: 'shut out an address for good',
  },
  {
    name: 'all who name an address share one quota',
    file: 'shared/service/email/requests/consent-email-quotas.ts',
    find: '`named:${site}:${aliasesMark(signer, email)}`',
    replace: '`named:${site.slice(99)}:${aliasesMark(signer, email)}`',
    attack: 'hidden',
    said: 'hid the invitation of a friend',
  },
  {
    name: 'each network of a site has a quota of its own',
    file: 'shared/service/limits/named-by.ts',
    find: "marked(signer, 'site', siteOf(from))",
    replace: "marked(signer, siteOf(from) === '' ? 'network' : 'site', networkOf(from))",
    attack: 'hourOfAll',
    said: 'one site used up the hour',
  },
  {
    name: 'a bounce is charged to nobody',
    file: 'shared/service/email/delivery/charge-bounce.ts',
    find: 'if (namedBy !== undefined) {',
    replace: "if (namedBy === '') {",
    attack: 'deadNames',
    said: 'went on after its third email had come back',
  },
  {
    name: 'a domain has no quota',
    file: 'shared/service/email/requests/consent-email-quotas.ts',
    find: 'isKnown ? undefined : domainWithQuota(address)',
    replace: "isKnown || domainWithQuota(address) !== '' ? undefined : address",
    attack: 'catchAll',
    said: 'one domain got any number',
  },
  {
    name: 'the beginning of a game and its first move are told in two emails',
    file: 'shared/service/email/sending/deliver-email.ts',
    find: "gameEmail.kind === 'joined' ? await combineWithTurn(gameEmail, reader, now) : gameEmail",
    replace: "gameEmail.kind === 'door' ? await combineWithTurn(gameEmail, reader, now) : gameEmail",
    attack: 'toldTwice',
    said: 'told of twice',
  },
]
