import type { LineForm } from '@kontor/ubl'
import { readTrade, type Trade } from '../parsing/index.ts'
import { creditsIn } from './credits.ts'
import { numeric } from './decimals.ts'
import { dayOf, targetOf } from './line-references.ts'
import type { Gathered } from './line-sources.ts'

/** An invoice that bills a document, or a credit note that gives one back: its lines, each with the line of the document that it names. */
export interface Bill {
  readonly documentId: string
  /** Of a credit note, the bill that it gives back. */
  readonly credits?: string
  readonly day: string
  readonly currency: string | undefined
  readonly lines: readonly BillLine[]
  readonly totals: Trade['totals']
}

export interface BillLine {
  readonly form: LineForm
  /** What it comes to (BT-131). */
  readonly net: string | undefined
  readonly targetLineId: string | undefined
}

/** The invoices that bill a document, oldest first, and behind them the credit notes that give them back. */
export async function billsOf(gathered: Gathered): Promise<Bill[]> {
  const { entry, followers, inward } = gathered
  const bills: Bill[] = []
  for (const follower of followers) {
    if (follower.entry.type !== 'invoice') continue
    const { form, totals } = await readTrade(follower.bytes)
    bills.push({
      documentId: follower.entry.id,
      day: dayOf(follower.entry),
      currency: follower.entry.currency ?? undefined,
      totals,
      lines: (form?.lines ?? []).map((line, index) => ({
        form: line,
        net: numeric(totals?.lines[index]),
        targetLineId: targetOf(entry, follower.entry, line, inward),
      })),
    })
  }
  for (const { form, nets, held, billId } of await creditsIn(gathered)) {
    if (billId === undefined) continue
    const lines = form.lines.map((line, index) => ({
      form: line,
      net: numeric(nets[index]),
      targetLineId: targetOf(entry, held.entry, line, inward) ?? line.orderLineId,
    }))
    const currency = held.entry.currency ?? undefined
    bills.push({
      ...{ documentId: held.entry.id, credits: billId, day: dayOf(held.entry) },
      ...{ currency, totals: undefined, lines },
    })
  }
  return bills
}
