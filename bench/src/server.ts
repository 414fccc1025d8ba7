import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type Bench, median } from './figure.ts'
import { address } from './server/route.ts'

const rounds = 7
const seconds = 2

/**
 * A contract route against the same route in bare Fastify with the same schemas, both writing one log line a request.
 * Each serves in a process of its own; rounds alternate, and the figure is the median of the rounds' ratios, so that a
 * busy machine weighs on both.
 */
export const serverBench: Bench = {
  name: 'server',
  description: 'a contract route (validated, serialised, authorised) against bare Fastify with a schema',
  run: async () => {
    const [contract, bare] = await Promise.all([serve('contract'), serve('bare')])
    try {
      await Promise.all([rate(contract.port), rate(bare.port)])
      const ratios: number[] = []
      const bares: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const first = round % 2 === 0 ? contract : bare
        const one = await rate(first.port)
        const other = await rate(first === contract ? bare.port : contract.port)
        const [ours, theirs] = first === contract ? [one, other] : [other, one]
        ratios.push(ours / theirs)
        bares.push(theirs)
      }
      const baseline = `bare Fastify, ${Math.round(median(bares))} requests a second in this run`
      return [{ name: 'server.route', value: median(ratios), bar: { atLeast: 0.8 }, baseline }]
    } finally {
      contract.child.kill()
      bare.child.kill()
    }
  },
}

async function serve(kind: 'contract' | 'bare'): Promise<{ port: number; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'server/serve.ts'), [kind])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, child }
}

async function rate(port: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${address}`,
    connections: 32,
    duration: seconds,
    headers: { authorization: 'Bearer kt_bench' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`)
  return result.requests.average
}
