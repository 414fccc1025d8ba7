import { renderWords } from '@kontor/ubl'
import type { ReasonCode } from '../values/reasons.ts'

/** The words of a document's rendering, by ubl's keys. */
export type PageWords = Readonly<Record<string, string>>

/** The words of the area in one language. */
export interface Messages {
  readonly page: PageWords
  readonly reasons: Readonly<Record<ReasonCode, string>>
}

export const en: Messages = {
  page: renderWords,
  reasons: {
    REF: 'References are wrong',
    LEG: 'Legal details are wrong',
    REC: 'Not meant for us',
    QUA: 'Quality is not as agreed',
    DEL: 'Delivery is missing or incomplete',
    PRI: 'Price is wrong',
    QTY: 'Quantity is wrong',
    ITM: 'Items are wrong',
    PAY: 'Payment terms are wrong',
    UNR: 'Not recognised',
    FIN: 'Amounts or taxes are wrong',
    OTH: 'Other reason',
  },
}
