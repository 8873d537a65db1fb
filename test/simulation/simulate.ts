import { live } from './world.ts'

const seed = Number(process.argv[process.argv.indexOf('--seed') + 1])
const history = await live(seed, { tell: (line) => console.log(line) })
console.log(JSON.stringify(history, null, 1))
