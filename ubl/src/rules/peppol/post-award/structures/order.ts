/** Order, transaction T01. */
export const order = `
CustomizationID
ProfileID
ID
SalesOrderID ?
IssueDate
IssueTime ?
OrderTypeCode ? :UNCL1001_T01
Note ?
DocumentCurrencyCode :ISO4217
CustomerReference ?
AccountingCost ?
ValidityPeriod ?
  EndDate
QuotationDocumentReference ? %reference
OrderDocumentReference ? %reference
OriginatorDocumentReference ? %reference
CatalogueReference ? %reference
AdditionalDocumentReference * %attachment
Contract ? %reference
ProjectReference ? %reference
BuyerCustomerParty
  Party %buyer
SellerSupplierParty
  Party %seller
OriginatorCustomerParty ?
  Party %originator
AccountingCustomerParty ?
  Party
    EndpointID ? @schemeID:eas
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
  Despatch ?
    RequestedDespatchDate
    RequestedDespatchTime ?
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
    Quantity @unitCode:UNECERec20
    LineExtensionAmount ? @currencyID:ISO4217
    PartialDeliveryIndicator ? :TrueFalse
    AccountingCost ?
    Delivery ?
      ID ? @schemeID?:ICD
      DeliveryLocation ?
        Name ?
        Address %placeOfDelivery
      RequestedDeliveryPeriod %period
    OriginatorParty ? %knownParty
    AllowanceCharge * %lineAllowance
    Price ? %price
    Item %orderedItem
  QuotationLineReference ?
    LineID`
