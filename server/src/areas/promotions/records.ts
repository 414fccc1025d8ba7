import type { PromotionResponse } from '@kontor/contract'

/** What a buyer offers: business dates are 'YYYY-MM-DD', the percent is decimal text. */
export interface PromotionRow {
  readonly companyId: string
  readonly id: string
  readonly title: string
  readonly words: string | null
  readonly currency: string
  readonly percent: string
  readonly days: number
  readonly payWithin: number
  readonly fromDay: string
  readonly untilDay: string
  readonly withdrawn: Date | null
  readonly created: Date
}

/** What one side keeps of the other: the buyer of each supplier, the supplier of the buyer. */
export interface PartyRow {
  readonly companyId: string
  readonly promotionId: string
  readonly connectionId: string
  readonly partnerId: string
  /** The promotion is the company's own. */
  readonly isOwn: boolean
  readonly response: PromotionResponse | null
  readonly answered: Date | null
  /** The day from which somebody is asked again, 'YYYY-MM-DD'. */
  readonly askAgain: string | null
  readonly created: Date
}

/** What was agreed for a bill; amounts are decimal text in the currency of the promotion. */
export interface BillRow {
  readonly companyId: string
  readonly documentId: string
  readonly promotionId: string
  readonly connectionId: string
  readonly number: string
  readonly dueDay: string
  readonly payDay: string
  /** What would be paid on the day on which it falls due. */
  readonly amount: string
  readonly discount: string
}
