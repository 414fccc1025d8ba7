import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { openBill } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus, tabTo } from './support/keyboard.ts'
import { lena, miriam, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

const at = '#/Kontor.Admin/retention'

describe.for(mainly(1280, [1280, 390]))('what an administrator decides about what is kept (%i px)', (width) => {
  const scheme = width === 390 ? 'dark' : 'light'

  test('the law is told; before anything is thrown away it says how much; a partner is held and released, with reasons', async ({
    signIn,
  }) => {
    const number = `HELD-${width}`
    await arrivedInvoice(number, [{ item: 'Vice', quantity: 1, price: 75 }])
    const { app, page } = await signIn(miriam, { width, scheme, at })
    const { keyboard } = page
    const law = app.getByRole('region', { name: 'Legal requirements' })
    await law.getByText('Germany: § 147 Abs. 3 AO').waitFor()
    await law.getByText('8 years').waitFor()

    const discard = app.getByRole('switch', { name: 'Enable automatic deletion' })
    await tabTo(page, discard)
    await keyboard.press('Space')
    const asked = app.getByRole('alertdialog')
    await asked.getByText('No content will be deleted tonight.').waitFor()
    await keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    expect(await discard.isChecked()).toBe(false)
    await discard.press('Space')
    await asked.getByRole('button', { name: 'Enable deletion' }).click()
    await asked.waitFor({ state: 'detached' })
    await eventually(() => discard.isChecked()).toBe(true)
    await discard.press('Space')
    await eventually(() => discard.isChecked()).toBe(false)

    await tabTo(page, app.getByRole('button', { name: 'Place partner on legal hold…' }))
    await keyboard.press('Enter')
    const dialog = app.getByRole('dialog', { name: 'Place all documents with a partner on legal hold' })
    await dialog.getByRole('button', { name: 'Place on legal hold', exact: true }).click()
    await dialog.getByText('Select a partner.').waitFor()
    await dialog.getByText('Enter a reason.').waitFor()
    await choose(
      dialog.getByRole('combobox', { name: 'Partner' }),
      nadja.company,
      app.getByRole('option', { name: nadja.company }).first(),
    )
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Tax audit of 2026')
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
    await dialog.getByRole('button', { name: 'Place on legal hold', exact: true }).click()
    const row = app.getByRole('listitem').filter({ hasText: nadja.company })
    await row.getByText('Tax audit of 2026').waitFor()
    await row.getByText(`by ${miriam.name}`).waitFor()
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])

    // Where a document of theirs is read, it says so.
    const reader = await signIn(lena, { width, scheme })
    await openBill(reader.app, number)
    const mark = reader.app.getByRole('region', { name: 'Legal hold: the content can’t be changed or deleted' })
    await mark.getByText('Tax audit of 2026').waitFor()
    await reader.app.getByRole('button', { name: 'Accept' }).waitFor()
    expect([await seriousProblems(reader.page), Math.max(...(await sidewaysScroll(reader.page)))]).toEqual([[], 0])

    await tabTo(page, row.getByRole('button', { name: `Release legal hold on ${nadja.company}…` }))
    await keyboard.press('Enter')
    const release = app.getByRole('dialog', { name: `Release legal hold on ${nadja.company}?` })
    await release.getByRole('textbox', { name: 'Reason' }).fill('The audit is over')
    await tabTo(page, release.getByRole('button', { name: 'Release legal hold' }))
    await keyboard.press('Enter')
    await app.getByText('No legal holds').waitFor()
    // The row went, and its button with it: the next key starts where the row stood.
    await eventually(() => hasFocus(app.getByRole('region', { name: 'Legal holds' }))).toBe(true)
  })
})

test('whoever does not administer the company reads what the law asks, and is told who decides', async ({ signIn }) => {
  const { app } = await signIn(lena, { at })
  await app.getByText('8 years').waitFor()
  await app.getByText('Only administrators can manage legal holds').waitFor()
  expect(await app.getByRole('switch').count()).toBe(0)
})
