import type { Coding, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type RequestContext } from '../../../platform/index.ts'
import { codable, codingAt, saveCoding } from '../../coding/index.ts'
import { codingOf } from '../../requisition-lines/index.ts'
import { carriedCodes, type Place } from '../rules.ts'
import { spawnedFor } from '../spawned-orders.ts'

/**
 * Carries codes from a requisition to its order, or from the order's head to its lines (OSP-01). Carried again, it changes
 * nothing.
 *
 * @throws ApiError ResourceNotFound, Conflict (no requisition, or no such way), Locked.
 */
export function copyCoding(context: RequestContext, id: string, from: Place, to: Place): Promise<Of<typeof Coding>> {
  return context.write(async (uow) => {
    const { requisition, lines } = await spawnedFor(uow, id)
    const entry = await codable(uow, id)
    const before = await codingAt(uow, id)
    const own = before?.content ?? { header: [], lines: [] }
    const carried = carriedCodes(from, to, { own, source: codingOf(requisition.lines), lines })
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
