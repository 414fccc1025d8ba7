import { createHash } from 'node:crypto'
import type { BankEntry } from '@kontor/ubl'
import { paymentIdOf } from './rules/index.ts'

/** A movement on a statement: its place there, and by what the same one is known on another statement. */
export interface Movement {
  readonly entry: BankEntry
  /** From 1. */
  readonly place: number
  readonly key: string
  /** Of one that comes back, what it was known by when it left. */
  readonly returns?: string
  /** The payment of ours that it names, if it is one. */
  readonly paymentId: string | undefined
}

/**
 * Movements by what stays the same wherever a bank tells of them: the payment that they execute, else the bank's own
 * reference, else all that is told. What is alike in every word on one statement is told apart by its order.
 */
export function movementsOf(entries: readonly BankEntry[]): Movement[] {
  const seen = new Map<string, number>()
  return entries.map((entry, at) => {
    const paymentId = entry.endToEndId === undefined ? undefined : paymentIdOf(entry.endToEndId)
    if (paymentId !== undefined) {
      const [out, back] = ['out', 'back'].map((way) => `payment:${paymentId}:${way}:${entry.amount}`)
      const isBack = !entry.isOut || entry.isReturned
      const named = isBack ? { key: back as string, returns: out as string } : { key: out as string }
      return { entry, place: at + 1, paymentId, ...named }
    }
    const { isOut, isReturned, day, amount, currency, counterparty, counterpartyAccount, remittance } = entry
    const identity = entry.bankReference
      ? [entry.account, entry.bankReference, amount]
      : [
          entry.account,
          isOut,
          isReturned,
          day,
          amount,
          currency,
          counterparty,
          counterpartyAccount,
          remittance,
          entry.endToEndId,
        ]
    const hash = createHash('sha256').update(JSON.stringify(identity)).digest('hex')
    const nth = seen.get(hash) ?? 0
    seen.set(hash, nth + 1)
    return { entry, place: at + 1, key: nth === 0 ? hash : `${hash}:${nth}`, paymentId }
  })
}
