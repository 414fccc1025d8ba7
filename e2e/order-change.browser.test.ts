import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { draftIsSaved, give, openBill, rowsWith, send } from './support/documents.ts'
import { arrivedBillOf } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { ordered } from './support/orders.ts'
import { miriam, nadja } from './support/people.ts'

async function create({ app }: Visit, type: string): Promise<void> {
  await app.getByRole('button', { name: 'Create…' }).click()
  await app.getByRole('menuitem', { name: type, exact: true }).click()
}

const numberOf = async ({ app }: Visit, type: string): Promise<string> => {
  const heading = app.getByRole('heading', { level: 1, name: new RegExp(`^${type} \\S+`) })
  return ((await heading.textContent()) ?? '').slice(type.length + 1)
}

test('a supplier confirms with a change, the buyer takes it over from the requisition, and both cancel the order once the job is off', async ({
  signIn,
}) => {
  const item = `Lathe chuck ${crypto.randomUUID().slice(0, 4)}`
  const order = await ordered(item, '5', '240')
  const supplier = await signIn(nadja, { width: 390, scheme: 'dark' })
  await openBill(supplier.app, order, 'Order')
  await create(supplier, 'Order response')
  const quantity = supplier.app.getByRole('textbox', { name: 'Quantity, line 1' })
  await quantity.fill('3')
  await draftIsSaved(supplier.app)
  await send(supplier.app, await numberOf(supplier, 'Order response'))

  const buyer = await signIn(miriam, { at: '#/Kontor.Buy/' })
  const requisition = () => buyer.app.getByRole('button', { name: new RegExp(item) }).click()
  await requisition()
  await buyer.app.getByText('Supplier proposes for line 1: quantity 3').waitFor()
  await buyer.app.getByText('Changes proposed').waitFor()
  await barsNobody(buyer.page)
  await buyer.app.getByRole('button', { name: `Change order ${order}` }).click()
  await eventually(() => buyer.app.getByRole('textbox', { name: 'Quantity, line 1' }).inputValue()).toBe('3')
  const change = await numberOf(buyer, 'Order change')
  await draftIsSaved(buyer.app)
  await send(buyer.app, change)

  await supplier.app.getByRole('button', { name: 'Documents', exact: true }).click()
  await openBill(supplier.app, change, 'Order change')
  await give(supplier.app, 'Accept')

  const again = await signIn(miriam, { width: 390, at: '#/Kontor.Buy/' })
  await again.app.getByRole('button', { name: new RegExp(item) }).click()
  await again.app.getByRole('button', { name: `Change order ${order}` }).waitFor()
  await eventually(() => again.app.getByText('Supplier proposes').count()).toBe(0)
  await barsNobody(again.page)
  await again.app.getByRole('button', { name: `Cancel order ${order}` }).click()
  const dialog = again.app.getByRole('dialog', { name: `Cancel order ${order}` })
  const confirm = dialog.getByRole('button', { name: 'Request cancellation' })
  await confirm.click()
  await dialog.getByText('Enter a reason.').waitFor()
  await barsNobody(again.page)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The job was called off')
  await confirm.click()
  await again.app.getByText(/its cancellation \S+ is awaiting a response/).waitFor()
  await again.app.getByRole('button', { name: `Open order ${order}` }).click()
  await again.app.getByRole('region', { name: /^Waiting for .+ to accept the cancellation/ }).waitFor()
  await again.app.getByRole('button', { name: 'More actions' }).waitFor()
  expect(await again.app.getByRole('button', { name: 'Create order change' }).count()).toBe(0)
  await again.page.goBack()

  await supplier.app.getByRole('button', { name: 'Documents', exact: true }).click()
  await openBill(supplier.app, order, 'Order')
  const asked = supplier.app.getByRole('region', { name: /asks to cancel this order/ })
  await asked.getByText('The job was called off').waitFor()
  await asked.getByRole('button', { name: /^Open cancellation/ }).click()
  await supplier.app.getByRole('heading', { level: 1, name: /^Order cancellation/ }).waitFor()
  await supplier.app.getByRole('region', { name: new RegExp(`asks to cancel order ${order}`) }).waitFor()
  await supplier.app.getByRole('listitem').filter({ hasText: 'Asks to cancel' }).getByText(order).waitFor()
  await barsNobody(supplier.page)
  await give(supplier.app, 'Accept')

  await again.app.getByText('Canceled by sender').waitFor()
  await eventually(() => again.app.getByRole('button', { name: /^(Cancel|Change) order/ }).count()).toBe(0)
  await again.app.getByRole('button', { name: `Open order ${order}` }).click()
  await again.app.getByRole('tab', { name: 'Lines' }).click()
  await again.app.getByRole('tabpanel').getByText(item).first().waitFor()
  await again.app.getByRole('tabpanel').getByText('Canceled').first().waitFor()

  // It was under way already, and is billed: both see that it is not ordered any more.
  const bill = `${order}-B`
  await arrivedBillOf(order, bill, [{ item, quantity: 3, price: 240 }])
  const crossed = again.app.getByRole('region', {
    name: 'This order was canceled while some of it was already under way',
  })
  await crossed.getByRole('button', { name: `Open ${bill}` }).click()
  await again.app.getByRole('region', { name: `Order ${order} was canceled` }).waitFor()
  await barsNobody(again.page)
  await supplier.app.getByRole('button', { name: 'Documents', exact: true }).click()
  await openBill(supplier.app, bill)
  await supplier.app.getByRole('region', { name: `Order ${order} was canceled` }).waitFor()
})

test('an order that is sent again under its number takes the place of the one that nobody answered, and the requisition goes on with it', async ({
  signIn,
}) => {
  const item = `Lathe key ${crypto.randomUUID().slice(0, 4)}`
  const order = await ordered(item, '4', '24')
  const buyer = await signIn(miriam)
  await openBill(buyer.app, order, 'Order')
  await buyer.app.getByRole('button', { name: 'More actions' }).click()
  await buyer.app.getByRole('menuitem', { name: 'Copy as new draft' }).click()
  await buyer.app.getByRole('textbox', { name: /^Number/ }).fill(order)
  await buyer.app.getByText('Already used.', { exact: false }).waitFor()
  await buyer.app.getByRole('textbox', { name: 'Quantity, line 1' }).fill('6')
  await draftIsSaved(buyer.app)
  await barsNobody(buyer.page)
  await send(buyer.app, order)
  await buyer.app.getByRole('tab', { name: 'Data' }).click()
  const earlier = buyer.app.getByRole('listitem').filter({ hasText: 'This replaces' })
  await earlier.getByRole('button', { name: `Order ${order}` }).click()
  const replaced = buyer.app.getByRole('region', { name: `Replaced by a later version, ${order}` })
  await replaced.waitFor()
  await barsNobody(buyer.page)
  expect(await buyer.app.getByRole('button', { name: /^(Cancel|Create order change)/ }).count()).toBe(0)
  await replaced.getByRole('button', { name: 'Open the later version' }).click()
  await eventually(() => replaced.count()).toBe(0)
  const asked = await signIn(miriam, { at: '#/Kontor.Buy/' })
  await asked.app.getByRole('button', { name: new RegExp(item) }).click()
  await asked.app.getByRole('button', { name: `Open order ${order}` }).click()
  await asked.app.getByRole('tab', { name: 'Data' }).click()
  await asked.app.getByText('This replaces').waitFor()

  const supplier = await signIn(nadja, { width: 390 })
  await supplier.app.getByRole('searchbox', { name: 'Search documents' }).fill(order)
  await supplier.app.getByText('2 documents').waitFor()
  await rowsWith(supplier.app, order).filter({ hasText: 'Replaced' }).dblclick()
  await supplier.app.getByRole('region', { name: `Replaced by a later version, ${order}` }).waitFor()
  expect(await supplier.app.getByRole('button', { name: /^Accept/ }).count()).toBe(0)
})
