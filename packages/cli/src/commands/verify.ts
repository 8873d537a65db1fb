import { createHash, createPublicKey, verify } from 'node:crypto'
import { verdictLines } from '../../../../shared/receipts/verdict-lines.ts'
import {
  LONGEST_VERIFIED_TEXT,
  type ReceiptCrypto,
  type VerifiedReceipt,
  verifyReceipts,
} from '../../../../shared/receipts/verify-receipts.ts'
import { verifying } from '../../../../shared/texts/en/verifying.ts'
import { readInput } from '../tournament/read-input.ts'
import type { CliCommand, CommandContext } from '../terminal/command.ts'
import { EXIT_CODES, FileError } from '../terminal/exit-codes.ts'
import { issuerKeys } from './issuer-keys.ts'

const NODE_CRYPTO: ReceiptCrypto = {
  digest: (text) => createHash('sha256').update(text).digest('base64url'),
  verify: (x, text, signature) =>
    verify(
      null,
      Buffer.from(text),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
      signature,
    ),
}

const printVerified = (context: CommandContext, { verdict, players }: VerifiedReceipt): void => {
  const lines = verdictLines(verifying.says, verdict)
  if (context.isJson) return context.printJson({ ...(players && { players }), lines, ...verdict })
  if (players) context.print({ text: players.join(' – '), style: 'bold' })
  for (const [at, line] of lines.entries()) context.print(at === 0 ? line : `  ${line}`)
}

export const verifyCommand: CliCommand = {
  summary: 'whether a record is as the service signed it',
  synopsis: 'FILE.pdn',
  minArgs: 1,
  maxArgs: 1,
  options: {
    keys: { type: 'string', placeholder: 'FILE|URL', help: 'the keys of the service; else those that it publishes' },
  },
  run: async (context) => {
    const [file = '-'] = context.args
    const text = await readInput(context, file)
    if (text.length > LONGEST_VERIFIED_TEXT) throw new FileError(verifying.says.tooLong)
    const { found, left } = await verifyReceipts({ crypto: NODE_CRYPTO, keysOf: issuerKeys(context) }, text)
    for (const each of found) printVerified(context, each)
    if (found.length === 0) context.printError(verifying.says.empty)
    if (left > 0) context.printError(verifying.says.left.replace('{count}', String(left)))
    const isGenuine = found.length > 0 && left === 0 && found.every(({ verdict }) => verdict.kind === 'genuine')
    return EXIT_CODES[isGenuine ? 'done' : 'refused'][0]
  },
}
