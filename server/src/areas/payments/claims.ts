import type { UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { discountOn, type Entry, exponentOf, openOf, openSales, partnerNameOf, toMinor } from '../entries/index.ts'
import type { Movement } from './movements.ts'
import { type Claim, type Meant, meantBy, namedIn } from './rules/index.ts'

/** An issued invoice, as what came in may be for it. */
export interface Issued extends Claim {
  readonly entry: Entry
}

export type Came = Meant<Issued>

/** What each movement that came in, and is no payment of ours, is for, by its key. */
export async function claimsFor(uow: UnitOfWork, movements: readonly Movement[]): Promise<Map<string, Came>> {
  const came = movements.filter(({ entry }) => !entry.isOut && !entry.isReturned && entry.isBooked)
  if (came.length === 0) return new Map()
  const minors = came.flatMap(({ entry }) => toMinor(entry.amount, exponentOf(entry.currency)) ?? [])
  const entries = await openSales(uow, {
    numbers: [...new Set(came.flatMap(({ entry }) => [...namedIn(entry)]))],
    minors: [...new Set(minors.map(String))],
  })
  const readable = await readableOf(uow, entries)
  return new Map(
    came.map(({ key, entry }) => [
      key,
      meantBy(
        entry,
        readable.filter(({ currency }) => currency === entry.currency).flatMap((one) => issued(one, entry.day)),
      ),
    ]),
  )
}

function issued(entry: Entry, day: string): Issued[] {
  const open = openOf(entry)
  if (open === null || entry.response === 'REJECTED' || entry.response === 'CANCELED') return []
  return [
    {
      entry,
      id: entry.id,
      number: entry.businessId,
      partner: partnerNameOf(entry),
      reference: entry.paymentReference,
      open,
      discount: discountOn(entry, day)?.amount ?? '0',
      isReportedPaid: entry.payment === 'PAID_UNCONFIRMED',
    },
  ]
}
