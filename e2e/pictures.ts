// Takes pictures of the screens, for the README and for whoever looks after their beauty: node e2e/pictures.ts
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'
import { type Kontor, startKontor } from '../scripts/started-kontor.ts'
import { choose } from './support/choose.ts'
import { draftIsSaved, newInvoice, rowsWith, typeLines } from './support/documents.ts'
import { fillIn, type Look, openPage } from './support/pages.ts'
import { lena, nadja } from './support/people.ts'

const folder = join(import.meta.dirname, '../docs/pictures')

async function takePictures(browser: Browser, { shell }: Kontor, look: Required<Pick<Look, 'width' | 'scheme'>>) {
  const take = async (page: Awaited<ReturnType<typeof openPage>>['page'], name: string) => {
    // No caret, and every picture and letter there.
    await Promise.all(page.frames().map((frame) => frame.evaluate(() => document.fonts.ready.then(() => undefined))))
    await page.screenshot({ path: join(folder, `${name}-${look.width}-${look.scheme}.png`), animations: 'disabled' })
  }

  const buyer = await openPage(browser, look)
  await buyer.page.goto(`${shell}#/Kontor.Documents/`)
  await buyer.page.getByText(lena.company).first().waitFor()
  await take(buyer.page, 'sign-in')
  await fillIn(buyer.page, lena)
  await buyer.page.goto(`${shell}#/Kontor.Home/`)
  const home = buyer.page.locator('main [data-front] iframe').contentFrame()
  await home.getByRole('heading', { level: 1, name: lena.company }).waitFor()
  await home.getByText('EUR').first().waitFor()
  await home.locator('.k-skeleton').first().waitFor({ state: 'detached' })
  await take(buyer.page, 'home')
  await buyer.page.goto(`${shell}#/Kontor.Documents/`)
  const list = buyer.page.locator('main [data-front] iframe').contentFrame()
  const row = rowsWith(list, 'To answer').first()
  const paper = list.locator('iframe[title$="as a page"]')
  // Beside the list there is room for the document that is chosen, on a phone there is not.
  if (look.width === 1280) {
    await row.click()
    await paper.waitFor()
  }
  await row.waitFor()
  await take(buyer.page, 'documents')
  await row.dblclick()
  await list.getByRole('heading', { level: 1, name: /\d/ }).waitFor()
  await paper.waitFor()
  await take(buyer.page, 'document')
  await buyer.context.close()

  const supplier = await openPage(browser, look)
  await supplier.page.goto(`${shell}#/Kontor.Documents/`)
  await fillIn(supplier.page, nadja)
  const app = supplier.page.locator('main iframe').contentFrame()
  await newInvoice(app)
  await choose(
    app.getByRole('combobox', { name: 'To' }),
    lena.company,
    app.getByRole('option', { name: lena.company }).first(),
  )
  await typeLines(supplier.page, app, [
    { item: 'Drill bits, set of 19', quantity: '12', price: '64.90', rate: '19' },
    { item: 'Hex keys', quantity: '40', price: '12.50', rate: '19' },
  ])
  await draftIsSaved(app)
  await take(supplier.page, 'editor')
  await supplier.context.close()
}

const kontor = await startKontor()
const browser = await chromium.launch(await launchOptions())
try {
  for (const width of [1280, 390] as const)
    for (const scheme of ['light', 'dark'] as const) await takePictures(browser, kontor, { width, scheme })
} finally {
  await browser.close()
  await kontor.stop()
}
