import type { UnitOfWork } from '../../platform/index.ts'
import { type Facts, factOf } from '../coding-rules/index.ts'
import { type Entry, isReceived } from '../entries/index.ts'
import { partnerNames } from '../network/index.ts'
import type { Bill, Line } from './bill.ts'
import type { Around } from './rules/index.ts'

/** A document as far as its codes can be told by it. */
export interface Subject {
  readonly bill: Bill
  readonly around: Around
  /** What the partner is called by the company, else as the paper says. */
  readonly partnerName: string
  /** What rules may ask about of the whole document. */
  readonly facts: Facts
}

interface GivenFeatures {
  /** What a program told about the document besides. */
  readonly features: Readonly<Record<string, string>>
  /** Of whom a program says that it is. */
  readonly senderId?: string | undefined
}

/** @param bill as it is read, or as a program has it */
export async function subjectOf(
  uow: UnitOfWork,
  entry: Entry,
  bill: Bill,
  { features, senderId }: GivenFeatures,
): Promise<Subject> {
  const { connectionId, senderName, receiverName, type, currency } = entry
  const paperName = isReceived(entry) ? senderName : receiverName
  const known = connectionId === null ? undefined : (await partnerNames(uow, [connectionId])).get(connectionId)
  const partner = senderId ?? entry.senderId ?? connectionId ?? undefined
  const ofFeatures = Object.entries(features).map(([name, value]) => [factOf(name), [value]] as const)
  return {
    bill,
    around: { partner, features },
    partnerName: known ?? paperName,
    facts: {
      ...Object.fromEntries(ofFeatures),
      partnerName: listOf(known, paperName),
      partnerId: listOf(partner, connectionId),
      type: [type],
      currency: listOf(currency),
    },
  }
}

/** What rules may ask about of a line, or of the whole document where none is named. */
export const factsAt = ({ bill, facts }: Subject, line: Line | undefined): Facts => ({
  ...facts,
  accountingCost: listOf(line?.accountingCost, bill.accountingCost),
  amount: listOf(line === undefined ? bill.amount : line.amount),
  name: listOf(line?.name),
  sellersItemId: listOf(line?.sellersItemId),
})

const listOf = (...values: readonly (string | null | undefined)[]): string[] => values.flatMap((value) => value || [])
