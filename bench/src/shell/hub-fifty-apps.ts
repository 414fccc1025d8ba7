import type { Part } from './part.ts'
import { openRelay } from './relay/open.ts'

/** Fifty apps of ten sites, each of an origin of its own. */
const apps = Array.from({ length: 50 }, (_, index) => ({
  id: `Bench.App${index}`,
  origin: `https://app${index}.site${index % 10}.example`,
}))
const questions = 40

/** How long an answer takes while fifty apps are connected: each of them asks the next. */
export const hubFiftyApps: Part = async (browser) => {
  const { frames, close } = await openRelay(browser, 'hub', apps)
  const times: number[] = []
  for (const [index, frame] of frames.entries()) {
    const target = apps[(index + 1) % apps.length]!.id
    times.push(...(await frame.evaluate(([id, count]) => answerTimes(id, count), [target, questions] as const)))
  }
  await close()
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  const baseline = `limit 20 ms; the median of ${sorted.length} answers took ${at(0.5).toFixed(1)} ms`
  return [{ name: 'hub-50-apps', value: at(0.99), bar: { atMost: 20 }, baseline }]
}
