import { callOff } from '@kontor/server/areas/call-offs'
import { spawnedBy } from '@kontor/server/areas/requisitions'
import type { UnitOfWork } from '@kontor/server/platform'
import { plusDays } from './days.ts'

type Actor = Parameters<typeof callOff>[3]

/** How much of each line was called off, one after the other; the rest is left this morning. */
export const calledOff = [
  { quantities: ['600', '40'], inDays: 3 },
  { quantities: ['450', '0'], inDays: 17 },
] as const

/** Of what a requisition ordered for a year, some is called off. */
export async function callOffSome(
  uow: UnitOfWork,
  requisitionId: string,
  { quantities, inDays }: (typeof calledOff)[number],
  by: Actor,
  day: string,
): Promise<void> {
  const [spawned] = await spawnedBy(uow, requisitionId)
  if (spawned === undefined) throw new Error('Nothing was ordered of which something could be called off.')
  const Lines = quantities.map((Quantity, at) => ({ LineId: String(at + 1), Quantity }))
  const wanted = { orderId: spawned.orderId, callOffId: uow.newId() }
  await callOff(uow, wanted, { Lines, DeliveryDate: plusDays(day, inDays) }, by)
}
