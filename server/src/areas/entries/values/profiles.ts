import { type TradeType, typeAliases } from '@kontor/contract'
import { t } from '@kontor/i18n'

/** The UBL document of each type; UBL has none for a requisition, so that none can be read yet. */
const ublNames = {
  invoice: 'Invoice',
  creditnote: 'CreditNote',
  order: 'Order',
  quote: 'Quotation',
  remittanceadvice: 'RemittanceAdvice',
  orderchange: 'OrderChange',
  despatchadvice: 'DespatchAdvice',
  orderresponse: 'OrderResponse',
  receiptadvice: 'ReceiptAdvice',
  requestforquotation: 'RequestForQuotation',
  reminder: 'Reminder',
  status: 'ApplicationResponse',
} as const satisfies Partial<Record<TradeType, string>>

/** Every type that Kontor takes, with the name of its UBL document. */
export const profiles = Object.entries(ublNames).map(([type, ublName]) => ({ type: type as TradeType, ublName }))

export const ublNameOf = (type: TradeType): string | undefined => profiles.find((known) => known.type === type)?.ublName

/** UBL documents that say the same in another form: they enter as what they are, and nobody writes them here. */
const ublVariants: Readonly<Record<string, TradeType>> = {
  DebitNote: 'invoice',
  OrderResponseSimple: 'orderresponse',
  OrderCancellation: 'orderchange',
  Statement: 'reminder',
}

export const typeOfUbl = (ublName: string): TradeType | undefined =>
  profiles.find((profile) => profile.ublName === ublName)?.type ?? ublVariants[ublName]

/** F-247: the profile id that a type gives. */
export const profileOf = (type: TradeType): string => `kontor.${type}.1.0`

/** The profile ids of every type that Kontor takes. */
export const profileIds: readonly string[] = profiles.map(({ type }) => profileOf(type))

/** F-284 */
export const noProfile = t`cannot find document profile id for provided document type`

/** Other words of the shell for our types (F-111; decision 21). */
const aliases: Readonly<Record<string, TradeType>> = { ...typeAliases, applicationresponse: 'status' }

/**
 * The type that a profile id stands for: our own (`kontor.invoice.1.0`), a UBL or shell name, or another network's
 * dotted id, which names the type in one of its parts (`ubl.invoice.2.1.de`). Undefined where none is named.
 */
export function typeOfProfile(profileId: string): TradeType | undefined {
  for (const part of profileId.toLowerCase().split('.')) {
    const type = aliases[part] ?? profiles.find(({ type }) => type === part)?.type
    if (type !== undefined) return type
  }
  return undefined
}
