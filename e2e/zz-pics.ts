import { chromium } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'
const browser = await chromium.launch(await launchOptions())
const shots: [string, string, string][] = JSON.parse(process.argv[2]!)
for (const [who, hash, name] of shots)
  for (const [width, scheme] of [[1280, 'light'], [390, 'dark']] as const) {
    const page = await (await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 800 }, colorScheme: scheme, locale: 'en-GB' })).newPage()
    page.on('console', (m) => m.type() === 'error' && console.log(name, width, m.text().slice(0, 160)))
    await page.goto(`http://localhost:4722/${hash}`)
    await page.getByLabel('E-mail').fill(who)
    await page.getByLabel('Password').fill('kontor-demo')
    await page.keyboard.press('Enter')
    await page.locator('main [data-front] iframe').contentFrame().getByRole('main').waitFor()
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/pics/${name}-${width}.png` })
    await page.context().close()
  }
await browser.close()
