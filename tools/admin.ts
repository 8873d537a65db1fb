import { parseArgs } from 'node:util'
import { CommandMisuse, printLine, runTool } from './command/run-tool.ts'
import { onShutdown } from '../local/machine/shutdown.ts'
import { openAdminRecords } from './admin/open-records.ts'
import { ADMIN_OPTIONS, parseAdminRequest } from './admin/admin-request.ts'
import { USES_FILE, noteUse } from './admin/note-use.ts'
import { startAdminPage } from './machine/admin-page.ts'
import { answerAdminRequest } from './machine/answer-admin-request.ts'

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
  npm run admin -- end ID --void --why TEXT
                                   calls a game off, as an arbiter does: players are told. TEXT is noted, for you alone
  npm run admin -- forget ADDRESS --sure
                                   deletes a person for good: name, address, settings and notes of all their seats.
                                   Without --sure it says how many. Games, moves and messages stay
  npm run admin -- page            a page for this machine alone, where all of this can be typed; the password is shown here
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

/** Notes what the operator asks and does it. Returns lines about it; undefined if there is no such game. */
const ask = async (
  store: 'sqlite' | 'dynamodb',
  words: readonly string[],
  options: Parameters<typeof parseAdminRequest>[1],
): Promise<readonly string[] | undefined> => {
  const request = parseAdminRequest(words, options)
  const records = openAdminRecords(store, process.env)
  try {
    noteUse(process.env['DATA_DIR'] ?? './data', request, new Date())
    return await answerAdminRequest(records, request)
  } finally {
    records.close()
  }
}

const serve = async (store: 'sqlite' | 'dynamodb'): Promise<number> => {
  const page = await startAdminPage((words, options) => ask(store, words, options))
  printLine(`${page.url} (user: admin, password: ${page.password}); Ctrl-C ends it`)
  onShutdown(page.close)
  return 0
}

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...ADMIN_OPTIONS,
      store: { type: 'string', default: 'sqlite' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const { store } = values
  if (store !== 'sqlite' && store !== 'dynamodb')
    throw new CommandMisuse(`--store must be sqlite or dynamodb, not '${store}'`)
  if (positionals.join(' ') === 'page') return serve(store)
  const lines = await ask(store, positionals, values)
  for (const line of lines ?? [`there is no game ${positionals[1]}`]) printLine(line)
  return lines ? 0 : NO_GAME
}

await runTool('admin', run)
