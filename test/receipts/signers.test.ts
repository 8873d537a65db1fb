import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterAll, describe } from 'vitest'
import { cachedSigner } from '../../functions/aws/keys/cached-signer.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteKeyValues, storedSigner } from '../../local/sqlite/database/sqlite-key-values.ts'
import { recorder } from '../functions/aws/recorder.ts'
import { tempFolder } from '../harness/temp.ts'
import { receiptSignerContract } from '../ports/receipt-signer-contract.ts'

const folder = await tempFolder('receipts')
afterAll(folder.remove)

describe('receipts signed with the keys in Secrets Manager', () =>
  receiptSignerContract(async (secret) => {
    await using service = await recorder(() => ({ body: { SecretString: secret } }))
    // The stand-in ends with this function, so the keys are read before.
    const signer = await cachedSigner(new SecretsManagerClient(service.settings), 'seal', () => {})()
    return signer
  }))

let made = 0

describe.each([true, false])('receipts signed with the keys of a folder, notices: %s', (hasNotices) =>
  receiptSignerContract(async (secret) => {
    const database = openDatabase(`${folder.path}/${++made}`)
    const values = sqliteKeyValues(database)
    values.set('seal', secret)
    try {
      return storedSigner(values, hasNotices)
    } finally {
      database.close()
    }
  }),
)
