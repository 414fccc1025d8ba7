import { chromium } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'

const shots = process.argv.slice(2).map((s) => s.split('|'))
const browser = await chromium.launch(await launchOptions())
for (const [who, hash, name, width, scheme, step] of shots) {
  const context = await browser.newContext({
    viewport: { width: Number(width), height: 900 },
    colorScheme: scheme as 'dark' | 'light',
    locale: 'en-US',
  })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  await page.goto('http://localhost:4760/')
  await page.getByLabel('E-mail').or(page.getByLabel('Email')).first().fill(who!)
  await page.getByLabel('Password').first().fill('kontor-demo')
  await page.keyboard.press('Enter')
  const app = page.locator('main [data-front] iframe').contentFrame()
  await page.locator('main [data-front] iframe').first().waitFor()
  await page.evaluate((h) => {
    location.hash = h
  }, hash!)
  await page.waitForTimeout(3500)
  for (const one of (step ?? '').split(';').filter(Boolean)) {
    const [kind, what] = [one[0], one.slice(1)]
    if (kind === '@') await app.getByRole('button', { name: what }).first().click()
    if (kind === '~') await app.getByText(what, { exact: true }).first().scrollIntoViewIfNeeded()
    if (kind === '#') await app.getByRole('tab', { name: what }).click()
    if (kind === '!') await page.keyboard.press(what)
    await page.waitForTimeout(900)
  }
  await page.screenshot({ path: `/tmp/profile-data/${name}.png` })
  await context.close()
}
await browser.close()
