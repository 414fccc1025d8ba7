import { chromium } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'
const browser = await chromium.launch(await launchOptions())
for (const [width, scheme] of [[1280, 'light'], [390, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 800 }, colorScheme: scheme, locale: 'en-US' })
  const page = await context.newPage()
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()) })
  await page.goto('http://localhost:4750/#/Kontor.Onboard/')
  await page.getByLabel('E-mail').fill('clara.voss@nordlicht.example')
  await page.getByLabel('Password', { exact: true }).fill('kontor-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const app = page.locator('main [data-front] iframe').contentFrame()
  const shot = async (name: string) => { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/onboard/${name}-${width}.png` }) }
  try {
    await app.getByText('Packaging').waitFor({ timeout: 20000 })
    await shot('campaigns')
    await app.getByText('Office and workshop').click()
    await app.getByText('Lampenhaus Reuter', { exact: true }).waitFor()
    await app.getByRole('checkbox', { name: 'Select Papeterie Vauban' }).press('Space')
    await shot('campaign')
    await page.goto('http://localhost:4750/#/Kontor.Onboard/')
    await app.getByText('Packaging').click()
    await app.getByText('Verpackung.csv').click()
    await app.getByText('4 issues to fix').waitFor()
    await shot('file')
    await page.goto('http://localhost:4750/#/Kontor.Onboard/import')
    await app.getByText('Drop a file').waitFor()
    await shot('import')
    await page.goto('http://localhost:4750/#/Kontor.Onboard/branding')
    await app.getByText('Preview').waitFor()
    await shot('branding')
  } catch (e) { console.log(String(e)); await shot('failed') }
  await context.close()
}
await browser.close()
