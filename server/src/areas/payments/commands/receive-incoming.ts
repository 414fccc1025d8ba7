import { Decimal } from 'decimal.js'
import type { UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import type { Issued } from '../claims.ts'
import type { Known, Taken } from '../statement-results.ts'
import { bookPart, judgePart } from './book-part.ts'

/** What comes of a movement that is no payment of ours. @throws ApiError where an invoice does not take it */
export async function receive(uow: UnitOfWork, { entry, key, isBooked, came }: Known): Promise<Taken> {
  const { sure, proposed } = came
  if (!entry.isBooked) return { Outcome: 'PENDING' }
  if (isBooked) return { Outcome: 'ALREADY' }
  const amount = new Decimal(entry.amount).toFixed()
  if (sure.length === 0)
    return proposed.length === 0 ? { Outcome: 'UNKNOWN' } : { Outcome: 'PROPOSED', Proposals: proposed.map(proposalOf) }
  const parts = sure.map(({ id, open }) => ({
    id,
    part: { amount: sure.length === 1 ? amount : open, day: entry.day, movement: key },
  }))
  // All that it is for is looked at before the first is written: another movement may have paid it meanwhile.
  for (const { id, part } of parts) {
    const after = await judgePart(uow, await lockEntryFor(uow, id, 'write'), part)
    if (after.kind === 'OVER') return { Outcome: 'PROPOSED', Proposals: sure.map(proposalOf) }
  }
  let open: string | undefined
  for (const { id, part } of parts) {
    const after = await bookPart(uow, await lockEntryFor(uow, id, 'write'), { id: uow.newId(), ...part })
    if (after.kind === 'PART') open = after.open
  }
  const [first] = sure as [Issued]
  const named = {
    DocumentId: first.id,
    ID: sure
      .map(({ number }) => number)
      .join(', ')
      .slice(0, 1000),
  }
  return open === undefined ? { Outcome: 'RECEIVED', ...named } : { Outcome: 'PART', Open: open, ...named }
}

const proposalOf = ({ entry, number, partner, open }: Issued) => ({
  DocumentId: entry.id,
  ID: number,
  Partner: partner,
  Amount: entry.amount ?? open,
  Open: open,
  ...(entry.dueDate !== null && { DueDate: entry.dueDate }),
})
