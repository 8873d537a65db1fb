import { SUBSCRIPTION } from '../harness/subscription.ts'

const KEY = 'key-of-a-form-0123456789'
const form = (fields: Readonly<Record<string, string>> = {}): string => new URLSearchParams(fields).toString()
const PERSON = form({ key: KEY, timeZone: '', name: 'Cy', email: '' })
const FEN = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12'

/** The body that is sent to each route. It would have an effect if the link permits the request. */
export const BODIES: Readonly<Record<string, string>> = {
  'POST /v1/games': JSON.stringify({ creator: { name: 'Amara', seat: 'black' } }),
  'POST /v1/games/{id}/claim': JSON.stringify({ name: 'Cy' }),
  'POST /v1/games/look': JSON.stringify({ seats: [] }),
  'POST /v1/games/away': JSON.stringify({ seats: [], days: 7 }),
  'POST /v1/games/{id}/moves': JSON.stringify({ ply: 0, move: '11-15' }),
  'POST /v1/games/{id}/actions': JSON.stringify({ ply: 0, type: 'give-time', time: 'P1D', seat: 'white' }),
  'PATCH /v1/seat': JSON.stringify({ locale: 'nl' }),
  'POST /v1/seat/seen': JSON.stringify({ version: 2 }),
  'PUT /v1/seat/push': JSON.stringify(SUBSCRIPTION),
  'POST /v1/tournaments': JSON.stringify({
    title: 'Cup',
    secretary: { name: 'Cy', email: 'cy@players.test' },
    dryRun: true,
  }),
  'POST /v1/links': JSON.stringify({ email: 'cy@players.test' }),
  'POST /v1/rules/{rules}/moves': JSON.stringify({ fen: FEN }),
  'POST /': form({ key: KEY, name: 'Cy', seat: 'black', rules: 'english', clock: 'relaxed' }),
  'POST /i/{token}': PERSON,
  'POST /p/{token}/move': form({ ply: '0', move: '11-15' }),
  'POST /p/{token}/act': form({ ply: '0', type: 'give-time', days: '1', seat: 'white' }),
  'POST /p/{token}/own': form({ note: 'mine' }),
  'POST /p/{token}/try': form({ ply: '0', tree: '', at: '0', do: 'keep' }),
  'POST /p/{token}/keep': form({ email: 'cy@players.test' }),
  'POST /p/{token}/settings': form({ name: 'Cy', timeZone: 'UTC', mail: 'turns' }),
  'POST /a/{token}': PERSON,
  'POST /n/{token}/away': form({ days: '7' }),
  'POST /games/away': form({ seats: '', days: '7' }),
  'POST /links': form({ email: 'cy@players.test' }),
  'POST /language': form({ language: 'nl', back: '/' }),
}
