/** Words of trade: statuses, money, parties and days, with their messages. */

export { signedAmount } from './amounts.ts'
export { DocumentName, documentName, typeWord } from './DocumentName.tsx'
export { daysAfter, writtenDay, writtenMonth } from './days.ts'
export { Money, type MoneyProps } from './Money.tsx'
export type { WordId } from './messages/index.ts'
export { wordMessages } from './messages/index.ts'
export { momentOf } from './moments.ts'
export { otherParty } from './parties.ts'
export { BusinessStatus, DeliveryStatus, LeadingStatus } from './StatusWord.tsx'
export { businessStatus, daysBetween, isOutgoing, leadingStatus } from './status.ts'
export type { DocumentState, Entry, TradeType } from './types.ts'
export { unitOptions, unitWord } from './units.ts'
