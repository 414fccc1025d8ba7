import { signedIn } from './call.ts'
import { eventually } from './journey.ts'
import { kontor } from './kontor.ts'
import { jonas, karl, miriam } from './people.ts'

/** Has these ordered of Brandt by way of a requisition; the number of the order. */
export const ordered = async (name: string, quantity: string, price: string): Promise<string> =>
  (await order([{ name, quantity, price }])).ID

export interface Wanted {
  readonly name: string
  readonly quantity: string
  readonly price: string
}

/** The same for several kinds of things, a line each. */
export const orderedLines = async (lines: readonly Wanted[]): Promise<string> => (await order(lines)).ID

/** Has one of these ordered of Brandt, which comes: both have the receipt advice. The number of the order. */
export async function received(name: string): Promise<string> {
  const { DocumentId, ID } = await order([{ name, quantity: '1', price: '10' }])
  const asBuyer = await signedIn(kontor().shell, miriam)
  const path = `procurement/documents/orders/${DocumentId}/receipts/${crypto.randomUUID()}`
  await asBuyer('PUT', path, JSON.stringify({ Lines: [{ LineId: '1', Quantity: '1' }] }))
  return ID
}

interface Order {
  readonly DocumentId: string
  readonly ID: string
}

async function order(lines: readonly Wanted[]): Promise<Order> {
  const [asBuyer, asHead] = [await signedIn(kontor().shell, miriam), await signedIn(kontor().shell, jonas)]
  const read = async <T>(path: string) => (await (await asBuyer('GET', path)).json()) as T
  const { User } = (await (await asHead('GET', 'session')).json()) as { User: { Id: string } }
  await asBuyer('PUT', 'procurement/settings', JSON.stringify({ ApproverIds: [User.Id] }))
  const { Connection } = await read<{ Connection: { ConnectionId: string }[] }>(
    `network/connections?q=${encodeURIComponent(karl.company)}`,
  )
  const id = crypto.randomUUID()
  const Lines = lines.map(({ name, quantity, price }) => ({
    ...{ Kind: 'plain', Name: name, Quantity: { value: quantity, unitCode: 'C62' } },
    Price: { value: price, currencyID: 'EUR' },
    SupplierConnectionId: Connection[0]?.ConnectionId,
  }))
  const Note = lines[0]?.name
  await asBuyer('PUT', `procurement/documents/requisitions/${id}?draft=false`, JSON.stringify({ Note, Lines }))
  await asHead('PUT', `documents/requisitions/${id}/state/APPROVED`)
  const orders = async () => (await read<{ Orders: Order[] }>(`procurement/documents/requisitions/${id}/orders`)).Orders
  await eventually(async () => (await orders()).length).toBe(1)
  const [made] = await orders()
  if (made === undefined) throw new Error('Nothing was ordered.')
  return made
}
