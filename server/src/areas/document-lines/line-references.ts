import { type LineForm, pairLines } from '@kontor/ubl'
import type { Entry } from '../entries/index.ts'
import type { Trade } from '../parsing/index.ts'
import { amountOf } from './decimals.ts'
import type { Gathered, Held } from './line-sources.ts'

/** The lines of a follower that belong to lines of the document: as somebody said, else as they themselves say, else by their item. */
export function* pointing(
  entry: Entry,
  own: readonly LineForm[],
  follower: Held,
  { form, totals }: Trade,
  inward: Mappings,
) {
  const lines = form?.lines ?? []
  const isMeant = follower.entry.answersId === entry.id
  const pairs = isMeant
    ? pairLines(
        lines.filter(({ orderLineId }) => orderLineId === undefined),
        own,
      )
    : undefined
  for (const [index, line] of lines.entries()) {
    const lineId = targetOf(entry, follower.entry, line, inward) ?? pairs?.get(line)?.line.id
    if (lineId !== undefined) yield { lineId, form: line, amount: amountOf(totals?.lines[index]) }
  }
}

type Mappings = Gathered['inward']

/** The line of a document that one of a follower names, or that somebody said it belongs to. */
export function targetOf(
  entry: Entry,
  follower: Entry,
  line: LineForm,
  inward: Gathered['inward'],
): string | undefined {
  const mapped = inward.find(({ documentId, lineId }) => documentId === follower.id && lineId === line.id)
  // A bill of several orders follows the first, and names the others in their lines.
  const isMeant = follower.answersId === entry.id && (line.orderReference ?? entry.businessId) === entry.businessId
  return mapped?.targetLineId ?? (isMeant ? line.orderLineId : undefined)
}

/** The day that a document is of: the one that it says, else the one on which it came. */
export const dayOf = ({ issueDate, created }: Entry): string => issueDate ?? created.toISOString().slice(0, 10)
