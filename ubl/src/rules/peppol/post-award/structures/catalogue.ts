/** Catalogue, transaction T19. */
export const catalogue = `
CustomizationID
ProfileID
ID
ActionCode ? :ActionCode_header
Name ?
IssueDate
VersionID ?
ValidityPeriod %validity
ReferencedContract ? %reference
SourceCatalogueReference ? %reference
ProviderParty
  EndpointID @schemeID:eas
  PartyIdentification ? %identification
  PostalAddress ? %address
  PartyLegalEntity
    RegistrationName
    CompanyID ? @schemeID?:ICD
    RegistrationAddress ?
      CityName ?
      Country ?
        IdentificationCode :ISO3166
ReceiverParty
  EndpointID @schemeID:eas
  PartyIdentification ? %identification
  PostalAddress ? %address
  PartyLegalEntity
    RegistrationName
    CompanyID ? @schemeID?:ICD
    RegistrationAddress ?
      CityName ?
      Country ?
        IdentificationCode ? :ISO3166
SellerSupplierParty ?
  Party %cataloguedParty
ContractorCustomerParty ?
  Party ? %cataloguedParty
TradingTerms *
  Information *
CatalogueLine +
  ID
  ActionCode ? :ActionCode_line
  OrderableIndicator ? :TrueFalse
  OrderableUnit ? :UNECERec20
  ContentUnitQuantity ? @unitCode:UNECERec20
  OrderQuantityIncrementNumeric ?
  MinimumOrderQuantity ? @unitCode:UNECERec20
  MaximumOrderQuantity ? @unitCode:UNECERec20
  WarrantyInformation ?
  PackLevelCode ? :GS17009
  LineValidityPeriod ? %validity
  ItemComparison *
    PriceAmount ? @currencyID:ISO4217
    Quantity ? @unitCode:UNECERec20
  ComponentRelatedItem * %relatedItem
  AccessoryRelatedItem * %relatedItem
  RequiredRelatedItem * %relatedItem
  ReplacedRelatedItem * %relatedItem
  RequiredItemLocationQuantity *
    LeadTimeMeasure ? @unitCode:UNECERec20
    MinimumQuantity ? @unitCode:UNECERec20
    MaximumQuantity ? @unitCode:UNECERec20
    ApplicableTerritoryAddress * %somewhere
    Price ?
      PriceAmount @currencyID:ISO4217
      BaseQuantity ? @unitCode:UNECERec20
      PriceType ? :UNCL5387
      OrderableUnitFactorRate ?
      ValidityPeriod ? %validity
  Item
    Description *
    PackQuantity ? @unitCode:UNECERec20
    PackSizeNumeric ?
    Name
    Keyword *
    BrandName *
    BuyersItemIdentification ? %reference
    SellersItemIdentification ? %reference
    ManufacturersItemIdentification ? %reference
    StandardItemIdentification ? %standardItem
    ItemSpecificationDocumentReference *
      ID
      DocumentTypeCode ? :UNCL1001|Image
      DocumentDescription *
      Attachment ? %file
    OriginCountry ?
      IdentificationCode :ISO3166
    CommodityClassification * %mandatoryClassification
    TransactionConditions *
      ActionCode :TransactionCondition
    HazardousItem *
      UNDGCode ? :UNCL8273
      HazardClassID ?
    ClassifiedTaxCategory ? %tax
    AdditionalItemProperty *
      ID ? @schemeDataURI? @schemeID? @schemeVersionID?
      Name
      NameCode ? @listID @listVersionID?
      Value
      ValueQuantity ? @unitCode:UNECERec20
      ValueQualifier ?
    ManufacturerParty ?
      PartyName %name
    ItemInstance *
      BestBeforeDate ?
      LotIdentification ?
        LotNumberID ?
    Certificate * %label
    Dimension *
      AttributeID :UNCL6313
      Measure ? @unitCode:UNECERec20
      Description *
      MinimumMeasure ? @unitCode:UNECERec20
      MaximumMeasure ? @unitCode:UNECERec20`

/** A shopping cart on its way back to the buyer, transaction T77. */
export const punchOut = `
CustomizationID
ProfileID =urn:fdc:peppol.eu:poacc:bis:punch_out:3
ID
ActionCode ? :TrueFalse
IssueDate
IssueTime
ValidityPeriod ?
  EndDate
  EndTime ?
ReferencedContract ?
  ID ?
ProviderParty
  EndpointID ? @schemeID:eas
  PartyIdentification ? %identification
  PartyLegalEntity %registration
ReceiverParty
  EndpointID ? @schemeID:eas
  PartyIdentification ? %identification
  PartyLegalEntity %registration
  Contact ?
    ID ?
CatalogueLine +
  ID
  ContractSubdivision ?
  LineValidityPeriod ?
    StartDate ?
    EndDate ?
    EndTime ?
  RequiredItemLocationQuantity
    LeadTimeMeasure ? @unitCode:UNECERec20
    ApplicableTerritoryAddress ? %somewhere
    Price
      PriceAmount @currencyID:ISO4217
      BaseQuantity ? @unitCode:UNECERec20
      PriceType ?
    DeliveryUnit
      BatchQuantity @unitCode:UNECERec20
  Item
    Description ?
    Name
    BuyersItemIdentification ? %reference
    SellersItemIdentification ? %reference
    ManufacturersItemIdentification ? %reference
    StandardItemIdentification ? %standardItem
    ItemSpecificationDocumentReference *
      ID
      DocumentTypeCode ? :UNCL1001|Image
      DocumentDescription ?
      Attachment ? %file
    OriginCountry ?
      IdentificationCode ? :ISO3166
    CommodityClassification * %mandatoryClassification
    TransactionConditions ?
      ActionCode
    ClassifiedTaxCategory
      ID
      Percent
      TaxScheme
        ID
    AdditionalItemProperty * %property
    ManufacturerParty ?
      PartyName %name
    Certificate * %label`
