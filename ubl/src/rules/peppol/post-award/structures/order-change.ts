/** The change of an order, transaction T114. */
export const orderChange = `
CustomizationID =urn:fdc:peppol.eu:poacc:trns:order_change:3
ProfileID
ID
SalesOrderID ?
IssueDate
IssueTime ?
SequenceNumberID ?
Note ?
DocumentCurrencyCode :ISO4217
CustomerReference ?
AccountingCost ?
ValidityPeriod ?
  EndDate
OrderReference %reference
QuotationDocumentReference ? %reference
OriginatorDocumentReference ? %reference
AdditionalDocumentReference * %attachment
Contract ? %reference
BuyerCustomerParty
  Party %buyer
SellerSupplierParty
  Party %anySeller
OriginatorCustomerParty ?
  Party %originator
AccountingCustomerParty ?
  Party
    EndpointID ? @schemeID
    PartyIdentification ? %identification
    PartyName ? %name
    PostalAddress %address
    PartyTaxScheme ? %taxScheme
    PartyLegalEntity %legalEntity
    Contact ? %contact
Delivery ?
  DeliveryLocation ?
    ID ? @schemeID?:ICD
    Name ?
    Address %placeOfDelivery
  RequestedDeliveryPeriod ? %period
  DeliveryParty ? %deliveryParty
  Shipment ? %shipment
DeliveryTerms ? %deliveryTerms
PaymentTerms ?
  Note
AllowanceCharge * %allowance
TaxTotal ?
  TaxAmount @currencyID:ISO4217
AnticipatedMonetaryTotal ? %anticipatedTotals
OrderLine +
  Note ?
  LineItem
    ID
    LineStatusCode :UNCL1229_CHANGE
    Quantity @unitCode:UNECERec20
    LineExtensionAmount ? @currencyID:ISO4217
    PartialDeliveryIndicator ? :TrueFalse
    AccountingCost ?
    Delivery ?
      ID ? @schemeID?:ICD
      RequestedDeliveryPeriod ? %period
    OriginatorParty ? %knownParty
    AllowanceCharge * %lineAllowance
    Price ? %price
    Item %orderedItem
  QuotationLineReference ?
    LineID`

/** The end of an order, transaction T115. */
export const orderCancellation = `
CustomizationID =urn:fdc:peppol.eu:poacc:trns:order_cancellation:3
ProfileID
ID
IssueDate
IssueTime ?
Note ?
CancellationNote
OrderReference %reference
OriginatorDocumentReference ? %reference
AdditionalDocumentReference * %attachment
Contract ? %reference
BuyerCustomerParty
  Party %buyer
SellerSupplierParty
  Party %anySeller
OriginatorCustomerParty ?
  Party %originator`
