import { ApiError } from '../../platform/index.ts'
import { readTrade } from '../parsing/index.ts'
import type { Described } from './rules/index.ts'

/** A line by its id, and by what it is known again. */
export interface Line extends Described {
  readonly id: string
  /** Under what the buyer books it, as the seller says (BT-133). */
  readonly accountingCost?: string | undefined
  /** Its net amount (BT-131). */
  readonly amount?: string | undefined
}

/** What a bill says that its codes can be told by. */
export interface Bill {
  readonly lines: readonly Line[]
  /** BT-19 */
  readonly accountingCost?: string | undefined
  /** Its total without tax (BT-109). */
  readonly amount?: string | undefined
}

/** Reads a bill; what cannot be read has no lines, and is coded as a whole. */
export async function readBill(bytes: Uint8Array): Promise<Bill> {
  const { form, totals } = await readTrade(bytes).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'DocumentRefused') return { form: undefined, totals: undefined }
    throw error
  })
  return {
    accountingCost: form?.accountingCost,
    amount: totals?.taxExclusive,
    lines: (form?.lines ?? []).map(({ id, name, sellersItemId, accountingCost }, at) => ({
      ...{ id, name, sellersItemId, accountingCost },
      amount: totals?.lines[at],
    })),
  }
}
