import type { Coding, Of } from '@kontor/contract'
import { exact } from '@kontor/ubl'
import type { BilledLine, Link } from './links.ts'

export type Codes = Pick<Of<typeof Coding>, 'header' | 'lines'>
type Split = Codes['header'][number]

/** A line of an invoice with the line of an order that it bills. */
export interface LinkedLine {
  readonly line: Pick<BilledLine, 'id' | 'net'>
  readonly link: Pick<Link, 'ordered'> | undefined
}

/**
 * The codes of an invoice as its orders have them, line by line, and for the whole where all that it bills is of one order. What
 * an order splits by amounts goes over only where the line comes to the same; codes of lists that are gone stay behind.
 */
export function codesOfOrders(
  lines: readonly LinkedLine[],
  codings: ReadonlyMap<string, Codes>,
  lists: ReadonlySet<string>,
): Codes {
  const orderIds = new Set(lines.flatMap(({ link }) => link?.ordered.orderId ?? []))
  const [only] = orderIds.size === 1 ? orderIds : []
  return {
    header: without(lists, withoutAmounts(codings.get(only ?? '')?.header)),
    lines: lines.flatMap(({ line, link }) => {
      const coded = codings.get(link?.ordered.orderId ?? '')?.lines.find(({ lineId }) => lineId === link?.ordered.id)
      const splits = without(lists, isSame(line.net, link?.ordered.net) ? coded?.splits : withoutAmounts(coded?.splits))
      return splits.length === 0 ? [] : [{ lineId: line.id, splits }]
    }),
  }
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && exact(one).eq(exact(other))

/** Parts by amounts say nothing of another sum: none of them is taken then. */
const withoutAmounts = (splits: readonly Split[] = []): readonly Split[] =>
  splits.some(({ amount }) => amount !== undefined) ? [] : splits

const without = (lists: ReadonlySet<string>, splits: readonly Split[] = []): Split[] =>
  splits
    .map((split) => ({ ...split, values: split.values.filter(({ listId }) => lists.has(listId)) }))
    .filter(({ values }) => values.length > 0)
