import { dynamodbClient } from '../aws/clients/dynamodb-client.ts'
import { feedbackHandler } from '../events/feedback-handler.ts'
import { contactsFrom, gamesFrom, ledgerFrom, lambdaLog, tournamentsFrom } from './assembly/stores-from-environment.ts'
import { withSigner } from './assembly/with-signer.ts'

const client = dynamodbClient()
const ports = {
  games: gamesFrom(client),
  tournaments: tournamentsFrom(client),
  contacts: contactsFrom(client),
  ledger: ledgerFrom(client),
  log: lambdaLog,
}

export const handler = withSigner((signer) => feedbackHandler({ ...ports, signer }, Date.now))
