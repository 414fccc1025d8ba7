import { compose } from '../../compose.ts'
import { testPlatform } from '../../platform/testing.ts'

/**
 * The server over a test's database in a process of its own, whose memory is the server's and nothing else's. Tells its
 * parent the address, and on every message the most resident memory since the one before, in bytes.
 */
const platform = testPlatform(JSON.parse(process.env['DATABASE'] ?? ''), {
  environment: { ...process.env, PORT: '0' },
})
const { http } = compose(platform, {
  version: 'test',
  database: async () => ({ kind: 'test', state: 'ready', version: '18' }),
  demoPeople: async () => [],
})
const address = await http.listen({ host: '127.0.0.1', port: 0 })

let peakBytes = 0
setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
}, 5)
process.on('message', () => {
  process.send?.(peakBytes)
  peakBytes = 0
})
process.send?.(address)
