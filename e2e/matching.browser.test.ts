import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { openBill } from './support/documents.ts'
import { arrivedBillOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, karl, lena, miriam } from './support/people.ts'

/** Has these ordered of Brandt by way of a requisition; the number of the order. */
async function ordered(name: string, quantity: string, price: string): Promise<string> {
  const [asBuyer, asHead] = [await signedIn(kontor().shell, miriam), await signedIn(kontor().shell, jonas)]
  const read = async <T>(path: string) => (await (await asBuyer('GET', path)).json()) as T
  const { User } = (await (await asHead('GET', 'session')).json()) as { User: { Id: string } }
  await asBuyer('PUT', 'procurement/settings', JSON.stringify({ ApproverIds: [User.Id] }))
  const { Connection } = await read<{ Connection: { ConnectionId: string }[] }>(
    `network/connections?q=${encodeURIComponent(karl.company)}`,
  )
  const id = crypto.randomUUID()
  const line = { Kind: 'plain', Name: name, Quantity: { value: quantity, unitCode: 'C62' } }
  const Lines = [
    { ...line, Price: { value: price, currencyID: 'EUR' }, SupplierConnectionId: Connection[0]?.ConnectionId },
  ]
  await asBuyer('PUT', `procurement/documents/requisitions/${id}?draft=false`, JSON.stringify({ Lines }))
  await asHead('PUT', `documents/requisitions/${id}/state/APPROVED`)
  const orders = async () =>
    (await read<{ Orders: { ID: string }[] }>(`procurement/documents/requisitions/${id}/orders`)).Orders
  await eventually(async () => (await orders()).length).toBe(1)
  return (await orders())[0]?.ID ?? ''
}

test.for([1280, 390] as const)(
  'a clerk sees of a bill whether it fits what was ordered, and what does not (%i px)',
  async (width, { signIn }) => {
    const order = await ordered(`Bench vice ${width}`, '4', '80')
    const [fits, differs] = [`FITS-${width}`, `DIFFERS-${width}`]
    await arrivedBillOf(order, fits, [{ item: `Bench vice ${width}`, quantity: 3, price: 80 }])
    await arrivedBillOf(order, differs, [
      { item: `Bench vice ${width}`, quantity: 5, price: 85 },
      { item: 'Express freight', quantity: 1, price: 25 },
    ])

    const { app, page } = await signIn(lena, { width, scheme: width === 390 ? 'dark' : 'light' })
    await openBill(app, fits)
    await app.getByRole('region', { name: `Matches order ${order}` }).waitFor()
    await app.getByRole('button', { name: 'Documents', exact: true }).click()
    await openBill(app, differs)
    const notice = app.getByRole('region', { name: `2 lines differ from order ${order}` })
    await notice.getByText(/price .*85\.00, ordered at .*80\.00 and 8 pcs billed, 4 pcs ordered/).waitFor()
    await notice.getByText('Line 2 · Express freight: not ordered').waitFor()
    await barsNobody(page)
    await notice.getByRole('button', { name: `Open ${order}` }).click()
    await app.getByRole('heading', { level: 1, name: new RegExp(`${order}$`) }).waitFor()
  },
)
