/**
 * Computes what moves cost on AWS: games are played through the real handlers and adapters on simulated services that
 * count what AWS bills, and the counts are multiplied by list prices. Cold starts are not counted. The column "beside"
 * has the cost of beginning and ending a game, with the first load of the scripts. `npm run bench:cost` fails if a
 * million moves of persons without email cost more than 6 dollars in a month.
 */
import { bundledFiles } from '../local/machine/bundled-files.ts'
import { DAY, MINUTE } from '../shared/game/model/words.ts'
import { billOf, costOfMillion, billTotal } from './cost/prices/bill.ts'
import { ROUND_ROBIN_WAYS, roundRobinUses } from './cost/games/round-robin-cost.ts'
import { bounceUses, recordGame, seenUses, watchGame } from './cost/games/played-games.ts'
import { HABITS } from './cost/games/habits.ts'
import { PAIRS, type PairKind } from './cost/games/player-pairs.ts'
import { PRICED_ON } from './cost/prices/list-prices.ts'
import { gamesByQuota } from './cost/prices/quotas.ts'
import { STORAGE_PRICE, STANDING_COSTS, priceRange } from './cost/prices/standing-costs.ts'
import { type Uses, scaleUses } from './cost/services/uses.ts'
import { printTable, checkTarget } from './measuring/table.ts'

const WANTED = 6

/** The kinds of players whose costs are shown line by line and by the month, and whose quotas are shown. */
const IN_DETAIL = ['persons without email', 'persons with email', 'programs with a webhook']
const BY_LINE = [...IN_DETAIL, 'persons without email, front=yes']

/** A quota is not shown if it is enough for more open games than this. */
const MANY = 100_000_000

const MONTH = 365 / 12

/** The numbers of open games for which the cost of a month is shown. */
const SCALES = [1000, 1_000_000, 100_000_000]

/** The pause between moves of people who answer a push notification. */
const SOON = 30 * MINUTE

type Named = { readonly name: string }

/** How requests reach the functions, by the settings of the stage. */
const FRONTED = { 'front=yes waf=no': 'front', 'front=yes': 'front with firewall' } as const

const dollars = (sum: number): string => (sum < 100 ? sum.toFixed(2) : Math.round(sum).toLocaleString('en'))

const thousands = (games: number | undefined): string =>
  games === undefined ? '' : Math.floor(games / 1000).toLocaleString('en')

const isFirst = ({ name }: Named, at: number, all: readonly Named[]): boolean =>
  all.findIndex((other) => other.name === name) === at

const files = await bundledFiles()
const { plies, pace } = HABITS
const kinds = Object.keys(PAIRS) as readonly PairKind[]
const played = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await recordGame(kind, files, HABITS)) })))
const watching = await watchGame(files, HABITS)
const fronts = await Promise.all(
  Object.entries(FRONTED).map(async ([setting, way]) => ({
    name: `persons without email, ${setting}`,
    ...(await recordGame('persons without email', files, HABITS, way)),
  })),
)
const each: readonly (readonly [string, Uses])[] = [
  ...played.map(({ kind, moves }) => [kind, moves] as const),
  ...fronts.map(({ name, moves }) => [name, moves] as const),
  ['one more watcher', watching],
]

console.log(
  `Prices of ${PRICED_ON}, us-east-1. Games of ${plies} plies, a move a day; before each move the mover opens the page and polls once.\n`,
)
const sums = printTable('Dollars for a million moves of', 'at list', 'paid', 'beside')
for (const [kind, uses] of each) {
  const { list, paid } = costOfMillion(uses, plies)
  const { rest } = [...fronts, ...played].find((game) => ('name' in game ? game.name : game.kind) === kind) ?? {}
  sums(
    kind,
    dollars(billTotal(list)),
    dollars(billTotal(paid)),
    rest ? dollars(billTotal(costOfMillion(rest, plies).list)) : '',
  )
}

console.log('')
const offers: string[] = []
for (const way of ROUND_ROBIN_WAYS) {
  const uses = await roundRobinUses(files, way)
  offers.push(`${dollars(billTotal(billOf(scaleUses(uses, 1_000_000), false)))} ${way}`)
}
console.log(`A million games offered with a key cost ${offers.join(', ')}, at list.`)

console.log('')
const shown = each.filter(([kind]) => BY_LINE.includes(kind))
const parts = printTable('For a million moves, at list', ...shown.map(([kind]) => kind))
const bills = shown.map(
  ([, uses]) => new Map(costOfMillion(uses, plies).list.map(({ line, dollars: sum }) => [line, sum])),
)
for (const line of new Set(bills.flatMap((bill) => [...bill.keys()])))
  parts(line, ...bills.map((bill) => bill.get(line)?.toFixed(2) ?? ''))

const asking = async (polls: number) =>
  billTotal(costOfMillion(await watchGame(files, { ...HABITS, plies: 2, polls }), 2).list)
console.log(`\nA million additional polls cost ${dollars((await asking(2)) - (await asking(1)))} dollars, at list.`)

const back = billTotal(costOfMillion(await bounceUses(files), 1).list)
console.log(`A million bounces add ${dollars(back)} dollars, at list price.`)

const prompt = await recordGame('persons with email and a device', files, { ...HABITS, pace: SOON })
const said = billTotal(costOfMillion(await seenUses(files), 1).list)
console.log(
  `A million moves of persons with email and a device, half an hour apart, cost ${dollars(billTotal(costOfMillion(prompt.moves, plies).list))}. A million reports that a turn was shown cost ${dollars(said)}.`,
)

console.log('')
const months = printTable('Dollars a month, by open games', ...SCALES.map((games) => games.toLocaleString('en')))
for (const { kind, moves, bytes } of played.filter((game) => IN_DETAIL.includes(game.kind))) {
  const month = scaleUses(moves, (MONTH * DAY) / pace / plies)
  const of = (games: number): number =>
    billTotal(billOf(scaleUses(month, games), true)) + (games * bytes * STORAGE_PRICE) / 1e9
  months(kind, ...SCALES.map((games) => dollars(of(games))))
}

console.log('')
const standing = printTable('Dollars a month of a stage, even if nobody plays', 'at list', 'setting that saves it')
for (const part of STANDING_COSTS)
  standing(part.part, priceRange(part), part.without === undefined ? '' : `\`${part.without}\``)

console.log('')
const most = printTable('Open games (thousands) at which the quota is used up', 'initial quota', ...IN_DETAIL)
const quotas = played
  .filter(({ kind }) => IN_DETAIL.includes(kind))
  .map(({ moves }) => gamesByQuota({ move: scaleUses(moves, 1 / plies), pace }).filter(({ games }) => games <= MANY))
for (const { name, most: first, more } of quotas
  .flat()
  .toSorted((a, b) => a.games - b.games)
  .filter(isFirst)) {
  const games = quotas.map((known) => known.find((quota) => quota.name === name)?.games)
  most(`${name} (${more})`, Math.round(first).toLocaleString('en'), ...games.map(thousands))
}

const [persons] = played
const paid = persons ? billTotal(costOfMillion(persons.moves, plies).paid) : Infinity
checkTarget(`${WANTED} dollars at most for a month of a million moves of persons without email`, paid <= WANTED)
