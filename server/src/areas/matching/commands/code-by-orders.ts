import type { UnitOfWork } from '../../../platform/index.ts'
import { codingLists, codingsOf, saveCoding, whyNotCode } from '../../coding/index.ts'
import type { Entry } from '../../entries/index.ts'
import { codesOfOrders, type LinkedLine } from '../rules/coding.ts'

/** The codings of some documents, which were asked for before. */
export interface Known {
  readonly of: readonly string[]
  readonly codings: Awaited<ReturnType<typeof codingsOf>>
}

/**
 * Codes an invoice as its orders are coded, line by line. One that has a coding keeps it: whoever coded it, or took codes away,
 * knows more.
 */
export async function codeByOrders(
  uow: UnitOfWork,
  entry: Entry,
  lines: readonly LinkedLine[],
  known: Known,
): Promise<void> {
  const orderIds = new Set(lines.flatMap(({ link }) => link?.ordered.orderId ?? []))
  const others = [...orderIds].filter((id) => !known.of.includes(id))
  const codings = others.length === 0 ? known.codings : new Map([...known.codings, ...(await codingsOf(uow, others))])
  if (codings.size === 0 || codings.has(entry.id) || whyNotCode(entry) !== undefined) return
  const codes = codesOfOrders(lines, codings, new Set((await codingLists(uow)).map(({ id }) => id)))
  if (codes.header.length > 0 || codes.lines.length > 0) await saveCoding(uow, entry, codes, undefined)
}
