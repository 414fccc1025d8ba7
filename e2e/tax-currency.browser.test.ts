import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { draftIsSaved, figure, newInvoice, typeLines } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

describe.for(mainly(390, [1280, 390]))('an invoice in a foreign currency (%i px)', (width) => {
  test('says VAT in the currency in which it is accounted, once there is a rate; it goes where both are one', async ({
    signIn,
  }) => {
    const { app, page } = await signIn(nadja, { width, scheme: width === 390 ? 'dark' : 'light' })
    await newInvoice(app)
    await typeLines(page, app, [{ item: 'Freight', quantity: '10', price: '100', rate: '19' }])
    const choose = async (name: string, code: string) => {
      const field = app.getByRole('combobox', { name, exact: true })
      // As a person does, who comes to the field before typing: a list closes where the page scrolls under it.
      await field.scrollIntoViewIfNeeded()
      // The page tells of a scroll a frame later only.
      await field.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      await field.fill(code)
      await app.getByRole('option', { name: code }).first().click()
    }
    await choose('Currency', 'USD')
    await choose('VAT currency', 'EUR')
    const rate = app.getByRole('textbox', { name: '1 USD in EUR' })
    await rate.focus()
    await rate.blur()
    await app
      .locator('[data-path="taxCurrency.rate"]')
      .getByText(/BT-111|VAT|total/i)
      .first()
      .waitFor()
    await rate.fill('0.92')
    await rate.blur()
    await eventually(() => figure(app, 'VAT in EUR').textContent()).toContain('174.80')
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
    await draftIsSaved(app)
    await page.reload()
    await eventually(() => rate.inputValue()).toBe('0.92')
    await choose('Currency', 'EUR')
    await rate.waitFor({ state: 'detached' })
    await eventually(() => app.getByRole('combobox', { name: 'VAT currency' }).inputValue()).toBe('')
  })
})
