import { expect, test } from 'vitest'
import { linkModule } from '../simulation/linking.ts'
import type * as Attacks from './besieged.ts'

const ATTACKS = 'test/attacks/besieged.ts'

test('an attacker of a mailbox achieves nothing', async () => {
  const { besieged } = await linkModule<typeof Attacks>(ATTACKS)
  expect(await besieged()).toEqual([])
})

/** Mistakes that somebody could make in the code that limits emails, each with what it would let through. */
test.each([
  [
    'the send limits are bypassed',
    'shared/service/email/delivery/send-limits.ts',
    "kind === 'taken' || kind === 'again' ? 'open' : kind",
    "kind === 'dead' ? kind : 'open'",
    ['a stranger got', 'after all were stopped'],
  ],
  [
    'a retry is charged again',
    'shared/service/limits/ledger-account.ts',
    'account.grants[today]?.includes(grant)',
    "account.grants[today]?.includes('')",
    ['was tried'],
  ],
  [
    'the proof in a link is not bound to its address',
    'shared/service/credentials/email-proof.ts',
    'verifyEmailProof(signer, token, mark)?.own === mailboxPseudonym(signer, email))',
    'verifyEmailProof(signer, token, mark) !== undefined)',
    ['seen nothing'],
  ],
] as const)('the attacks succeed if %s', async (_, file, find, replace, expected) => {
  const { besieged } = await linkModule<typeof Attacks>(ATTACKS, [{ file, find, replace }])
  const wrong = await besieged()
  for (const words of expected) expect(wrong.join('\n')).toContain(words)
})
