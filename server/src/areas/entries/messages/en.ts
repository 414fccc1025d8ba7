import { renderWords } from '@kontor/ubl'
import type { ReasonCode } from '../values/reasons.ts'

/** The words of a document's rendering, by ubl's keys. */
export type PageWords = Readonly<Record<string, string>>

/** The words of the area in one language. */
export interface Messages {
  readonly page: PageWords
  readonly reasons: Readonly<Record<ReasonCode, string>>
  /** Who did something and was erased since. */
  readonly formerColleague: string
  readonly mail: MailWords
}

/** What stands in the mail that a document goes with: {type}, {number}, {sender} and {receiver} are filled in. */
export type MailWords = Readonly<Record<'subject' | 'text', string>>

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
  formerColleague: 'a former colleague',
  mail: {
    subject: '{type} {number} from {sender}',
    text: 'To {receiver}\n\n{sender} sends you this document: {type} {number}.\n\nThe PDF is for reading. The XML holds the same data for your accounting program.\n\nAnswers to this mail do not reach {sender}: use the contact that the document names.',
  },
}
