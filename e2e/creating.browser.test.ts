import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { draftIsSaved, figure, send as sendIn, standing, typeLines } from './support/documents.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { lena, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

const heading = ({ app }: Visit, type: string) =>
  app.getByRole('heading', { level: 1, name: new RegExp(`^${type} \\S+`) })
const numberOf = async (visit: Visit, type: string) =>
  ((await heading(visit, type).textContent()) ?? '').slice(type.length + 1)

/** Opens the editor on a new document of a type, from the menu of all types. */
async function begin({ app }: Visit, entry: string): Promise<void> {
  await app.getByRole('button', { name: 'New', exact: true }).click()
  await app.getByRole('menuitem', { name: entry, exact: true }).click()
}

async function sendTo({ app }: Visit, receiver: string): Promise<void> {
  await choose(app.getByRole('combobox', { name: 'To' }), receiver, app.getByRole('option', { name: receiver }).first())
  await app.getByText('Receives documents through the network').waitFor()
}

async function send({ app }: Visit, number: string): Promise<void> {
  await draftIsSaved(app)
  await sendIn(app, number)
}

async function find({ app }: Visit, type: string, number: string): Promise<void> {
  await app.getByRole('searchbox', { name: 'Search documents' }).fill(number)
  await app
    .getByRole('row')
    .filter({ hasText: number, has: app.locator('mark') })
    .first()
    .dblclick()
  await app.getByRole('heading', { level: 1, name: `${type} ${number}` }).waitFor()
}

async function create({ app }: Visit, type: string): Promise<void> {
  await app.getByRole('button', { name: 'Create…' }).click()
  await app.getByRole('menuitem', { name: type, exact: true }).click()
}

describe.each(mainly(1280, [{ width: 1280 }, { width: 390 }]))(
  'from an order to its bill at $width px',
  ({ width }) => {
    test('a buyer writes the order, the supplier confirms, despatches and bills it; what is seen is what each type has', async ({
      signIn,
    }) => {
      const buyer = await signIn(lena, { width })
      await begin(buyer, 'New order')
      await heading(buyer, 'Order').waitFor()
      const order = await numberOf(buyer, 'Order')
      await sendTo(buyer, nadja.company)
      await typeLines(buyer.page, buyer.app, [
        { item: 'Torque wrench', quantity: '4', price: '100', rate: '19' },
        { item: 'Calibration', quantity: '2', price: '50', rate: '19' },
      ])
      await eventually(() => figure(buyer.app, 'Total incl. VAT').textContent()).toContain('595.00')
      expect(await buyer.app.getByRole('textbox', { name: 'IBAN' }).count()).toBe(0)
      expect([await seriousProblems(buyer.page), Math.max(...(await sidewaysScroll(buyer.page)))]).toEqual([[], 0])
      await send(buyer, order)
      // Their own order can be changed or written again; its bill is the supplier's.
      await buyer.app.getByRole('button', { name: 'Create order change' }).waitFor()
      expect(await buyer.app.getByRole('button', { name: 'Create…' }).count()).toBe(0)

      const supplier = await signIn(nadja, { width })
      await find(supplier, 'Order', order)
      await supplier.app.getByRole('button', { name: 'Create…' }).click()
      expect(await supplier.app.getByRole('menuitem').allTextContents()).toEqual([
        'Order response',
        'Despatch advice',
        'Invoice',
      ])
      await supplier.app.getByRole('menuitem', { name: 'Despatch advice' }).click()
      await heading(supplier, 'Despatch advice').waitFor()
      const despatch = await numberOf(supplier, 'Despatch advice')
      expect(await supplier.app.getByRole('textbox', { name: 'Order' }).inputValue()).toBe(order)
      await supplier.app.getByRole('textbox', { name: 'Quantity, line 1' }).waitFor()
      expect(await supplier.app.getByRole('textbox', { name: 'Price, line 1' }).count()).toBe(0)
      expect([await seriousProblems(supplier.page), Math.max(...(await sidewaysScroll(supplier.page)))]).toEqual([
        [],
        0,
      ])
      await supplier.app.getByRole('button', { name: 'More fields' }).press('Enter')
      await supplier.app.getByRole('textbox', { name: 'Carrier' }).fill('Nordfracht')
      await supplier.app.getByRole('textbox', { name: 'Tracking number' }).fill('NF 0042')
      await draftIsSaved(supplier.app)
      await supplier.page.reload()
      await eventually(() => supplier.app.getByRole('textbox', { name: 'Tracking number' }).inputValue()).toBe(
        'NF 0042',
      )
      await send(supplier, despatch)
      const paper = supplier.app.frameLocator('iframe[title$="as a page"]')
      for (const text of ['Nordfracht', 'NF 0042']) await paper.getByText(text).first().waitFor()

      await supplier.app.getByRole('button', { name: 'Documents', exact: true }).click()
      await find(supplier, 'Order', order)
      await create(supplier, 'Order response')
      await heading(supplier, 'Order response').waitFor()
      await supplier.app.getByRole('button', { name: /Answer/ }).click()
      await supplier.app.getByRole('option', { name: 'Accepted with changes' }).click()
      await send(supplier, await numberOf(supplier, 'Order response'))

      await supplier.app.getByRole('button', { name: 'Documents', exact: true }).click()
      await find(supplier, 'Order', order)
      await create(supplier, 'Invoice')
      await heading(supplier, 'Invoice').waitFor()
      const invoice = await numberOf(supplier, 'Invoice')
      await eventually(() => figure(supplier.app, 'Amount due').textContent()).toContain('595.00')
      await send(supplier, invoice)

      // All of it is billed: the order is closed on both sides, until somebody opens it again.
      await eventually(() => standing(buyer.app, 'Business').textContent()).toContain('Closed')
      expect(await buyer.app.getByRole('button', { name: /^Create/ }).count()).toBe(0)
      await supplier.app.getByRole('button', { name: 'Documents', exact: true }).click()
      await find(supplier, 'Order', order)
      await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Closed')
      await supplier.app.getByRole('button', { name: 'More actions' }).click()
      await supplier.app.getByRole('menuitem', { name: 'Reopen' }).click()
      await supplier.app.getByRole('button', { name: 'Create…' }).waitFor()
    })

    test('whoever bills the same each month copies the last bill: a new number and day, the same lines', async ({
      signIn,
    }) => {
      const supplier = await signIn(nadja, { width })
      await begin(supplier, 'New quote')
      await heading(supplier, 'Quote').waitFor()
      const quote = await numberOf(supplier, 'Quote')
      await sendTo(supplier, lena.company)
      await typeLines(supplier.page, supplier.app, [
        { item: 'Service contract', quantity: '1', price: '250', rate: '19' },
      ])
      await send(supplier, quote)
      await supplier.app.getByRole('button', { name: 'More actions' }).click()
      await supplier.app.getByRole('menuitem', { name: 'Copy as new draft' }).click()
      await eventually(() => numberOf(supplier, 'Quote')).not.toBe(quote)
      await eventually(() => supplier.app.getByRole('combobox', { name: 'Item, line 1' }).inputValue()).toBe(
        'Service contract',
      )
      await supplier.app.getByText('Receives documents through the network').waitFor()
    })
  },
)
