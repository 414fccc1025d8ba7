/** An item as it is kept; decimals are text, and the price is of one unit in the currency of its catalogue. */
export interface ItemRecord {
  readonly sellersItemId: string
  readonly name: string
  readonly description: string | null
  readonly unitCode: string
  readonly price: string
  readonly taxCategory: string | null
  readonly taxPercent: string | null
  readonly minimumOrderQuantity: string | null
  readonly orderQuantityIncrement: string | null
  readonly commodityCode: string | null
  readonly commodityScheme: string | null
  readonly standardItemId: string | null
  readonly leadTimeDays: number | null
}

export interface CatalogueRecord {
  readonly companyId: string
  readonly id: string
  readonly name: string
  /** None of a company's own items. */
  readonly connectionId: string | null
  readonly currency: string
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly itemCount: number
  readonly modified: Date
}
