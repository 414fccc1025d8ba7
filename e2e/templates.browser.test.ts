import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { draftIsSaved, newInvoice, typeLines } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { lena, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(mainly(1280, [1280, 390]))(
  'a supplier keeps an invoice as a template, writes another from it, and has it sent each month (%i px)',
  async (width, { signIn }) => {
    const { page, app } = await signIn(nadja, { width, scheme: width === 390 ? 'dark' : 'light' })
    const name = `Rent of tools, ${width}`
    await newInvoice(app)
    await choose(
      app.getByRole('combobox', { name: 'To' }),
      lena.company,
      app.getByRole('option', { name: lena.company }).first(),
    )
    await typeLines(page, app, [{ item: 'Rent, {period}', quantity: '1', price: '80', rate: '19' }])
    await draftIsSaved(app)
    if (width === 390) await app.getByRole('button', { name: 'More actions' }).click()
    await app.getByRole(width === 390 ? 'menuitem' : 'button', { name: 'Save as template…' }).click()
    await app.getByRole('textbox', { name: 'Name' }).fill(name)
    await app.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await eventually(() => app.getByRole('dialog').count()).toBe(0)

    await app.getByRole('button', { name: 'Documents' }).click()
    await app.getByRole('button', { name: 'New', exact: true }).click()
    await app.getByRole('menuitem', { name: 'From template' }).click()
    await app.getByRole('button', { name: `Use ${name}` }).click()
    await app.getByRole('combobox', { name: 'Item, line 1' }).waitFor()
    expect(await app.getByRole('combobox', { name: 'Item, line 1' }).inputValue()).toBe('Rent, {period}')

    await app.getByRole('button', { name: 'Documents' }).click()
    await app.getByRole('button', { name: 'New', exact: true }).click()
    await app.getByRole('menuitem', { name: 'From template' }).click()
    const more = app.getByRole('button', { name: `More actions for ${name}` })
    await more.first().click()
    await app.getByRole('menuitem', { name: 'Repeat…' }).click()
    await app.getByText('Send automatically').click()
    await eventually(() => app.getByRole('combobox', { name: 'Receiver' }).inputValue()).toBe(lena.company)
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
    await app.getByRole('button', { name: 'Save', exact: true }).press('Enter')

    // It is made before its day has come, and sent at once.
    await more.nth(1).click()
    await app.getByRole('menuitem', { name: 'Create now' }).click()
    const row = app
      .getByRole('listitem')
      .filter({ hasText: `Sent to ${lena.company}` })
      .filter({ hasText: name })
    await row.getByText(/^Sent for /).waitFor()
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
    await more.nth(1).click()
    await app.getByRole('menuitem', { name: 'Open last document' }).click()
    const paper = app.frameLocator('iframe[title$="as a page"]')
    if (width !== 390) await paper.getByText(/^Rent, \w+ \d{4}$/).waitFor()
    await app.getByText('Delivered').first().waitFor()
  },
)
