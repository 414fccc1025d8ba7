import { compose } from '../../compose.ts'
import { testPlatform } from '../../platform/testing.ts'

/**
 * The server over a test's database in a process of its own, whose memory is the server's and nothing else's. Tells its
 * parent the address, and on every message the most resident memory since the one before, in bytes, and how long the
 * thread that answers calls has worked since then, in milliseconds of its own processor time: what else the machine does
 * adds nothing to it.
 */
const platform = testPlatform(JSON.parse(process.env['DATABASE'] ?? ''), { environment: { PORT: '0' } })
const { http } = compose(platform, {
  version: 'test',
  database: async () => ({ kind: 'test', state: 'ready', version: '18' }),
  demoPeople: async () => [],
})
const address = await http.listen({ host: '127.0.0.1', port: 0 })

export interface Usage {
  readonly most: number
  readonly milliseconds: number
}

let most = 0
let worked = process.threadCpuUsage()
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 5)
process.on('message', () => {
  const { user, system } = process.threadCpuUsage(worked)
  process.send?.({ most, milliseconds: (user + system) / 1000 } satisfies Usage)
  most = 0
  worked = process.threadCpuUsage()
})
process.send?.(address)
