/** One start: the processor time until a bundle is read and its clients stand, in milliseconds. */
const [, , bundle = ''] = process.argv
const before = process.cpuUsage()
await import(bundle)
const { user, system } = process.cpuUsage(before)
process.send?.((user + system) / 1000)
process.exit()
