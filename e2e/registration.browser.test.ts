import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Kontor, startKontor } from '../scripts/started-kontor.ts'
import { barsNobody } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { draftIsSaved, figure, proposedNumber, rowsWith, send, typeLines } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { mainly } from './support/widths.ts'

describe.each(mainly(390, [{ width: 1280 }, { width: 390 }]))('at $width px', ({ width }) => {
  let empty: Kontor
  beforeAll(async () => {
    empty = await startKontor(undefined, { demo: 'off' })
  }, 120_000)
  afterAll(() => empty?.stop())

  /** The link of the first start, as it stands on the operator's screen. */
  const printed = () => /^ {2}(http:\S+\/#\/register\/\S+)$/m.exec(empty.output())?.[1] ?? ''

  test('the first start without the demo leads by a link to a company with its first administrator, once', async ({
    visit,
  }) => {
    const { page, expectProblem } = await visit({ width })
    await page.goto(printed())
    await page.getByRole('heading', { name: 'Create your company' }).waitFor()
    await barsNobody(page)

    await page.getByRole('button', { name: 'Create company' }).click()
    await page.getByText('Enter the company’s name.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company')

    await page.getByLabel('Company name').fill('Weide GmbH')
    await choose(page.getByRole('combobox', { name: 'Country' }), 'germ', page.getByRole('option', { name: /Germany/ }))
    expect(await page.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('EUR')
    await page.getByLabel('VAT number').fill('DE136695977')
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
    await page.getByLabel('Registration number').fill('HRB 98123')
    const logo = page.locator('input[type=file]')
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await page.getByText('Choose a PNG or JPEG picture of at most 1 MB.').waitFor()
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await page.getByRole('img', { name: 'The chosen logo' }).waitFor()
    await page.getByLabel('First name').fill('Wanda')
    await page.getByLabel('Last name').fill('Weide')
    await page.getByLabel('E-mail').fill('wanda@weide.example')
    await page.getByLabel('New password').fill('seven green bicycles')
    expectProblem(/status of 400 .*\/registration\/companies/)
    await page.getByRole('button', { name: 'Create company' }).click()
    await page.getByRole('alert').filter({ hasText: 'DE136695977' }).waitFor()
    await page.getByLabel('VAT number').fill('DE136695976')
    await page.getByRole('button', { name: 'Create company' }).click()
    await page.locator('main [data-front] iframe').waitFor()
    expect(page.url()).not.toContain('register')
    const { Company } = await page.evaluate(async () => (await fetch('/api/session')).json())
    expect(
      await page.evaluate(
        (id) => fetch(`/api/companies/${id}/images/LOGO`).then(({ status }) => status),
        Company.CompanyAccountId,
      ),
    ).toBe(200)

    const second = await visit({ width })
    await second.page.goto(printed())
    await second.page.getByRole('heading', { name: 'This link was already used' }).waitFor()
    await second.page.getByRole('link', { name: 'Go to sign-in' }).click()
    await second.page.getByLabel('E-mail').fill('wanda@weide.example')
    await second.page.getByLabel('Password', { exact: true }).fill('seven green bicycles')
    await second.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await second.page.locator('main [data-front] iframe').waitFor()
  })

  test('from the first hour to the first invoice: a partner comes by a link, is connected, and has the invoice', async ({
    visit,
  }) => {
    const wanda = await visit({ width })
    await wanda.page.goto(empty.shell)
    await wanda.page.getByLabel('E-mail').fill('wanda@weide.example')
    await wanda.page.getByLabel('Password', { exact: true }).fill('seven green bicycles')
    await wanda.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await wanda.app.getByRole('heading', { name: 'Invite your colleagues' }).waitFor()
    await wanda.app.getByRole('button', { name: 'Find a company…' }).click()
    await wanda.app.getByRole('button', { name: 'Invite by link' }).click()
    const url = await wanda.app.getByLabel('Link', { exact: true }).inputValue()
    await barsNobody(wanda.page)
    await wanda.app.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    const uwe = await visit({ width })
    await uwe.page.goto(url)
    await uwe.page.getByText('Weide GmbH invited you.').waitFor()
    await uwe.page.getByLabel('Company name').fill('Ufer ApS')
    await choose(
      uwe.page.getByRole('combobox', { name: 'Country' }),
      'Denm',
      uwe.page.getByRole('option', { name: /Denmark/ }),
    )
    await uwe.page.getByLabel('Last name').fill('Ufer')
    await uwe.page.getByLabel('E-mail').fill('uwe@ufer.example')
    await uwe.page.getByLabel('New password').fill('four quiet herons at noon')
    await uwe.page.getByRole('button', { name: 'Create company' }).click()
    await uwe.page.locator('main [data-front] iframe').waitFor()

    // An empty list offers it twice, in its head and in its midst.
    await wanda.page.goto(`${empty.shell}/#/Kontor.Documents/new/invoice`)
    const number = await proposedNumber(wanda.app)
    await choose(
      wanda.app.getByRole('combobox', { name: 'To' }),
      'Ufer',
      wanda.app.getByRole('option', { name: 'Ufer ApS' }).first(),
    )
    await typeLines(wanda.page, wanda.app, [{ item: 'Willow baskets', quantity: '2', price: '50', rate: '19' }])
    await eventually(() => figure(wanda.app, 'Amount due').textContent()).toContain('119.00')
    await draftIsSaved(wanda.app)
    await send(wanda.app, number)

    await uwe.page.goto(`${empty.shell}/#/Kontor.Documents/`)
    await rowsWith(uwe.app, 'Weide GmbH').first().waitFor()
  })
})

test('nobody gets in with a link that is wrong, and who has none is told whom to ask', async ({ visit }) => {
  const { page, expectProblem } = await visit({ at: '#/register/guessed' })
  expectProblem(/status of 404 .*\/registration\/links/)
  await page.getByRole('heading', { name: 'This link is not valid' }).waitFor()
  await page.goto(`${kontor().shell}/#/register`)
  await page.getByRole('heading', { name: 'Create your company' }).waitFor()
})
