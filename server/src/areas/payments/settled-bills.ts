import { Decimal } from 'decimal.js'
import type { UnitOfWork } from '../../platform/index.ts'
import { type Entry, isPartlyPaid, openOf } from '../entries/index.ts'
import { decimalsIn, lessBy } from './rules/index.ts'
import { partsOf } from './store/parts.ts'

/** How a bill stands with its payments, as the books want it; empty where nothing is known. */
export interface Settled {
  readonly paid: string
  /** What was not paid because the rest was early. */
  readonly discount: string
  readonly open: string
}

export async function settledOf(uow: UnitOfWork, entry: Entry): Promise<Settled> {
  const parts = await partsOf(uow, [entry.id])
  const [paid, discount] = [parts.map(({ amount }) => amount), parts.flatMap((part) => part.discount ?? [])].map(total)
  if (!entry.payment.startsWith('PAID'))
    return {
      paid: paid || (entry.paid ?? ''),
      discount: discount ?? '',
      open: isPartlyPaid(entry) ? (openOf(entry) ?? '') : '',
    }
  // What was marked as paid is paid, whatever parts of it are known; more may have been.
  const owed = discount && entry.amount ? lessBy(entry.amount, discount) : (entry.amount ?? '')
  return { paid: paid && new Decimal(paid).gt(owed || 0) ? paid : owed, discount: discount ?? '', open: '' }
}

const total = (some: readonly string[]): string =>
  some.length === 0 ? '' : Decimal.sum(...some).toFixed(Math.max(...some.map(decimalsIn)))
