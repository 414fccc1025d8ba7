/**
 * What our own React apps stand on: the start inside the shell, the hooks to it and to the reader's words, and the words
 * of trade that several of them show.
 */

export { hooksOf, type Kontor, type MessageValues, useKontor, useWords, type Words } from './kontor.tsx'
export { messageOf } from './messageOf.ts'
export type { SharedMessageId } from './messages/index.ts'
export { type AppPlan, startApp } from './startApp.tsx'
export { Money, type MoneyProps } from './trade/Money.tsx'
export { otherParty } from './trade/parties.ts'
export { BusinessStatus, DeliveryStatus, LeadingStatus } from './trade/StatusWord.tsx'
export { businessStatus, daysBetween, isOutgoing } from './trade/status.ts'
export type { DocumentState, Entry, TradeType } from './trade/types.ts'
export { readIds, useProperty } from './useProperty.ts'
export { type ShownKey, useShownKeys } from './useShownKeys.ts'
export { useTitle } from './useTitle.ts'
export { daysAfter, shortDay, todayOf } from './words/days.ts'
export { momentOf } from './words/moments.ts'
