import { isOutgoing } from './status.ts'
import type { Entry } from './types.ts'

type Parties = Pick<Entry, 'SenderCompanyAccountId' | 'SenderCompanyName' | 'ReceiverCompanyName'>

/** The other party of a document, as the company that looks sees it. */
export const otherParty = (entry: Parties, company: string): string =>
  isOutgoing(entry, company) ? entry.ReceiverCompanyName : entry.SenderCompanyName
