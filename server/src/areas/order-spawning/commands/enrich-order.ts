import { t } from '@kontor/i18n'
import { compose, write } from '@kontor/ubl'
import { ApiError, type RequestContext } from '../../../platform/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { contentOf, whyNotDo } from '../../entries/index.ts'
import { parse, readTrade } from '../../parsing/index.ts'
import { deliveryFields } from '../../requisitions/index.ts'
import { spawnedFor } from '../spawned-orders.ts'

/**
 * Adds to an order that was not sent what its requisition knows and it does not say itself (OSP-05). Where it says all of that,
 * nothing changes.
 *
 * @throws ApiError ResourceNotFound, Conflict (it was sent, or came out of no requisition).
 */
export async function enrichOrder(context: RequestContext, id: string): Promise<void> {
  const { entry, bytes, requested } = await context.read(async (uow) => {
    const { entry, requisition } = await spawnedFor(uow, id)
    const why = whyNotDo('edit', entry)
    if (why !== undefined) throw new ApiError('Conflict', t`The order ${entry.businessId} cannot be changed: ${why}.`)
    return { entry, bytes: await contentOf(uow, entry), requested: await deliveryFields(uow, requisition) }
  })
  const { form } = await readTrade(bytes)
  const missing = Object.entries(requested).filter(([field]) => form?.[field as keyof typeof requested] === undefined)
  if (form === undefined || missing.length === 0) return
  const enriched = write(compose({ ...form, ...Object.fromEntries(missing) }))
  const parsed = await parse(enriched)
  await context.write(async (uow) => {
    await saveDocument(uow, { id, bytes: enriched, parsed, enclosed: [], draft: true, version: entry.version })
  })
}
