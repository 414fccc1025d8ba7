import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { miriam, svea } from './support/people.ts'
import { saveRequisition } from './support/procurement.ts'

const looksRight = async ({ page }: Pick<Visit, 'page'>) =>
  expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])

test.for([
  [1280, 'OCI'],
  [390, 'cXML'],
] as const)(
  'a buyer sets up a supplier’s shop, and a requester brings its items into a requisition (%i px, %s)',
  async ([width, protocol], { signIn }) => {
    const look = { width, scheme: width === 390 ? 'dark' : 'light' } as const
    const name = `Brandt ${width} ${randomUUID().slice(0, 4)}`
    const buyer = await signIn(svea, { ...look, at: '#/Kontor.Buy/?view=shops' })
    const { app } = buyer
    await app.getByRole('button', { name: 'Add shop' }).click()
    const dialog = app.getByRole('dialog')
    await choose(
      dialog.getByRole('combobox', { name: 'Supplier' }),
      'Brandt',
      app.getByRole('option', { name: 'Brandt Werkzeuge GmbH' }),
    )
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('button', { name: 'Protocol' }).click()
    await app.getByRole('option', { name: protocol, exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Address' }).fill('http://demo-shop.invalid/shop')
    await dialog.getByRole('textbox', { name: protocol === 'OCI' ? 'User' : 'Our identity' }).fill('nordlicht')
    await dialog.getByLabel(protocol === 'OCI' ? 'Password' : 'Shared secret').fill('kontor-demo')
    await looksRight(buyer)
    await dialog.getByRole('textbox', { name: 'Address' }).fill(`https://demo-shop.invalid/${protocol.toLowerCase()}`)
    await dialog.getByRole('button', { name: 'Save shop' }).click()
    const row = app.getByRole('listitem').filter({ hasText: name })
    await row.getByText('Demo shop, nothing is for sale').waitFor()
    await looksRight(buyer)

    const requester = await signIn(miriam, { ...look, at: '#/Kontor.Buy/new' })
    const form = requester.app
    await form.getByRole('combobox', { name: 'Item 1', exact: true }).fill(`Desk ${width}`)
    const opened = requester.page.context().waitForEvent('page')
    await form.getByRole('button', { name: `Shop at ${name}` }).click()
    const shop = await opened
    await shop.setViewportSize({ width, height: 800 })
    await shop.emulateMedia({ colorScheme: look.scheme })
    await shop.getByText('Demo shop, part of Kontor: nothing here is for sale').waitFor()
    await shop.getByLabel('Quantity, Cordless drill 18 V').fill('2')
    await shop.getByLabel('Quantity, Wood screws 4 × 40 mm').fill('500')
    await looksRight({ page: shop })
    await form.getByText(`Waiting for ${name}`).waitFor()
    // What is typed meanwhile stays.
    await form.getByRole('textbox', { name: 'Purpose' }).fill(`Workshop ${width}`)
    await shop.getByRole('button', { name: 'View basket' }).click()
    await shop.getByRole('button', { name: 'Transfer basket' }).click()
    await shop.getByText('You can close this window.').waitFor()
    await looksRight({ page: shop })
    await shop.close()

    await eventually(() => form.getByRole('combobox', { name: 'Item 3', exact: true }).inputValue()).toBe(
      'Wood screws 4 × 40 mm',
    )
    expect(await form.getByRole('combobox', { name: 'Item 1', exact: true }).inputValue()).toBe(`Desk ${width}`)
    expect(await form.getByRole('textbox', { name: 'Price, item 2' }).inputValue()).toBe('189.00')
    expect(await form.getByRole('textbox', { name: 'Purpose' }).inputValue()).toBe(`Workshop ${width}`)
    await form.getByText(`Price from ${name}`).first().waitFor()
    await eventually(() => form.getByText(`Waiting for ${name}`).count()).toBe(0)
    await looksRight(requester)
    await saveRequisition(form)
    await requester.page.getByText('Draft saved').first().waitFor()

    await row.getByRole('button').click()
    await dialog.getByRole('button', { name: 'Delete shop…' }).click()
    await app.getByRole('alertdialog').getByRole('button', { name: 'Delete shop' }).click()
    await buyer.page.getByText(`${name} deleted`).first().waitFor()
  },
)
