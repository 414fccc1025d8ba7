/** How much of a line of an order had come and was not billed, from a day on until before another. */
export interface AccrualRecord {
  readonly companyId: string
  readonly orderId: string
  readonly lineId: string
  readonly since: string
  readonly until: string
  readonly place: number
  readonly description: string
  readonly unit: string | null
  readonly costCentre: string | null
  readonly category: string | null
  readonly scheme: string | null
  /** Decimal text, in the unit of the order. */
  readonly received: string
  readonly billed: string
  /** Decimal text, in the currency of the order. */
  readonly price: string | null
  readonly amount: string | null
  readonly currency: string
}
