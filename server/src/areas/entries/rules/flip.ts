import type { Permission, RightType, TradeType } from '@kontor/contract'
import { whyNotReach } from './access.ts'
import { sideOfSender } from './folders.ts'
import { whyNotFollow } from './order-kind.ts'
import { hasArrived, type Standing, stands } from './states.ts'

/**
 * What a person may make of a document as it stands: only what their own side of the trade writes, the seller an invoice
 * of an order, the buyer a change of it; of what reached its receiver and was neither turned down nor closed (U-033), or
 * a copy of what is their own, whatever became of it (U-027).
 *
 * @param drafts the types that can follow a document of this type, and its own
 */
export function turnsInto(
  entry: Standing & { readonly side: 'sales' | 'purchases' } & Parameters<typeof whyNotFollow>[0],
  drafts: readonly TradeType[],
  permissions: ReadonlySet<Permission>,
  reach: RightType | undefined = 'admin',
): TradeType[] {
  if (!permissions.has('document.write') || whyNotReach('right', reach) !== undefined) return []
  const isOpen = hasArrived(entry) && !entry.closed && stands(entry)
  return drafts.filter(
    (type) =>
      sideOfSender(type) === entry.side &&
      (type === entry.type || isOpen) &&
      // One after the other (0177).
      (type !== 'orderchange' || entry.progress?.awaits === undefined) &&
      whyNotFollow(entry, type) === undefined,
  )
}
