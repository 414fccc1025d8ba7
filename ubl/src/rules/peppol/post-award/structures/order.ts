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
  Party
    EndpointID @schemeID:eas
    PartyIdentification ? %identification
    PartyName ? %name
    PostalAddress ? %address
    PartyTaxScheme ? %taxScheme
    PartyLegalEntity %legalEntity
    Contact ? %contact
SellerSupplierParty
  Party
    EndpointID @schemeID:eas
    PartyIdentification ? %identification
    PartyName ? %name
    PostalAddress %address
    PartyLegalEntity %legalEntity
    Contact ? %contact
OriginatorCustomerParty ?
  Party
    PartyIdentification ? %identification
    PartyName ? %name
    Contact ? %contact
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
  Shipment ?
    ID
    ShippingPriorityLevelCode ? :UNCL4219
    TransportHandlingUnit ?
      ShippingMarks ?
DeliveryTerms ?
  ID ?
  SpecialTerms ?
  DeliveryLocation ? %reference
PaymentTerms ?
  Note
AllowanceCharge *
  ChargeIndicator :TrueFalse
  AllowanceChargeReasonCode ? :UNCL5189|UNCL7161
  AllowanceChargeReason
  MultiplierFactorNumeric ?
  Amount @currencyID:ISO4217
  BaseAmount ? @currencyID:ISO4217
  TaxCategory ? %tax
TaxTotal ?
  TaxAmount @currencyID:ISO4217
AnticipatedMonetaryTotal ?
  LineExtensionAmount @currencyID:ISO4217
  TaxExclusiveAmount ? @currencyID:ISO4217
  TaxInclusiveAmount ? @currencyID:ISO4217
  AllowanceTotalAmount ? @currencyID:ISO4217
  ChargeTotalAmount ? @currencyID:ISO4217
  PrepaidAmount ? @currencyID:ISO4217
  PayableRoundingAmount ? @currencyID:ISO4217
  PayableAmount @currencyID:ISO4217
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
    OriginatorParty ?
      PartyIdentification ? %identification
      PartyName ? %name
    AllowanceCharge *
      ChargeIndicator
      AllowanceChargeReasonCode ? :UNCL5189|UNCL7161
      AllowanceChargeReason ?
      MultiplierFactorNumeric ?
      Amount @currencyID:ISO4217
      BaseAmount ? @currencyID:ISO4217
    Price ?
      PriceAmount @currencyID:ISO4217
      BaseQuantity ? @unitCode?:UNECERec20
      AllowanceCharge ?
        ChargeIndicator =false
        Amount @currencyID:ISO4217
        BaseAmount ? @currencyID:ISO4217
    Item
      Description ?
      Name
      BuyersItemIdentification ? %reference
      SellersItemIdentification ? %reference
      ManufacturersItemIdentification ? %reference
      StandardItemIdentification ? %standardItem
      ItemSpecificationDocumentReference * %reference
      CommodityClassification * %classification
      ClassifiedTaxCategory ? %tax
      AdditionalItemProperty * %property
      ItemInstance *
        SerialID ?
        LotIdentification ?
          LotNumberID ?
  QuotationLineReference ?
    LineID`
