import type { Bench } from './figure.ts'
import { inChromium } from './shell/chromium.ts'
import { desk } from './shell/desk/desk.ts'
import { hubFiftyApps } from './shell/hub-fifty-apps.ts'
import { hubRate } from './shell/hub-rate.ts'
import type { Part } from './shell/part.ts'

const parts: readonly Part[] = [hubRate, hubFiftyApps, desk]

/** The shell and its hub, each figure against its baseline in the same browser and run. */
export const shellBench: Bench = {
  name: 'shell',
  description: 'messages between apps through the hub, and the shell itself, in a browser',
  run: () =>
    inChromium(async (browser) => {
      const figures = []
      for (const part of parts) figures.push(...(await part(browser)))
      return figures
    }),
}
