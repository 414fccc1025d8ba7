// node e2e/zz-walk.ts <who,..|all> <1280-light,...> : pictures of many screens of a running Kontor on :8080
import { join } from 'node:path'
import { chromium, type FrameLocator, type Page } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'
import { fillIn, openPage } from './support/pages.ts'
import { jonas, karl, lena, miriam, nadja, type Person } from './support/people.ts'

const shell = process.env['SHELL_AT'] ?? 'http://localhost:8080/'
const folder = '/root/shots'
const people: Record<string, Person> = { lena, jonas, miriam, nadja, karl }
const steps = (await import(process.argv[4] ?? '/root/steps.ts')).steps as Record<string, (ctx: Ctx) => Promise<void>>
export interface Ctx { page: Page; app: FrameLocator; go: (at: string) => Promise<void>; take: (name: string) => Promise<void>; width: number }
const browser = await chromium.launch(await launchOptions())
for (const look of (process.argv[3] ?? '1280-light').split(',')) {
  const [w, scheme] = look.split('-')
  const width = Number(w) as 1280 | 390
  const sessions = new Map<string, Page>()
  for (const [key, step] of Object.entries(steps)) {
    const [who] = key.split('/')
    if (process.argv[2] !== 'all' && !process.argv[2]!.split(',').includes(key) && !process.argv[2]!.split(',').includes(who!)) continue
    let page = sessions.get(who!)
    if (!page) {
      const opened = await openPage(browser, { width, scheme: scheme as 'light' })
      page = opened.page
      await page.goto(`${shell}#/Kontor.Home/`)
      await fillIn(page, people[who!]!)
      await page.locator('main iframe').first().waitFor()
      sessions.set(who!, page)
    }
    const app = page.locator('main [data-front] iframe').contentFrame()
    const p = page
    try {
      await step({
        page, app, width,
        go: async (at) => { await p.goto(`${shell}#${at}`); await p.waitForTimeout(1200) },
        take: async (name) => {
          await app.locator('.k-skeleton').first().waitFor({ state: 'detached', timeout: 5000 }).catch(() => {})
          await p.waitForTimeout(500)
          await p.screenshot({ path: join(folder, `${who}-${name}-${look}.png`), animations: 'disabled' })
        },
      })
    } catch (error) { console.log(key, look, String(error).slice(0, 300)); await p.screenshot({ path: join(folder, `${who}-FAILED-${key.replace('/', '-')}-${look}.png`) }) }
  }
  for (const page of sessions.values()) await page.context().close()
}
await browser.close()
