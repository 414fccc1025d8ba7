import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { inDays } from './support/days.ts'
import { standing } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { bring } from './support/mailed.ts'
import { paperOf } from './support/paper.ts'
import { lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

for (const width of mainly(1280, [1280]))
  test(`journey 2: a PDF arrives by e-mail and is read, a clerk mends two fields by the keyboard, holds it with a reason, resumes, and enters it (${width} px)`, async ({
    signIn,
  }) => {
    const { app, page } = await signIn(lena, { width, at: '#/Kontor.Capture/' })
    const address = (await app.locator('.doc-mail-text').textContent()) ?? ''
    const number = `KR-${width}-7`
    const words = [
      ...[
        'Kutter Transport GmbH',
        `Invoice number: ${number}`,
        `Invoice date: ${inDays(-3)}`,
        `Due date: ${inDays(11)}`,
      ],
      ...['VAT ID DE300000043', 'Subtotal 100.00', 'VAT 19% 19.00', 'Amount due EUR 119.00'],
      'IBAN DE89 3704 0044 0532 0130 00',
    ]
    expect(await bring(address, number, [[`${number}.pdf`, 'application/pdf', paperOf([words])]])).toBe(204)
    await page.reload()
    await app
      .getByRole('tabpanel')
      .getByRole('button', { name: new RegExp(`^${number}`) })
      .click()

    // What the letters say stands in the form, and waits to be looked at.
    const field = (name: string) => app.getByRole('textbox', { name, exact: true })
    await eventually(() => field('Number').inputValue()).toBe(number)
    expect(await field('IBAN').inputValue()).toBe('DE89370400440532013000')
    await app.getByRole('heading', { name: 'Read from the file, please check: 6 fields' }).waitFor()
    await barsNobody(page)

    // Each leads to its field, whose place on the page is marked; who has been there has looked.
    await app.getByRole('button', { name: 'Number', exact: true }).click()
    await eventually(() => field('Number').evaluate((it) => it === document.activeElement)).toBe(true)
    await app.locator('.doc-pages-mark').waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type('-B')
    await page.keyboard.press('Tab')
    await app.getByRole('button', { name: 'Number', exact: true }).waitFor({ state: 'detached' })
    await app.getByRole('button', { name: 'Read totals too' }).click()
    await eventually(() => field('Net amount').inputValue()).toBe('100.00')
    await app.getByText('119.00').first().waitFor()
    await app.getByRole('combobox', { name: 'Supplier' }).focus()
    await page.keyboard.type('Kutter Transport GmbH')
    await page.keyboard.press('Tab')
    await app.getByText(/^Draft saved/).waitFor()

    // On hold with a reason, and taken up again.
    await app.getByRole('button', { name: 'More actions' }).last().click()
    await app.getByRole('menuitem', { name: 'Put on hold…' }).click()
    const holding = app.getByRole('dialog', { name: `Put ${number}.pdf on hold` })
    await holding.getByRole('textbox', { name: 'Reason' }).fill('The weigh note is missing.')
    await holding.getByRole('button', { name: 'Put on hold' }).click()
    await app.getByRole('tab', { name: /^On hold/ }).click()
    await app
      .getByRole('tabpanel')
      .getByRole('button', { name: new RegExp(`^${number}`) })
      .click()
    await app.getByText('The weigh note is missing.').first().waitFor()
    await app.getByRole('button', { name: 'Reopen' }).click()
    await app.getByRole('tab', { name: /^To enter/ }).click()
    await app
      .getByRole('tabpanel')
      .getByRole('button', { name: new RegExp(`^${number}`) })
      .click()
    await eventually(() => field('Number').inputValue()).toBe(`${number}-B`)
    await app.getByRole('button', { name: 'Enter as received' }).click()

    // It is an invoice that was received, with its paper beside it.
    await app.getByRole('heading', { level: 1, name: `Invoice ${number}-B` }).waitFor()
    await eventually(() => standing(app, 'Delivery').textContent()).toContain('Received')
    await app.getByRole('img', { name: `Page 1 of ${number}.pdf` }).waitFor()
  })
