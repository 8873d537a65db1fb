import type { ActBody } from '../../../client/src/index.ts'
import { saveNextLinks, findSeat } from '../links/find-game.ts'
import { BOARD_OPTIONS, type CliCommand, type CommandContext, namedValue } from '../terminal/command.ts'
import { EXIT_CODES } from '../terminal/exit-codes.ts'
import { printGame } from '../terminal/print-game.ts'
import { type WithGame, present } from './playing.ts'

const MESSAGE = '[message=TEXT]'

/** The fields of each act of this version, as they are written. */
const ACTS: Readonly<Record<ActBody['type'], string>> = {
  resign: MESSAGE,
  abort: MESSAGE,
  renew: '',
  'offer-draw': MESSAGE,
  'accept-draw': MESSAGE,
  'decline-draw': '',
  'withdraw-draw': '',
  'claim-draw': `claim=threefold ${MESSAGE}`,
  'claim-table-win': MESSAGE,
  'claim-table-draw': MESSAGE,
  'give-time': 'time=P1D',
  'play-on': '[time=P1D]',
  'propose-pause': 'until=2026-12-31T12:00:00Z',
  'accept-pause': '',
  'decline-pause': '',
  'end-pause': '',
  'take-leave': 'days=7 [from=2026-12-24T00:00:00Z]',
  'end-leave': '',
  stand: '',
  huff: 'square=15',
  enforce: '',
  plan: 'by crownhead plan',
  'request-takeback': '',
  'accept-takeback': '',
  'decline-takeback': '',
  rematch: '',
  remark: 'text=TEXT',
  say: 'text=TEXT',
  'ask-reseat': '[seat=black]',
  'veto-reseat': '',
  'forget-me': '',
  'ask-count': '',
  'refuse-count': '',
  'grant-count': 'stronger=black',
  'end-count': '',
  adjudicate: 'result=black',
  void: '',
}

/** A line for each act, for the help. */
const ACT_LINES: readonly string[] = Object.entries(ACTS).map(([type, fields]) =>
  `${type.padEnd(17)} ${fields}`.trimEnd(),
)

/** Returns the arguments of `act`. Without GAME, TYPE is first and a field with an equals sign may follow it. */
const actArgs = ({ args }: CommandContext): WithGame =>
  args[1] === undefined || args[1].includes('=') ? [undefined, ...args] : args

/** The fields of acts that are numbers. */
const NUMBERS = ['square', 'days']

/** Returns an act's body from arguments such as `time=P1D`, unchecked: the service says which fields an act has. */
const actBody = (type: string, ply: number, fields: readonly (string | undefined)[]): ActBody => {
  const pairs = fields.map((field = '') => {
    const [name, value] = namedValue(field)
    return [name, NUMBERS.includes(name) ? Number(value) : value] as const
  })
  return { ...Object.fromEntries(pairs), type, ply } as ActBody
}

export const actCommand: CliCommand = {
  summary: 'anything else: resign, offer-draw, accept-draw, give-time time=P1D, ...',
  synopsis: '[GAME] TYPE [FIELD=VALUE ...]',
  minArgs: 1,
  maxArgs: 10,
  options: BOARD_OPTIONS,
  values: ACT_LINES,
  run: async (context) => {
    const [name, type = '', ...fields] = actArgs(context)
    const seat = findSeat(context, name)
    const { service, path, token } = seat
    const { ply } = await present(seat)
    const { game, links } = await service.ask('act', { path, token, body: actBody(type, ply, fields) })
    const isKept = await saveNextLinks(context, seat, links)
    if (context.isJson) context.printJson({ game })
    else printGame(context, game)
    return EXIT_CODES[isKept ? 'done' : 'refused'][0]
  },
}
