import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'

const base = 'http://localhost:8791/'
const out = '/tmp/a/pics'
mkdirSync(out, { recursive: true })
const browser = await chromium.launch(await launchOptions())
const names: Record<string, string> = {
  nadja: 'nadja.weber@brandt.example',
  svea: 'svea.lindqvist@nordlicht.example',
  emre: 'emre.yildiz@nordlicht.example',
  tobias: 'tobias.rahn@nordlicht.example',
  lena: 'lena.marquardt@nordlicht.example',
}
const only = process.argv[2]
const looks = (process.argv[3] ?? '1280light,1280dark,390light,390dark').split(',')
async function calls(who: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(base)
  await page.getByLabel('E-mail').fill(names[who]!)
  await page.getByLabel('Password', { exact: true }).fill('kontor-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/Kontor/)
  return { context, page, get: (path: string) => page.evaluate(async (p) => (await fetch(`/api/${p}`)).json(), path) }
}
type App = ReturnType<ReturnType<import('playwright-core').Page['locator']>['contentFrame']>
const shots: Record<string, { who: string; at: (get: (p: string) => Promise<any>) => Promise<string>; then?: (app: App, page: import('playwright-core').Page) => Promise<unknown> }> = {
  lines: { who: 'nadja', at: async () => '#/Kontor.Documents/lines?q=hex' },
  quotes: {
    who: 'svea',
    at: async (get) => {
      const { Document } = await get('documents?type=requestforquotation&limit=50&actions=true')
      for (const one of Document) {
        const { Quotes = [] } = await get(`documents/requestforquotes/${one.DocumentId}/quotes`)
        if (Quotes.some((q: any) => q.NextStates.length > 0)) return `#/Kontor.Documents/view/${one.DocumentId}`
      }
      return '#/'
    },
  },
  order: {
    who: 'nadja',
    at: async (get) => `#/Kontor.Documents/view/${(await get('documents?type=order&q=PO-4502')).Document[0].DocumentId}`,
    then: async (app) => { await app.getByRole('tab', { name: 'Lines' }).click() },
  },
  openlines: {
    who: 'nadja',
    at: async (get) => `#/Kontor.Documents/view/${(await get('documents?type=order&q=PO-4515')).Document[0].DocumentId}`,
    then: async (app) => { await app.getByRole('tab', { name: 'Lines' }).click(); await app.getByRole('button', { name: 'Invoice selected' }).click() },
  },
  bill: {
    who: 'lena',
    at: async (get) => `#/Kontor.Documents/view/${(await get('documents?type=invoice&q=RB-4502')).Document[0].DocumentId}`,
    then: async (app) => { await app.getByRole('tab', { name: 'Lines' }).click() },
  },
  doubled: { who: 'lena', at: async (get) => `#/Kontor.Match/${(await get('documents?type=invoice&q=RB-4512-2')).Document[0].DocumentId}` },
  change: {
    who: 'svea',
    at: async (get) => {
      const { Document } = await get('documents?type=orderchange&limit=20')
      return `#/Kontor.Documents/view/${Document[0].DocumentId}`
    },
    then: async (app) => { await app.getByRole('tab', { name: 'Lines' }).click() },
  },
  inbox: { who: 'nadja', at: async () => '#/Kontor.Inbox/?kind=ANSWER' },
  confirmation: { who: 'svea', at: async () => '#/Kontor.Inbox/?kind=ANSWER' },
  home: { who: 'nadja', at: async () => '#/Kontor.Home/' },
  locked: {
    who: 'emre',
    at: async (get) => {
      const { Items } = await get('procurement/documents/requisitions?draft=true&limit=50')
      return `#/Kontor.Buy/${Items.find((i: any) => i.Note === 'Spare parts for the forklifts').DocumentId}`
    },
  },
  waiting: {
    who: 'emre',
    at: async (get) => {
      const { Items } = await get('procurement/documents/requisitions?draft=false&limit=50')
      return `#/Kontor.Buy/${Items.find((i: any) => i.Note === 'Packing tables for dispatch').DocumentId}`
    },
    then: async (app) => {
      const ask = app.getByRole('textbox', { name: /Ask something|Reply/ })
      await ask.waitFor()
      await ask.fill('Do the tables fit through the side door?')
      await app.getByRole('button', { name: 'Send' }).click()
      await app.getByText('side door').first().waitFor()
      await app.getByRole('textbox', { name: 'Reply' }).scrollIntoViewIfNeeded()
    },
  },
  details: {
    who: 'emre',
    at: async (get) => {
      const { Items } = await get('procurement/documents/requisitions?draft=true&limit=50')
      return `#/Kontor.Buy/${Items.find((i: any) => i.Note === 'Labels for the new racks').DocumentId}`
    },
    then: async (app) => {
      await app.getByText('Tax, coding and note').first().click()
      await app.getByRole('textbox', { name: /Purpose of line/ }).fill('RACKS')
      await app.getByRole('textbox', { name: /Purpose of line/ }).scrollIntoViewIfNeeded()
    },
  },
}
const sessions = new Map<string, Awaited<ReturnType<typeof calls>>>()
for (const [name, { who, at, then }] of Object.entries(shots)) {
  if (only && only !== 'all' && !only.split(',').includes(name)) continue
  try {
    const session = sessions.get(who) ?? (await calls(who))
    sessions.set(who, session)
    const hash = await at(session.get)
    for (const look of looks) {
      const width = Number(look.replace(/\D/g, ''))
      const scheme = look.endsWith('dark') ? 'dark' : 'light'
      const page = await session.context.newPage()
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
      await page.emulateMedia({ colorScheme: scheme as 'dark' | 'light' })
      await page.goto(base + hash)
      const app = page.locator('main [data-front] iframe').contentFrame()
      await app.locator('h1, h2, button').first().waitFor()
      await page.waitForTimeout(1800)
      if (then) await then(app, page)
      await page.waitForTimeout(700)
      await page.screenshot({ path: `${out}/${name}-${look}.png` })
      await page.close()
    }
    console.log('done', name)
  } catch (error) {
    console.log('FAILED', name, String(error).slice(0, 600))
  }
}
await browser.close()
