import type { ResponseCode } from '@kontor/contract'

/**
 * Why a document is rejected or disputed: the clarification reasons that the Peppol invoice response uses (code list
 * OPStatusReason). Their words stand in messages/.
 */
const rejection = ['REF', 'LEG', 'REC', 'QUA', 'DEL', 'PRI', 'QTY', 'ITM', 'PAY', 'UNR', 'FIN', 'OTH'] as const
const dispute = ['REF', 'QUA', 'DEL', 'PRI', 'QTY', 'ITM', 'PAY', 'FIN', 'OTH'] as const

export type ReasonCode = (typeof rejection)[number]

export const reasons: Readonly<Partial<Record<ResponseCode, readonly ReasonCode[]>>> = {
  BusinessReject: rejection,
  BusinessDispute: dispute,
}

/** What an answer may give as its reason; an answer that needs none may still say OTH and why. */
export const reasonsFor = (code: ResponseCode): readonly ReasonCode[] => reasons[code] ?? ['OTH']

/** Answers on the wire: UNCL4343 where it has a word, ours where it has none. */
const wireCodes: Readonly<Record<ResponseCode, string>> = {
  BusinessAccept: 'AP',
  BusinessReject: 'RE',
  BusinessDispute: 'UQ',
  BusinessPaid: 'PD',
  BusinessPaidConfirm: 'BusinessPaidConfirm',
  BusinessCancel: 'BusinessCancel',
}

export const toWire = (code: ResponseCode): string => wireCodes[code]

/** The answer that a response code means, ours or UNCL4343's; undefined where it means none of ours (`AB`, `IP`). */
export const fromWire = (wire: string): ResponseCode | undefined =>
  (Object.keys(wireCodes) as ResponseCode[]).find((code) => code === wire || wireCodes[code] === wire)
