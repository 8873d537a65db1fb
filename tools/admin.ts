import { parseArgs } from 'node:util'
import { CommandMisuse, printLine, runTool } from './command/run-tool.ts'
import type { AdminRecords } from './admin/admin-records.ts'
import { openAdminRecords } from './admin/open-records.ts'
import { type AdminRequest, parseAdminRequest } from './admin/admin-request.ts'
import { blockAddress, forgetAddress, resendEmails, showData } from './admin/admin-acts.ts'
import { findAddress, findName } from './admin/find-people.ts'
import { listReturned, listWaiting } from './admin/list-addresses.ts'
import { listNewest, describeGame } from './admin/list-games.ts'
import { USES_FILE, noteUse } from './admin/note-use.ts'

const USAGE = `Answers an operator's questions about games, people and their emails.

  npm run admin -- find ADDRESS    every seat of a mailbox: whether its emails arrive, and which are missing
  npm run admin -- find NAME       the games with a player whose name has NAME in it
  npm run admin -- game ID         one game: how far it is, who made it, its seats
  npm run admin -- newest          the newest games, and who made most of the last seven days'
  npm run admin -- waiting         addresses that are not confirmed, and why; emails in the queue
  npm run admin -- returned        addresses whose emails came back
  npm run admin -- data ADDRESS    all that is stored about a person, in words, as JSON: one document for each seat
  npm run admin -- block ADDRESS   nothing is sent to the mailbox any more; unblock ADDRESS: emails may be sent again
  npm run admin -- resend ADDRESS  queues its missing emails, and tries a mailbox again from which emails came back
  npm run admin -- forget ADDRESS --sure
                                   deletes a person for good: name, address, settings and notes of all their seats.
                                   Without --sure it says how many. Games, moves and messages stay
  npm run admin -- --most N        at most N games or addresses in a list (20)
  npm run admin -- --help          this text

Where the games are:
  (nothing)                   on this machine: the folder DATA_DIR (./data); its service may keep running
  --store dynamodb            the DynamoDB of this machine, at AWS_ENDPOINT_URL_DYNAMODB
  GAMES_TABLE=... CONTACTS_TABLE=... PROGRAMS_TABLE=... npm run admin -- ... --store dynamodb
                              on AWS, with AWS_REGION; block, resend and forget need LEDGER_TABLE and OUTBOX_URL, too

Each use is noted in ${USES_FILE} of DATA_DIR: when, by whom, what, without addresses and names. No link is shown.
Exits with 0, with 1 if there is no such game, with 2 if it cannot work.
`

const NO_GAME = 1

const answer = async (records: AdminRecords, request: AdminRequest): Promise<readonly string[] | undefined> => {
  switch (request.kind) {
    case 'find-address':
      return findAddress(records, request.address)
    case 'find-name':
      return findName(records, request.name)
    case 'game':
      return describeGame(records, request.id)
    case 'data':
      return showData(records, request.address)
    case 'block':
    case 'unblock':
      return blockAddress(records, request.address, request.kind === 'block')
    case 'resend':
      return resendEmails(records, request.address)
    case 'forget':
      return forgetAddress(records, request.address, request.isSure)
    case 'newest':
      return listNewest(records, request.most)
    case 'waiting':
      return listWaiting(records, request.most)
    case 'returned':
      return listReturned(records, request.most)
  }
}

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      most: { type: 'string' },
      sure: { type: 'boolean', default: false },
      store: { type: 'string', default: 'sqlite' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const request = parseAdminRequest(positionals, values)
  const { store } = values
  if (store !== 'sqlite' && store !== 'dynamodb')
    throw new CommandMisuse(`--store must be sqlite or dynamodb, not '${store}'`)
  const records = openAdminRecords(store, process.env)
  try {
    noteUse(process.env['DATA_DIR'] ?? './data', request, new Date())
    const lines = await answer(records, request)
    for (const line of lines ?? [`there is no game ${positionals[1]}`]) printLine(line)
    return lines ? 0 : NO_GAME
  } finally {
    records.close()
  }
}

await runTool('admin', run)
