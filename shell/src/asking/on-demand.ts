import { lazyPart } from '../lazy/lazy-part.ts'
import type { AskingOptions } from './asking.ts'

/** What an app can ask of the shell, fetched when one first does: most pages open without it. */
export function askingOnDemand(options: AskingOptions) {
  const { part: asking, fetch: startAsking } = lazyPart(async () => {
    const { createAsking } = await import('./asking.ts')
    return createAsking(options)
  })
  return {
    asking,
    startAsking,
    hear(topic: string, data: unknown, app: string) {
      startAsking().then(() => asking.get()?.hear(topic, data, app), console.warn)
    },
  }
}
