/** The answer to an order: what one to an order that may still change has otherwise. */
const answer = (process: string, change: string, promised: string): string => `
CustomizationID
ProfileID =urn:fdc:peppol.eu:poacc:bis:${process}:3
ID
SalesOrderID ?
IssueDate
IssueTime ?
OrderResponseCode :UNCL4343-T76
Note ?
DocumentCurrencyCode :ISO4217
CustomerReference ?
OrderReference %reference${change}
SellerSupplierParty
  Party
    EndpointID @schemeID:eas
    PartyIdentification * %identification
    PartyLegalEntity ? %registration
BuyerCustomerParty
  Party
    EndpointID @schemeID:eas
    PartyIdentification * %identification
    PartyLegalEntity ? %registration
Delivery ?
  PromisedDeliveryPeriod %period
OrderLine *
  LineItem
    ID
    Note ?
    LineStatusCode :UNCL1229
    Quantity ? @unitCode:UNECERec20
    MaximumBackorderQuantity ?
    Delivery ?
      PromisedDeliveryPeriod${promised} %period
    Price ?
      PriceAmount @currencyID:ISO4217
      BaseQuantity ? @unitCode:UNECERec20
    Item
      Name
      BuyersItemIdentification ? %reference
      SellersItemIdentification ? %reference
      StandardItemIdentification ? %standardItem
  SellerSubstitutedLineItem ?
    ID
    Item
      Name ?
      SellersItemIdentification ? %reference
      StandardItemIdentification ? %standardItem
      CommodityClassification * %classification
      ClassifiedTaxCategory ? %tax
      AdditionalItemProperty * %plainProperty
  OrderLineReference
    LineID`

/** Order response, transaction T76. */
export const orderResponse = answer('ordering', '', '')

/** The answer to an order that may still change, transaction T116. */
export const advancedOrderResponse = answer('advanced_ordering', '\nOrderChangeDocumentReference ? %reference', ' ?')
