import { signedIn } from './call.ts'
import { eventually } from './journey.ts'
import { kontor } from './kontor.ts'
import { jonas, karl, miriam } from './people.ts'

/** Has these ordered of Brandt by way of a requisition; the number of the order. */
export async function ordered(name: string, quantity: string, price: string): Promise<string> {
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
  await asBuyer('PUT', `procurement/documents/requisitions/${id}?draft=false`, JSON.stringify({ Note: name, Lines }))
  await asHead('PUT', `documents/requisitions/${id}/state/APPROVED`)
  const orders = async () =>
    (await read<{ Orders: { ID: string }[] }>(`procurement/documents/requisitions/${id}/orders`)).Orders
  await eventually(async () => (await orders()).length).toBe(1)
  return (await orders())[0]?.ID ?? ''
}
