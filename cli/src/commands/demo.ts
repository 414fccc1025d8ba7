import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const demo: Command = {
  name: 'demo',
  usage: 'demo remove',
  description: 'Ends the demo network for good: none of its people can sign in, and it is never loaded again.',
  more: ['Its companies and documents stay as they are, and so does the log. Exit 1 where there is no demo network.'],
  run: async ([what, ...rest]) => {
    if (what !== 'remove' || rest.length > 0) throw new UsageError('demo takes remove.')
    const { demoPeople, demoTermsZone } = await import('@kontor/demo')
    const closed = await withPlatform(async (platform) => {
      const { withdrawTerms } = await import('@kontor/server/areas/terms')
      const closed = await (await import('@kontor/server')).removeDemo(platform, demoPeople)
      if (closed > 0) await platform.db.plain((tx) => withdrawTerms(tx, demoTermsZone))
      return closed
    })
    if (closed === 0) {
      console.error('kontor: There is no demo network here.')
      return 1
    }
    console.log(`The demo network is ended: ${closed} people can no longer sign in.`)
    return 0
  },
}
