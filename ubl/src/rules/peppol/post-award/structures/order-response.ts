/** Order response, transaction T76. */
export const orderResponse = `
CustomizationID
ProfileID =urn:fdc:peppol.eu:poacc:bis:ordering:3
ID
SalesOrderID ?
IssueDate
IssueTime ?
OrderResponseCode :UNCL4343-T76
Note ?
DocumentCurrencyCode :ISO4217
CustomerReference ?
OrderReference %reference
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
      PromisedDeliveryPeriod %period
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
