import { clientConsumerBench } from './client-consumer.ts'
import { clientSizeBench } from './client-size.ts'
import { contractBench } from './contract.ts'
import { documentsBench } from './documents.ts'
import { type Bench, holds, lineOf } from './figure.ts'
import { flingBench } from './fling.ts'
import { matchBench } from './match.ts'
import { serverBench } from './server.ts'
import { shellBench } from './shell.ts'
import { trytonBench } from './tryton.ts'
import { ublBench } from './ubl.ts'
import { workBench } from './work.ts'

const benches: readonly Bench[] = [
  contractBench,
  clientSizeBench,
  clientConsumerBench,
  serverBench,
  shellBench,
  flingBench,
  ublBench,
  documentsBench,
  matchBench,
  workBench,
  trytonBench,
]

const names = process.argv.slice(2)
const chosen = names.length === 0 ? benches : benches.filter(({ name }) => names.includes(name))
const unknown = names.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are:\n${benches.map(({ name, description }) => `  ${name}\t${description}`).join('\n')}`,
  )
  process.exit(2)
}

let short = false
for (const bench of chosen) {
  for await (const figure of await bench.run()) {
    console.log(lineOf(figure))
    short ||= !holds(figure)
  }
}
process.exit(short ? 1 : 0)
