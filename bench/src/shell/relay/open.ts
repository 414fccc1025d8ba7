import { join } from 'node:path'
import type { Browser, Frame } from 'playwright-core'
import { bundle } from '../../../../scripts/bundle.ts'
import { openPages } from '../pages.ts'
import type { RelayName } from './page.ts'
import type { Place } from './relay.ts'

const shell = 'https://shell.example'

/** A top window with these apps in frames, joined by a relay: the apps' frames, to be measured in, and what closes it. */
export async function openRelay(browser: Browser, relay: RelayName, apps: readonly Place[]) {
  const script = await bundle(join(import.meta.dirname, 'page.ts'))
  const origins = [shell, ...apps.map(({ origin }) => origin)]
  const page = await openPages(browser, Object.fromEntries(origins.map((origin) => [origin, { script }])))
  await page.evaluate(([name, places]) => openApps(name, places), [relay, apps] as const)
  const frames = apps.map(({ origin }): Frame => page.frames().find((frame) => frame.url().startsWith(`${origin}/`))!)
  return { page, frames, close: () => page.context().close() }
}
