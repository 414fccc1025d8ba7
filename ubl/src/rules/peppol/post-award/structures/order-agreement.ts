/** What seller and buyer have agreed on elsewhere, transaction T110. */
export const orderAgreement = `
CustomizationID
ProfileID =urn:fdc:peppol.eu:poacc:bis:order_agreement:3
ID
SalesOrderID ?
IssueDate
IssueTime ?
Note ?
DocumentCurrencyCode ? :ISO4217
CustomerReference ?
OrderReference %reference
OriginatorDocumentReference ? %reference
AdditionalDocumentReference * %attachment
Contract ? %reference
SellerSupplierParty
  Party
    EndpointID @schemeID:eas
    PartyIdentification ? %identification
    PostalAddress ? %address
    PartyLegalEntity %company
    Contact ? %contact
BuyerCustomerParty
  Party
    EndpointID @schemeID:eas
    PartyIdentification ? %identification
    PostalAddress ? %address
    PartyLegalEntity %company
  DeliveryContact ? %contact
OriginatorCustomerParty ?
  Party ? %knownParty
AccountingCustomerParty ?
  Party ? %knownParty
Delivery ?
  PromisedDeliveryPeriod ?
    StartDate
    StartTime ?
    EndDate ?
    EndTime ?
  DeliveryParty ?
    PartyIdentification ? %identification
    PartyName ? %name
    PostalAddress ? %somewhere
DeliveryTerms ?
  ID ?
  SpecialTerms ?
  DeliveryLocation ?
    ID
    Address ? %somewhere
AllowanceCharge *
  ChargeIndicator :TrueFalse
  AllowanceChargeReasonCode ? :UNCL5189|UNCL7161
  AllowanceChargeReason *
  MultiplierFactorNumeric ?
  Amount @currencyID:ISO4217
  BaseAmount ? @currencyID:ISO4217
  TaxCategory %tax
TaxTotal ?
  TaxAmount @currencyID:ISO4217
  TaxSubtotal *
    TaxableAmount @currencyID:ISO4217
    TaxAmount @currencyID:ISO4217
    TaxCategory
      ID
      Percent ?
      TaxExemptionReason ?
      TaxScheme
        ID
LegalMonetaryTotal ?
  LineExtensionAmount @currencyID:ISO4217
  TaxExclusiveAmount @currencyID:ISO4217
  TaxInclusiveAmount @currencyID:ISO4217
  AllowanceTotalAmount ? @currencyID:ISO4217
  ChargeTotalAmount ? @currencyID:ISO4217
  PrepaidAmount ? @currencyID:ISO4217
  PayableRoundingAmount ? @currencyID:ISO4217
  PayableAmount @currencyID:ISO4217
OrderLine +
  LineItem
    ID
    Note ?
    Quantity @unitCode:UNECERec20
    LineExtensionAmount ? @currencyID:ISO4217
    Delivery ?
      Quantity ? @unitCode:UNECERec20
      PromisedDeliveryPeriod ?
        StartDate
        StartTime ?
        EndDate ?
        EndTime ?
    Price
      PriceAmount @currencyID:ISO4217
      BaseQuantity ? @unitCode?:UNECERec20
      PriceType ?
      AllowanceCharge ? %discount
    Item
      Description ?
      Name
      BuyersItemIdentification ? %reference
      SellersItemIdentification ? %reference
      StandardItemIdentification ? %standardItem
      ItemSpecificationDocumentReference ?
        ID
        DocumentTypeCode ? :UNCL1001|Image
        DocumentType ?
        Attachment ?
          EmbeddedDocumentBinaryObject ? @mimeCode:MimeCode @filename
          ExternalReference ?
            URI ?
      CommodityClassification * %classification
      TransactionConditions ?
        ActionCode =CT
      ClassifiedTaxCategory ? %tax
      AdditionalItemProperty * %property
      Certificate *
        ID
        CertificateTypeCode =NA
        CertificateType
        Remarks *
        IssuerParty
          PartyName %name
        DocumentReference * %reference`
