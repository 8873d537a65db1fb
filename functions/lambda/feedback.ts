import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { feedbackHandler } from '../events/feedback-handler.ts'
import { contactsFrom, gamesFrom, ledgerFrom, log } from './assemble.ts'
import { sealed } from './sealed.ts'

const client = dynamodbClient()
const ports = { games: gamesFrom(client), contacts: contactsFrom(client), ledger: ledgerFrom(client), log }

export const handler = sealed((signer) => feedbackHandler({ ...ports, signer }, Date.now))
