import { parseArgs } from 'node:util'
import { parseSettingsFile } from '../local/serving/settings/settings-file.ts'
import { readSettingsFile } from './command/read-settings-file.ts'
import { CommandMisuse, printLine, runTool } from './command/run-tool.ts'
import { onShutdown } from '../local/machine/shutdown.ts'
import { openAdminRecords } from './admin/records/open-records.ts'
import { refuseNames } from './admin/admin-acts.ts'
import { NOBODY } from './admin/find-people.ts'
import { ADMIN_OPTIONS, parseAdminRequest } from './admin/admin-request.ts'
import { USES_FILE, noteUse, readUses } from './admin/note-use.ts'
import { startAdminPage } from './machine/admin-page.ts'
import { answerAdminRequest } from './machine/answer-admin-request.ts'

const USAGE = `Answers an operator's questions about games, people and their emails.

  npm run admin -- find ADDRESS    every seat of a mailbox, and every place in a tournament: whether its emails arrive,
                                   and which are missing
  npm run admin -- find NAME       the games with a player whose name has NAME in it (or whose id begins so), and the addresses of that name
  npm run admin -- game ID         one game: how far it is, whose turn until when, who made it, its seats; the first six
                                   letters of the id do, as emails have them. Of a tournament: its people and boards
  npm run admin -- newest          the newest games, and who made most of today's and of the last seven days'
  npm run admin -- waiting         addresses that are not confirmed, and why; open invitations; emails in the queue
  npm run admin -- returned        addresses whose emails came back
  npm run admin -- data ADDRESS    all that is stored about a person, in words, as JSON: one document for each seat
  npm run admin -- block ADDRESS   nothing is sent to the mailbox any more, also if it has no seat yet (on AWS it needs one).
                                   unblock ADDRESS ends that, but not a stop by its owner, and queues the first email
                                   if it waited for that. find says since when it is blocked
  npm run admin -- resend ADDRESS  queues its missing emails, and tries a mailbox again from which emails came back; says
                                   why nothing is sent to a seat. With --dry-run it only says what it would send
  npm run admin -- end ID --void --why TEXT
                                   calls a game off: players read that the organizer did. In a game with an arbiter
                                   they read that the arbiter did, so it needs --sure. TEXT is noted in ${USES_FILE}:
                                   write no names, since no forget reaches it. Cancels a tournament, with --sure: all
                                   its open games are called off
  npm run admin -- forget ADDRESS --sure
                                   deletes a person for good: name, address, settings and notes of all their seats.
                                   Without --sure it says how many. Games, moves and messages stay
  npm run admin -- log             the last uses of this tool
  npm run admin -- page            a page for this machine alone, where all of this can be typed; the password is shown here
  npm run admin -- --most N        at most N games or addresses in a list (20)
  npm run admin -- --help          this text

Where the games are:
  --settings FILE             on this machine: the folder DATA_DIR of that file; its service may keep running
  (nothing)                   the folder DATA_DIR of the environment (./data)
  --store dynamodb            the DynamoDB of this machine, at AWS_ENDPOINT_URL_DYNAMODB
  GAMES_TABLE=... CONTACTS_TABLE=... PROGRAMS_TABLE=... npm run admin -- ... --store dynamodb
                              on AWS, with AWS_REGION; block, resend and forget need LEDGER_TABLE and OUTBOX_URL, too

Each use is noted in ${USES_FILE} of DATA_DIR: when, by whom, what, without addresses and names. No link is shown.
Exits with 0, with 1 if there is no such game or no seat with the address, with 2 if it cannot work.
`

/** The exit code if there is no such game, or no seat has the address. */
const NOT_FOUND = 1

type Environment = Readonly<Record<string, string | undefined>>

/** Where the records are: `environment` has the settings, too. */
type Place = { readonly store: 'sqlite' | 'dynamodb'; readonly environment: Environment }

/** Notes what the operator asks and does it. Returns lines about it; undefined if there is no such game. */
const ask = async (
  { store, environment }: Place,
  words: readonly string[],
  options: Parameters<typeof parseAdminRequest>[1],
): Promise<readonly string[] | undefined> => {
  const request = parseAdminRequest(words, options)
  const folder = environment['DATA_DIR'] ?? './data'
  const records = openAdminRecords(store, environment)
  try {
    if (request.kind === 'end') await refuseNames(records, request)
    noteUse(folder, request, new Date())
    return request.kind === 'log' ? readUses(folder, request.most) : await answerAdminRequest(records, request)
  } finally {
    records.close()
  }
}

const serve = async (place: Place): Promise<number> => {
  const page = await startAdminPage((words, options) => ask(place, words, options))
  printLine(`${page.url} (user: admin, password: ${page.password}); Ctrl-C ends it`)
  onShutdown(page.close)
  return 0
}

const settingsIn = (path: string | undefined): Environment =>
  path === undefined ? {} : parseSettingsFile(readSettingsFile(path)).values

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...ADMIN_OPTIONS,
      store: { type: 'string', default: 'sqlite' },
      settings: { type: 'string' },
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
  const place: Place = { store, environment: { ...settingsIn(values.settings), ...process.env } }
  if (positionals.join(' ') === 'page') return serve(place)
  const lines = await ask(place, positionals, values)
  for (const line of lines ?? [`there is no game ${positionals[1]}`]) printLine(line)
  return lines && !lines.at(-1)?.startsWith(NOBODY[0]) ? 0 : NOT_FOUND
}

await runTool('admin', run)
