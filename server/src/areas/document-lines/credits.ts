import { readTrade } from '../parsing/index.ts'
import type { Gathered, Held } from './line-sources.ts'

/** A credit note of a bill of an order. */
export interface Credit {
  readonly form: NonNullable<Awaited<ReturnType<typeof readTrade>>['form']>
  readonly nets: readonly string[]
  readonly held: Held
  /** The bill that it gives back; undefined where nobody can tell. */
  readonly billId: string | undefined
}

/** The credit notes of an order, each with the bill that it gives back: it follows it, or names its number. */
export async function creditsIn({ credits, followers }: Pick<Gathered, 'credits' | 'followers'>): Promise<Credit[]> {
  const read: Credit[] = []
  for (const held of credits) {
    const { form, totals } = await readTrade(held.bytes)
    if (form === undefined) continue
    const bill = followers.find(
      ({ entry }) =>
        entry.type === 'invoice' &&
        (entry.id === held.entry.answersId || entry.businessId === form.precedingInvoice?.id),
    )
    read.push({ form, nets: totals?.lines ?? [], held, billId: bill?.entry.id })
  }
  return read
}
