import type { Coding, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { codable, codingAt, codingLists, keptCoding, saveCoding } from '../../coding/index.ts'
import { workedLines } from '../../document-lines/index.ts'
import { codingOf } from '../../requisition-lines/index.ts'
import { carriedCodes, type Known, type Place } from '../rules.ts'
import { orderFor, spawnedFor } from '../spawned-orders.ts'

/**
 * Carries codes from a requisition to its order, or from the order's head to its lines (OSP-01). Carried again, it changes
 * nothing.
 *
 * @throws ApiError ResourceNotFound, Conflict (no requisition, or no such way), Locked.
 */
export async function copyCoding(
  context: RequestContext,
  id: string,
  from: Place,
  to: Place,
): Promise<Of<typeof Coding>> {
  const lineIds = from === 'HEADER' ? (await workedLines(context, id)).map(({ line }) => line.lineId) : []
  return context.write(async (uow) => {
    await orderFor(uow, id)
    const source = from === 'REQUISITION' ? await sourceOf(uow, id) : []
    const entry = await codable(uow, id)
    const before = await codingAt(uow, id)
    const own = keptCoding(before?.content ?? { header: [], lines: [] })
    const carried = carriedCodes(from, to, { own, lineIds, source })
    if (carried === undefined)
      throw new ApiError(
        'Conflict',
        t`Codes cannot be copied from ${from} to ${to}: use REQUISITION to LINE, REQUISITION to HEADER or HEADER to LINE.`,
      )
    if (JSON.stringify(carried) === JSON.stringify(own))
      return { documentId: id, ...(before && { version: before.version }), ...own }
    await saveCoding(uow, entry, carried, before?.version)
    return { documentId: id, version: (before?.version ?? 0) + 1, ...carried }
  })
}

/** What its requisition says of the lines of an order, as a coding keeps it; codes of lists that are gone are left out. */
async function sourceOf(uow: UnitOfWork, id: string): Promise<Known['source']> {
  const { requisition, lines } = await spawnedFor(uow, id)
  const lists = new Set((await codingLists(uow)).map(({ id: listId }) => listId))
  const { lines: coded } = keptCoding(codingOf(requisition.lines, lists))
  return lines.map(({ orderLineId, sourceLineId }) => ({
    lineId: orderLineId,
    splits: coded.find(({ lineId }) => lineId === sourceLineId)?.splits ?? [],
  }))
}
