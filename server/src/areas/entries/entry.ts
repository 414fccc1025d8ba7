import type { DocumentState, TradeType } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { contentFields, type OwnFields, ownFields, partyFields, type SharedFields } from './rules/fields.ts'
import { otherSide } from './rules/folders.ts'

/** What every document says. */
interface Named {
  readonly type: TradeType
  readonly profileId: string
  readonly businessId: string
  readonly senderName: string
  readonly receiverName: string
  readonly side: 'sales' | 'purchases'
}

/** One party's own entry for a document before it is kept; what a side files away never touches the other's. */
export interface NewEntry extends Named, SharedFields, OwnFields {
  readonly companyId: string
  readonly id: string
  readonly contentHash: string
  readonly version: number
  readonly authorId: string | null
  readonly created: Date
  readonly modified: Date
}

/** Its state follows from the rest, where it is kept. */
export interface Entry extends NewEntry {
  readonly state: DocumentState | 'DRAFT'
}

type Given = Named & Pick<NewEntry, 'id' | 'contentHash'> & Partial<NewEntry>

/** A new entry of the company: what is given of it, and of the rest what it begins with. */
export const newEntry = ({ companyId, author, now }: UnitOfWork, given: Given): NewEntry => ({
  ...contentFields,
  ...partyFields,
  senderId: companyId,
  ...ownFields,
  companyId,
  version: 1,
  authorId: author.actorId,
  created: now,
  modified: now,
  ...given,
})

type Arrived = Pick<NewEntry, 'contentHash' | 'duplicateOf' | 'duplicateBy' | 'payeeChanged' | 'payeeNew'>

/** The receiver's entry for what a party has sent: the same document, and nothing of what the sender says of its own. */
export function receivedEntry(receiverUow: UnitOfWork, sent: NewEntry, arrived: Arrived): NewEntry {
  const { id, type, profileId, businessId, senderName, receiverName } = sent
  return newEntry(receiverUow, {
    ...sharedOf(sent),
    ...{ id, type, profileId, businessId, senderName, receiverName },
    side: otherSide(sent.side),
    authorId: null,
    delivery: 'RECEIVED',
    exchanged: receiverUow.now,
    finished: receiverUow.now,
    ...arrived,
  })
}

const sharedNames = Object.keys({ ...contentFields, ...partyFields })

const sharedOf = (entry: NewEntry): SharedFields =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => sharedNames.includes(name))) as unknown as SharedFields
