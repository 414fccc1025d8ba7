import { openDemo } from '@kontor/server'
import { testPlatform } from '@kontor/server/testing'
import { anchor, shortDemo } from './testing.ts'

/** Tells the demo network to a test's database in a process of its own; its parent hears of the beginning of each part. */
const platform = testPlatform(JSON.parse(process.env['DATABASE'] ?? ''), { at: `${anchor}T09:00:00Z` })
const { rest } = await openDemo(platform, {
  ...shortDemo,
  history: (base, day) => {
    const whole = shortDemo.history(base, day)
    const parts = whole.parts.map((part) => ({
      ...part,
      tell: async (transact: Parameters<typeof part.tell>[0]) => {
        process.send?.('begun')
        await part.tell(transact)
      },
    }))
    return { ...whole, parts }
  },
})
await rest?.tell(() => false, new AbortController().signal)
await platform.db.close()
