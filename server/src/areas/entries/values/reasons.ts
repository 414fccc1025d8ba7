import { type ResponseCode, responseCodes } from '@kontor/contract'
import { answers } from '../rules/answers.ts'
import type { Party } from '../rules/parties.ts'

/**
 * Why a document is rejected or disputed: the clarification reasons that the Peppol invoice response uses (code list
 * OPStatusReason). Their words stand in messages/.
 */
const rejection = ['REF', 'LEG', 'REC', 'QUA', 'DEL', 'PRI', 'QTY', 'ITM', 'PAY', 'UNR', 'FIN', 'OTH'] as const

const dispute = ['REF', 'QUA', 'DEL', 'PRI', 'QTY', 'ITM', 'PAY', 'FIN', 'OTH'] as const

export type ReasonCode = (typeof rejection)[number]

const reasons: Readonly<Partial<Record<ResponseCode, readonly ReasonCode[]>>> = {
  BusinessReject: rejection,
  BusinessDispute: dispute,
}

/** What an answer may give as its reason; an answer that needs none may still say OTH and why. */
export const reasonsFor = (code: ResponseCode): readonly ReasonCode[] => reasons[code] ?? ['OTH']

/** Answers on the wire are UNCL4343's words; two of them mean one thing from the receiver and another from the sender. */
const wireCodes: Readonly<Record<ResponseCode, string>> = {
  BusinessAccept: 'AP',
  BusinessReject: 'RE',
  BusinessDispute: 'UQ',
  BusinessPaid: 'PD',
  BusinessPaidConfirm: 'PD',
  BusinessCancel: 'RE',
}

export const toWire = (code: ResponseCode): string => wireCodes[code]

/** UNCL4343 has no word for a bill that is paid in part: it is in process, and a condition says how much is paid. */
export const partOnWire = 'IP'
export const paidInPart = 'BusinessPaid' satisfies ResponseCode

/** What a response code means from a party of the document, in UNCL4343's words or ours; undefined for any other (`AB`, `IP`). */
export const fromWire = (wire: string, by: Party): ResponseCode | undefined =>
  responseCodes.find((code) => code === wire || (wireCodes[code] === wire && answers[code].by === by))
