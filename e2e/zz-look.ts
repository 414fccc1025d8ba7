import { chromium } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'

const browser = await chromium.launch(await launchOptions())
const shots: [string, string, string, number, 'light' | 'dark'][] = [
  ['clara.voss@nordlicht.example', 'questionnaires', '#/Kontor.Forms/', 1280, 'light'],
  ['clara.voss@nordlicht.example', 'sent', '#/Kontor.Forms/sent', 1280, 'dark'],
  ['clara.voss@nordlicht.example', 'settings', '#/Kontor.Forms/settings', 1280, 'light'],
  ['clara.voss@nordlicht.example', 'builder', 'questionnaires:0', 1280, 'light'],
  ['clara.voss@nordlicht.example', 'review', 'sent:0', 1280, 'light'],
  ['nadja.weber@brandt.example', 'received', '#/Kontor.Forms/', 390, 'light'],
  ['nadja.weber@brandt.example', 'answer', 'received:0', 390, 'dark'],
  ['nadja.weber@brandt.example', 'home', '#/Kontor.Home/', 390, 'light'],
  ['clara.voss@nordlicht.example', 'builder390', 'questionnaires:0', 390, 'light'],
]
const contexts = new Map()
for (const [who, name, at, width, scheme] of shots) {
  const key = `${who}`
  let context = contexts.get(key)
  const isNew = context === undefined
  if (isNew) {
    context = await browser.newContext({ locale: 'en-US' })
    contexts.set(key, context)
  }
  const page = await context.newPage()
  page.on('pageerror', (e: Error) => console.log(name, 'ERR', e.message))
  page.on('console', (m: { type(): string; text(): string }) => m.type() === 'error' && console.log(name, m.text().slice(0, 300)))
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
  const [tab, nth] = at.split(':')
  const path = nth === undefined ? at : `#/Kontor.Forms/${tab}`
  await page.goto(`http://localhost:4750/${path}`)
  if (isNew) {
    await page.getByLabel('E-mail').fill(who)
    await page.getByLabel('Password').fill('kontor-demo')
    await page.keyboard.press('Enter')
  }
  const app = page.locator('main [data-front] iframe').contentFrame()
  await app.locator('main').waitFor({ timeout: 20000 }).catch(() => console.log(name, 'no main'))
  await page.waitForTimeout(1200)
  if (nth !== undefined) {
    await app.locator('.doc-row-button').nth(Number(nth)).click().catch(() => console.log(name, 'no row'))
    await page.waitForTimeout(1500)
  }
  await page.screenshot({ path: `/tmp/forms-${name}.png` })
  await page.close()
}
await browser.close()
