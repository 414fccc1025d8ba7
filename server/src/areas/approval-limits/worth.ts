import { dayInUtc } from '../../platform/index.ts'
import type { Worth } from './limits.ts'

/** What of a document tells its worth. */
export interface Owed {
  readonly amount: string | null
  readonly currency: string | null
  readonly issueDate: string | null
  readonly created: Date
}

/** What an approval limit is held against: the payable amount, by the rate of the issue date. */
export const worthOf = ({ amount, currency, issueDate, created }: Owed): Worth => ({
  ...{ amount, currency, day: issueDate ?? dayInUtc(created) },
})
