import { chromium } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'

const browser = await chromium.launch(await launchOptions())
const shell = 'http://localhost:4740/'
for (const [width, scheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 800 },
    colorScheme: scheme,
  })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()))
  await page.goto(`${shell}#/Kontor.Capture/`)
  await page.getByLabel('E-mail').fill(process.env['WHO'] ?? 'lena.marquardt@nordlicht.example')
  await page.getByLabel('Password').fill('kontor-demo')
  await page.keyboard.press('Enter')
  const app = page.locator('main [data-front] iframe').contentFrame()
  await app.locator('.capture-row').first().waitFor()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/capture/queue-${width}.png` })
  await app
    .locator('.capture-item')
    .first()
    .getByRole('checkbox')
    .click({ force: true })
    .catch((e) => console.log(String(e).slice(0, 200)))
  await page.waitForTimeout(400)
  await page.screenshot({ path: `/tmp/capture/chosen-${width}.png` })
  await app
    .getByRole('button', { name: /^hafen-kruse-HS-20417/ })
    .first()
    .click()
  await app.getByRole('img', { name: /^Page 1/ }).waitFor()
  await page.waitForTimeout(1500)
  if (width === 390) await app.getByRole('button', { name: 'Form', exact: true }).click()
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/capture/verify-${width}.png` })
  await app
    .getByRole('button', { name: 'Read totals too' })
    .click()
    .catch(() => console.log('no totals button'))
  await page.waitForTimeout(800)
  if (width === 1280) await app.getByRole('textbox', { name: 'Number', exact: true }).focus()
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/capture/verify2-${width}.png` })
  await page.goto(`${shell}#/Kontor.Capture/settings`)
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/capture/settings-${width}.png` })
  await context.close()
}
await browser.close()
