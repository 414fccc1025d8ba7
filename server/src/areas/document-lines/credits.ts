import { exact, type LineForm } from '@kontor/ubl'
import { readTrade } from '../parsing/index.ts'
import type { Gathered, Held } from './gather-lines.ts'
import { numeric } from './known.ts'

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

/**
 * Whether a line of a credit note gives goods back, and not only a part of their price: it takes them back at the price at
 * which they were billed. A lower price of the same quantity corrects the price, and frees nothing to be billed again.
 */
export const givesBack = (credited: Pick<LineForm, 'price'>, billed: readonly Pick<LineForm, 'price'>[]): boolean =>
  billed.length === 0 || billed.some(({ price }) => isSame(price, credited.price))

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [numeric(one), numeric(other)]
  return a === undefined || b === undefined ? a === b : exact(a).eq(exact(b))
}
