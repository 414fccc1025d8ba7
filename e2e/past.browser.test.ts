import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { draftIsSaved, send, standing, uploadInvoice } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus } from './support/keyboard.ts'
import { ada, jonas } from './support/people.ts'
import { mainly } from './support/widths.ts'

const form = readFileSync(join(import.meta.dirname, 'fixtures/invoice.xml'), 'utf8')

describe.for(mainly(390, [1280, 390]))('the past of a document (%i px)', (width) => {
  test('is seen after each step of its history, marked as the past, with what has changed since and a way back', async ({
    signIn,
  }) => {
    const number = `PAST-${width}`
    const { app, page } = await signIn(ada, { width, scheme: width === 390 ? 'dark' : 'light' })
    await uploadInvoice(app, number, form.replace('FX-2026-0001', number).replace('Brandt Werkzeuge GmbH', ada.company))
    await app.getByRole('button', { name: 'Edit', exact: true }).click()
    await app.getByRole('textbox', { name: 'Quantity, line 1' }).fill('3')
    await app.getByRole('textbox', { name: 'Price, line 1' }).press('End')
    await draftIsSaved(app)
    await send(app, number)
    await eventually(() => standing(app, 'Business').textContent()).toContain('No response yet')

    await app.getByRole('tab', { name: /History/ }).click()
    const beginning = app.getByRole('button', { name: 'Draft created' })
    await beginning.press('Enter')
    const note = app.getByRole('status').filter({ hasText: 'Viewing a past version (read-only)' })
    await note.getByText(/after: Draft created/).waitFor()
    const paper = app.frameLocator(`iframe[title="Invoice ${number} as a page"]`)
    await paper.getByText('95.20').first().waitFor()
    await eventually(() => standing(app, 'Business').textContent()).toContain('Draft')
    await eventually(() => hasFocus(beginning)).toBe(true)
    for (const name of ['Send…', 'Edit', 'Archive']) expect(await app.getByRole('button', { name }).count()).toBe(0)
    const differences = app.getByRole('region', { name: 'Differences' })
    await differences.getByRole('row', { name: 'Quantity 4 3' }).waitFor()
    await differences.getByRole('row', { name: 'Amount due 95.20 71.40' }).waitFor()
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
    await app.getByRole('tab', { name: /Access/ }).click()
    await app.getByRole('list', { name: 'Access' }).getByText(ada.name).waitFor()
    expect(await app.getByRole('button', { name: 'Add', exact: true }).count()).toBe(0)

    // The address is one of its own, and a link to it leads to the same past.
    await page.reload()
    await note.waitFor()
    await paper.getByText('95.20').first().waitFor()
    await app.getByRole('button', { name: 'Back to current version' }).press('Enter')
    await note.waitFor({ state: 'detached' })
    await paper.getByText('71.40').first().waitFor()
    await app.getByText(jonas.company).first().waitFor()
  })
})
