import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { feedbackHandler } from '../events/feedback-handler.ts'
import { contactsFrom, gamesFrom, ledgerFrom, lambdaLog } from './assemble.ts'
import { withSigner } from './sealed.ts'

const client = dynamodbClient()
const ports = { games: gamesFrom(client), contacts: contactsFrom(client), ledger: ledgerFrom(client), log: lambdaLog }

export const handler = withSigner((signer) => feedbackHandler({ ...ports, signer }, Date.now))
