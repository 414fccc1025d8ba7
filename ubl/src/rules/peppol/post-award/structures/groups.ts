/** Groups that several transactions share, or one has several times; `%name` in a structure puts one in. */
export const groups = {
  address: `
StreetName ?
AdditionalStreetName ?
CityName ?
PostalZone ?
CountrySubentity ?
AddressLine ?
  Line ?
Country
  IdentificationCode :ISO3166`,
  placeOfDelivery: `
StreetName ?
AdditionalStreetName ?
CityName ?
PostalZone ?
CountrySubentity ?
AddressLine ?
  Line
Country
  IdentificationCode :ISO3166`,
  contact: `
Name ?
Telephone ?
ElectronicMail ?`,
  identification: `
ID @schemeID?:ICD`,
  name: `
Name`,
  taxScheme: `
CompanyID
TaxScheme
  ID`,
  legalEntity: `
RegistrationName
CompanyID ? @schemeID?:ICD
RegistrationAddress ?
  CityName ?
  Country
    IdentificationCode :ISO3166`,
  registration: `
RegistrationName`,
  attachment: `
ID
DocumentType ?
Attachment ? %file`,
  reference: `
ID`,
  period: `
StartDate ?
StartTime ?
EndDate ?
EndTime ?`,
  standardItem: `
ID @schemeID:ICD`,
  classification: `
ItemClassificationCode ? @listID:UNCL7143 @listVersionID? @name?`,
  tax: `
ID
Percent ?
TaxScheme
  ID`,
  property: `
ID ? @schemeDataURI? @schemeID? @schemeVersionID?
Name
NameCode ? @listID
Value
ValueQuantity ? @unitCode:UNECERec20
ValueQualifier ?`,
  plainProperty: `
Name
NameCode ? @listID
Value
ValueQuantity ? @unitCode:UNECERec20
ValueQualifier ?`,
  deliveryParty: `
PartyIdentification ? %identification
PartyName %name
PostalAddress ? %placeOfDelivery
Contact ? %contact`,
  somewhere: `
StreetName ?
AdditionalStreetName ?
CityName ?
PostalZone ?
CountrySubentity ?
AddressLine ?
  Line ?
Country ?
  IdentificationCode :ISO3166`,
  company: `
RegistrationName
CompanyID ? @schemeID?:ICD`,
  buyer: `
EndpointID @schemeID:eas
PartyIdentification ? %identification
PartyName ? %name
PostalAddress ? %address
PartyTaxScheme ? %taxScheme
PartyLegalEntity %legalEntity
Contact ? %contact`,
  seller: `
EndpointID @schemeID:eas
PartyIdentification ? %identification
PartyName ? %name
PostalAddress %address
PartyLegalEntity %legalEntity
Contact ? %contact`,
  anySeller: `
EndpointID @schemeID
PartyIdentification ? %identification
PartyName ? %name
PostalAddress %address
PartyLegalEntity %legalEntity
Contact ? %contact`,
  originator: `
PartyIdentification ? %identification
PartyName ? %name
Contact ? %contact`,
  knownParty: `
PartyIdentification ? %identification
PartyName ? %name`,
  shipment: `
ID
ShippingPriorityLevelCode ? :UNCL4219
TransportHandlingUnit ?
  ShippingMarks ?`,
  deliveryTerms: `
ID ?
SpecialTerms ?
DeliveryLocation ? %reference`,
  allowance: `
ChargeIndicator :TrueFalse
AllowanceChargeReasonCode ? :UNCL5189|UNCL7161
AllowanceChargeReason
MultiplierFactorNumeric ?
Amount @currencyID:ISO4217
BaseAmount ? @currencyID:ISO4217
TaxCategory ? %tax`,
  lineAllowance: `
ChargeIndicator
AllowanceChargeReasonCode ? :UNCL5189|UNCL7161
AllowanceChargeReason ?
MultiplierFactorNumeric ?
Amount @currencyID:ISO4217
BaseAmount ? @currencyID:ISO4217`,
  discount: `
ChargeIndicator =false
Amount @currencyID:ISO4217
BaseAmount ? @currencyID:ISO4217`,
  price: `
PriceAmount @currencyID:ISO4217
BaseQuantity ? @unitCode?:UNECERec20
AllowanceCharge ? %discount`,
  anticipatedTotals: `
LineExtensionAmount @currencyID:ISO4217
TaxExclusiveAmount ? @currencyID:ISO4217
TaxInclusiveAmount ? @currencyID:ISO4217
AllowanceTotalAmount ? @currencyID:ISO4217
ChargeTotalAmount ? @currencyID:ISO4217
PrepaidAmount ? @currencyID:ISO4217
PayableRoundingAmount ? @currencyID:ISO4217
PayableAmount @currencyID:ISO4217`,
  orderedItem: `
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
    LotNumberID ?`,
  cataloguedParty: `
EndpointID ? @schemeID:eas
PartyIdentification ? %identification
PartyName ? %name
PostalAddress ? %address
Contact ? %contact`,
  relatedItem: `
ID ?
Quantity ? @unitCode:UNECERec20`,
  validity: `
StartDate ?
EndDate ?`,
  mandatoryClassification: `
ItemClassificationCode @listID:UNCL7143 @listVersionID? @name?`,
  file: `
EmbeddedDocumentBinaryObject ? @mimeCode:MimeCode @filename
ExternalReference ?
  URI`,
  label: `
ID
CertificateTypeCode :NA|PackagingMarkedLabelAccreditationCode
CertificateType
Remarks *
IssuerParty
  PartyName %name
DocumentReference * %reference`,
  named: `
PartyIdentification ? %identification
PartyName %name`,
} as const satisfies Record<string, string>
