import type { Browser, Frame } from 'playwright-core'
import { type Figure, median } from '../figure.ts'
import type { Part } from './part.ts'
import { openRelay } from './relay/open.ts'
import type { RelayName } from './relay/page.ts'

/** What the rate of one must be, at least, as a share of the other's. */
const pairs = [
  { name: 'raw', ours: 'hub', theirs: 'raw', atLeast: 0.9 },
  { name: 'penpal', ours: 'hub', theirs: 'penpal', atLeast: 1 },
  { name: 'post-robot', ours: 'hub', theirs: 'postRobot', atLeast: 1 },
  // an app that is written by hand, and asks for no line: the same way as the raw one's, with all that is checked
  { name: 'windows.raw', ours: 'windows', theirs: 'raw', atLeast: 0.9 },
] as const
const relayNames = ['hub', 'windows', 'raw', 'penpal', 'postRobot'] as const
const labels = {
  raw: 'the same envelopes relayed raw by postMessage',
  penpal: 'Penpal 7.0.6',
  postRobot: 'post-robot 10.0.46',
}

const apps = [
  { id: 'Bench.Notes', origin: 'https://notes.example' },
  { id: 'Bench.Books', origin: 'https://books.example' },
]
/** Many short rounds rather than a few long ones: what else the machine does comes and goes between them. */
const rounds = 61
const loads = [
  { name: 'hub-sequential', atOnce: 1, count: 100 },
  { name: 'hub-inflight-100', atOnce: 100, count: 600 },
]

/**
 * Questions and answers between two apps, a second: through the hub, and through what else there is to do it with, side
 * by side. Rounds alternate, and a figure is the median of the rounds' ratios, so that a busy machine weighs on all.
 */
export const hubRate: Part = async (browser) => {
  const relays = await openAll(browser)
  const figures: Figure[] = []
  for (const { name, atOnce, count } of loads) {
    const measured: Record<RelayName, number>[] = []
    for (let round = 0; round < rounds; round += 1) {
      const order = relays.map((_, index) => relays[(index + round) % relays.length]!)
      const rates: [RelayName, number][] = []
      for (const relay of order) rates.push([relay.name, await rate(relay.asker, count, atOnce)])
      measured.push(Object.fromEntries(rates) as Record<RelayName, number>)
    }
    for (const { name: pair, ours, theirs, atLeast } of pairs) {
      figures.push({
        name: `${name}.${pair}`,
        value: median(measured.map((each) => each[ours] / each[theirs])),
        bar: { atLeast },
        baseline: `${labels[theirs]}, ${Math.round(median(measured.map((each) => each[theirs])))} answers a second in this run`,
      })
    }
  }
  for (const { close } of relays) await close()
  return figures
}

async function openAll(browser: Browser) {
  const open = []
  for (const name of relayNames) {
    const { frames, close } = await openRelay(browser, name, apps)
    const asker = frames[0]!
    // what runs for the first time is not what is measured
    for (const { atOnce, count } of loads) await rate(asker, 4 * count, atOnce)
    open.push({ name, asker, close })
  }
  return open
}

const rate = (asker: Frame, count: number, atOnce: number): Promise<number> =>
  asker.evaluate(([target, times, lanes]) => measure(target, times, lanes), ['Bench.Books', count, atOnce] as const)
