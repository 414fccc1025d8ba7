import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { miriam, svea } from './support/people.ts'
import { mainly } from './support/widths.ts'

const file = (text: string) => ({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const looksRight = async ({ page }: Visit) =>
  expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])

test.for(mainly(1280, [1280, 390]))(
  'a buyer puts in a price list, mends the price that it names, and a requester finds its items (%i px)',
  async (width, { signIn }) => {
    const look = { width, scheme: width === 390 ? 'dark' : 'light' } as const
    const name = `Stationery ${width}`
    const item = `Fountain pen ${width}`
    const list = (price: string) =>
      `Artikelnummer;Bezeichnung;Einheit;Preis;MwSt.\nS-1;Ink, blue;Stk;3,90;19\nS-2-${width};${item};Stk;${price};19\n`

    const buyer = await signIn(svea, { ...look, at: '#/Kontor.Buy/?view=catalogues' })
    const { app } = buyer
    await app.getByRole('button', { name: 'Add catalog' }).click()
    await choose(
      app.getByRole('combobox', { name: 'Supplier' }),
      'Brandt',
      app.getByRole('option', { name: 'Brandt Werkzeuge GmbH' }),
    )
    await app.getByRole('textbox', { name: 'Name' }).fill(name)
    await app.locator('input[type=file]').setInputFiles(file(list('on request')))
    const wrong = app.getByRole('listitem').filter({ hasText: 'Row 3, Preis' })
    await wrong.getByText('“on request” is not a number').waitFor()
    // Who saves it all the same is led to what is wrong.
    await app.getByRole('button', { name: 'Save catalog' }).click()
    await eventually(() => app.locator(':focus').textContent()).toMatch(/^One cell is wrong/)
    await looksRight(buyer)

    await app.locator('input[type=file]').setInputFiles(file(list('24,50')))
    await app.getByText('2 items are ready to save.').waitFor()
    await app.getByRole('button', { name: 'Save catalog' }).click()
    await app.getByRole('heading', { name: '2 items' }).waitFor()
    await app.getByRole('searchbox').fill('tain pen')
    await eventually(() => app.locator('.catalogues-rows > li').count()).toBe(1)
    await looksRight(buyer)

    // A newer list is held against what is there before it is put in.
    await app.getByRole('button', { name: 'Update…' }).click()
    await app.locator('input[type=file]').setInputFiles(file(list('26,00')))
    await app.getByText('New: 0 · changed: 1 · removed: 0 · price changes: 1').waitFor()
    await app.getByRole('button', { name: 'Save catalog' }).click()
    await app.getByRole('heading', { name: '2 items' }).waitFor()

    const requester = await signIn(miriam, { ...look, at: '#/Kontor.Buy/new' })
    const form = requester.app
    const need = form.getByRole('combobox', { name: 'Item 1', exact: true })
    // Somebody pastes it, and sees what there is without another letter.
    await need.fill(`tain pen ${width}`)
    const option = form.getByRole('option', { name: item })
    await option.getByText('from Brandt Werkzeuge GmbH').waitFor()
    await requester.page.keyboard.press('ArrowDown')
    await requester.page.keyboard.press('Enter')
    await eventually(() => need.inputValue()).toBe(item)
    expect(await form.getByRole('textbox', { name: 'Price, item 1' }).inputValue()).toBe('26.00')
    expect(await form.getByRole('textbox', { name: 'Quantity, item 1' }).inputValue()).toBe('1')
    expect(await form.getByRole('combobox', { name: 'Supplier, item 1' }).inputValue()).toBe('Brandt Werkzeuge GmbH')
    await looksRight(requester)

    await app.getByRole('button', { name: 'Delete…' }).click()
    await app.getByRole('button', { name: 'Delete catalog' }).click()
    await buyer.page.getByText(`${name} deleted`).first().waitFor()
  },
)
