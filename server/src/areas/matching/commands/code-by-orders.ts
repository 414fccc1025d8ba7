import type { UnitOfWork } from '../../../platform/index.ts'
import { codingLists, codingsOf, saveCoding, whyNotCode } from '../../coding/index.ts'
import type { Entry } from '../../entries/index.ts'
import { codesOfOrders, type LinkedLine } from '../rules/coding.ts'

/**
 * Codes an invoice as its orders are coded, line by line. One that has a coding keeps it: whoever coded it, or took codes away,
 * knows more.
 */
export async function codeByOrders(uow: UnitOfWork, entry: Entry, lines: readonly LinkedLine[]): Promise<void> {
  const orderIds = new Set(lines.flatMap(({ link }) => link?.ordered.orderId ?? []))
  const codings = await codingsOf(uow, [entry.id, ...orderIds])
  if (codings.size === 0 || codings.has(entry.id) || whyNotCode(entry) !== undefined) return
  const codes = codesOfOrders(lines, codings, new Set((await codingLists(uow)).map(({ id }) => id)))
  if (codes.header.length > 0 || codes.lines.length > 0) await saveCoding(uow, entry, codes, undefined)
}
