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
Attachment ?
  EmbeddedDocumentBinaryObject ? @mimeCode:MimeCode @filename
  ExternalReference ?
    URI`,
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
  named: `
PartyIdentification ? %identification
PartyName %name`,
} as const satisfies Record<string, string>
