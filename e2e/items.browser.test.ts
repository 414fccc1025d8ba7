import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { draftIsSaved, newInvoice, send, typeLines } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { lena, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(mainly(390, [1280, 390]))(
  'what a supplier has sent is proposed as they type the next invoice, and filled in by keyboard (%i px)',
  async (width, { signIn }) => {
    const { page, app } = await signIn(nadja, { width, scheme: width === 390 ? 'dark' : 'light' })
    const name = `Magnifying lamp ${width}`
    const number = await newInvoice(app)
    const receiver = async () => {
      await choose(
        app.getByRole('combobox', { name: 'To' }),
        lena.company,
        app.getByRole('option', { name: lena.company }).first(),
      )
    }
    await receiver()
    await typeLines(page, app, [{ item: name, quantity: '2', price: '77.5', rate: '19' }])
    await draftIsSaved(app)
    await send(app, number)
    await app.getByRole('button', { name: 'Documents' }).first().click()

    await newInvoice(app)
    await receiver()
    const item = app.getByRole('combobox', { name: 'Item, line 1' })
    await tabTo(page, item)
    // It is learned once it was sent, a moment later.
    await eventually(async () => {
      await item.fill('')
      await page.keyboard.type('magnif')
      await app
        .getByRole('option', { name })
        .waitFor({ timeout: 1_500 })
        .catch(() => undefined)
      return app.getByRole('option', { name }).count()
    }).toBe(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await eventually(() => item.inputValue()).toBe(name)
    expect(await app.getByRole('textbox', { name: 'Price, line 1' }).inputValue()).toBe('77.5')
    // Enter chose, and went to no other line; any other text will do as well.
    expect(await app.getByRole('combobox', { name: 'Item, line 2' }).count()).toBe(0)
    await draftIsSaved(app)

    await app.getByRole('button', { name: 'Documents' }).first().click()
    await app.getByRole('button', { name: 'New', exact: true }).click()
    await app.getByRole('menuitem', { name: 'Manage items' }).click()
    await app.getByRole('searchbox', { name: 'Search by name or number' }).fill(name)
    const row = app.getByRole('listitem').filter({ hasText: name })
    // Until it is the only one that is found, it moves.
    await eventually(() => app.locator('.doc-item').count()).toBe(1)
    await row.getByText('77.50').waitFor()
    await row.getByRole('button', { name: `More actions for ${name}` }).click()
    await app.getByRole('menuitem', { name: 'Hide' }).click()
    await app.getByText('No matching items.').waitFor()
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
  },
)
