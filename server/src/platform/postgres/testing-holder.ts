import { openDatabase } from './index.ts'

/** A process that holds the database of a folder until it is killed; the tests start and kill it. */
const log = { info: () => {}, warn: () => {}, error: () => {} }
await openDatabase({ dataFolder: process.argv[2] ?? '', log })
process.stdout.write('open')
setInterval(() => {}, 60_000)
