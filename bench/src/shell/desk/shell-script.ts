import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import type { Figure } from '../../figure.ts'
import { app, type Stage, visit } from './visit.ts'

const kB = (bytes: number) => bytes / 1000
const assets = join(import.meta.dirname, '../../../../shell/dist/assets')

/**
 * All scripts that a browser with an empty cache fetches from opening the shell until its desk can be used (its header is
 * there and takes a click), compressed; an app's own aside. In the language whose words weigh most, with the worker
 * that browsers do not show among what a page fetches.
 */
export async function shellScript({ browser, kontor, cookies }: Stage): Promise<Figure[]> {
  const page = await visit(browser, cookies, 'ar')
  const fetched: Response[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin === kontor.shell && pathname.endsWith('.js')) fetched.push(response)
  })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header button[aria-haspopup=menu]')) return
      performance.mark('usable')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${kontor.shell}/#/${app}/`)
  await page.frameLocator('main iframe').getByRole('main').waitFor()
  const usable = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('usable')[0]!.startTime,
  )
  // What is fetched ahead while nobody waits for anything.
  await page.waitForTimeout(3_000)
  const scripts = await Promise.all(
    fetched.map(async (response) => ({
      bytes: gzipSync(await response.body()).length,
      first: response.request().timing().startTime <= usable,
    })),
  )
  await page.context().close()
  const worker = readdirSync(assets).find((name) => /^worker-.*\.js$/.test(name))
  if (worker === undefined) throw new Error('The shell was built without its worker.')
  const line = gzipSync(readFileSync(join(assets, worker))).length
  const sum = (all: readonly { bytes: number }[]) => all.reduce((total, { bytes }) => total + bytes, 0)
  const later = kB(sum(scripts.filter(({ first }) => !first)))
  return [
    {
      name: 'shell-script',
      value: kB(sum(scripts.filter(({ first }) => first)) + line),
      bar: { atMost: 150 },
      baseline: `limit 150 kB gzip; another ${later.toFixed(0)} kB were fetched ahead once it was idle`,
    },
  ]
}
