import { describe } from 'vitest'
import { countingDynamodb } from '../../bench/cost/services/counting-dynamodb.ts'
import { useCounter } from '../../bench/cost/services/uses.ts'
import { dynamodbContacts } from '../../functions/aws/people/contacts.ts'
import { dynamodbLedger } from '../../functions/aws/ledger/ledger.ts'
import { dynamodbNotebook } from '../../functions/aws/people/notebook.ts'
import { dynamodbSeatRecords } from '../../functions/aws/people/seat-records.ts'
import { contactsContract } from '../ports/contacts-contract.ts'
import { ledgerContract } from '../ports/ledger-contract.ts'
import { notebookContract } from '../ports/notebook-contract.ts'
import { seatRecordsContract } from '../ports/seat-records-contract.ts'

const client = () => countingDynamodb(useCounter(), { read: 0, write: 0 }, () => {}).client

describe('contacts, in memory on the counting DynamoDB', () =>
  contactsContract(async () => dynamodbContacts(client(), 'people')))

describe('the notebook, in memory on the counting DynamoDB', () =>
  notebookContract(async () => dynamodbNotebook(client(), 'people')))

describe('records of seats, in memory on the counting DynamoDB', () =>
  seatRecordsContract(async () => {
    const store = client()
    return {
      contacts: dynamodbContacts(store, 'people'),
      notebook: dynamodbNotebook(store, 'people'),
      records: dynamodbSeatRecords(store, 'people'),
    }
  }))

describe('the ledger, in memory on the counting DynamoDB', () =>
  ledgerContract(async () => dynamodbLedger(client(), 'ledger')))
