import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { bundled } from '../simulation/patching.ts'
import { besieged } from './besieged.ts'

test('an attacker of a mailbox achieves nothing', async () => expect(await besieged()).toEqual([]))

/** Mistakes that somebody could make in the limits before every email, each with what it would let through. */
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
  const worker = new Worker(await bundled('../attacks/besieged-worker.ts', [{ file, find, replace }]))
  onTestFinished(async () => void (await worker.terminate()))
  const [wrong] = (await once(worker, 'message')) as [readonly string[]]
  for (const words of expected) expect(wrong.join('\n')).toContain(words)
})
