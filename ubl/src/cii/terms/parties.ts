import { places, type Row, terms } from './term.ts'

const { agreement, delivery, settlement } = places

/**
 * BG-5, BG-8, BG-12 and BG-15: `ids` in the order line 1, 2, 3, city, post code, subdivision, country. The standard has
 * no house number and no post box; what UBL says of them goes into the lines.
 */
const address = (ubl: string, cii: string, ids: string): Row[] => {
  const [one, two, three, city, post, subdivision, country] = ids.split(' ')
  return terms(`
    ${one} | ${ubl}/cbc:StreetName | ${cii}/ram:LineOne | words
    ${one} | ${ubl}/cbc:BuildingNumber | ${cii}/ram:LineOne | words
    ${two} | ${ubl}/cbc:AdditionalStreetName | ${cii}/ram:LineTwo | list
    ${two} | ${ubl}/cbc:Postbox | ${cii}/ram:LineTwo | list
    ${three} | ${ubl}/cac:AddressLine/cbc:Line | ${cii}/ram:LineThree
    ${city} | ${ubl}/cbc:CityName | ${cii}/ram:CityName
    ${post} | ${ubl}/cbc:PostalZone | ${cii}/ram:PostcodeCode
    ${subdivision} | ${ubl}/cbc:CountrySubentity | ${cii}/ram:CountrySubDivisionName
    ${country} | ${ubl}/cac:Country/cbc:IdentificationCode | ${cii}/ram:CountryID
  `)
}

/** A party's own numbers: CII keeps those of a known scheme apart. */
const identifiers = (id: string, ubl: string, cii: string): Row[] =>
  terms(`
    ${id} | ${ubl}/cac:PartyIdentification[cbc:ID/@schemeID]+/cbc:ID | ${cii}/ram:GlobalID+ | identifier
    ${id} | ${ubl}/cac:PartyIdentification+/cbc:ID | ${cii}/ram:ID+ | identifier
  `)

const sellerInUbl = 'cac:AccountingSupplierParty/cac:Party'
const seller = `${agreement}/ram:SellerTradeParty`
const buyerInUbl = 'cac:AccountingCustomerParty/cac:Party'
const buyer = `${agreement}/ram:BuyerTradeParty`
const payee = `${settlement}/ram:PayeeTradeParty`
const representative = `${agreement}/ram:SellerTaxRepresentativeTradeParty`
const shipTo = `${delivery}/ram:ShipToTradeParty`

const vatInUbl = 'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID'
const vat = 'ram:SpecifiedTaxRegistration[ram:ID/@schemeID=VA]/ram:ID'

/**
 * BG-4 to BG-15: who takes part, and where is delivered. BT-90 is looked for before the other numbers of a party. CII
 * may name a person and a department where UBL has one text.
 */
export const partyTerms: readonly Row[] = [
  ...terms(`
    BT-90 | ${sellerInUbl}/cac:PartyIdentification[cbc:ID/@schemeID=SEPA]/cbc:ID | ${settlement}/ram:CreditorReferenceID
    BT-90 | cac:PayeeParty/cac:PartyIdentification[cbc:ID/@schemeID=SEPA]/cbc:ID | ${settlement}/ram:CreditorReferenceID
  `),
  ...identifiers('BT-29', sellerInUbl, seller),
  ...terms(`
    BT-27 | ${sellerInUbl}/cac:PartyLegalEntity/cbc:RegistrationName | ${seller}/ram:Name
    BT-28 | ${sellerInUbl}/cac:PartyName/cbc:Name | ${seller}/ram:SpecifiedLegalOrganization/ram:TradingBusinessName
    BT-30 | ${sellerInUbl}/cac:PartyLegalEntity/cbc:CompanyID | ${seller}/ram:SpecifiedLegalOrganization/ram:ID | identifier
    BT-31 | ${sellerInUbl}/${vatInUbl} | ${seller}/${vat}
    BT-32 | ${sellerInUbl}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID:=TAX]+/cbc:CompanyID | ${seller}/ram:SpecifiedTaxRegistration[ram:ID/@schemeID=FC]+/ram:ID
    BT-33 | ${sellerInUbl}/cac:PartyLegalEntity/cbc:CompanyLegalForm | ${seller}/ram:Description
    BT-34 | ${sellerInUbl}/cbc:EndpointID | ${seller}/ram:URIUniversalCommunication/ram:URIID | identifier
    BT-41 | ${sellerInUbl}/cac:Contact/cbc:Name | ${seller}/ram:DefinedTradeContact/ram:PersonName | list
    BT-41 | ${sellerInUbl}/cac:Contact/cbc:Name | ${seller}/ram:DefinedTradeContact/ram:DepartmentName | list
    BT-42 | ${sellerInUbl}/cac:Contact/cbc:Telephone | ${seller}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber
    BT-43 | ${sellerInUbl}/cac:Contact/cbc:ElectronicMail | ${seller}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID
  `),
  ...address(
    `${sellerInUbl}/cac:PostalAddress`,
    `${seller}/ram:PostalTradeAddress`,
    'BT-35 BT-36 BT-162 BT-37 BT-38 BT-39 BT-40',
  ),
  ...identifiers('BT-46', buyerInUbl, buyer),
  ...terms(`
    BT-44 | ${buyerInUbl}/cac:PartyLegalEntity/cbc:RegistrationName | ${buyer}/ram:Name
    BT-45 | ${buyerInUbl}/cac:PartyName/cbc:Name | ${buyer}/ram:SpecifiedLegalOrganization/ram:TradingBusinessName
    BT-47 | ${buyerInUbl}/cac:PartyLegalEntity/cbc:CompanyID | ${buyer}/ram:SpecifiedLegalOrganization/ram:ID | identifier
    BT-48 | ${buyerInUbl}/${vatInUbl} | ${buyer}/${vat}
    BT-49 | ${buyerInUbl}/cbc:EndpointID | ${buyer}/ram:URIUniversalCommunication/ram:URIID | identifier
    BT-56 | ${buyerInUbl}/cac:Contact/cbc:Name | ${buyer}/ram:DefinedTradeContact/ram:PersonName | list
    BT-56 | ${buyerInUbl}/cac:Contact/cbc:Name | ${buyer}/ram:DefinedTradeContact/ram:DepartmentName | list
    BT-57 | ${buyerInUbl}/cac:Contact/cbc:Telephone | ${buyer}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber
    BT-58 | ${buyerInUbl}/cac:Contact/cbc:ElectronicMail | ${buyer}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID
  `),
  ...address(
    `${buyerInUbl}/cac:PostalAddress`,
    `${buyer}/ram:PostalTradeAddress`,
    'BT-50 BT-51 BT-163 BT-52 BT-53 BT-54 BT-55',
  ),
  ...identifiers('BT-60', 'cac:PayeeParty', payee),
  ...terms(`
    BT-59 | cac:PayeeParty/cac:PartyName/cbc:Name | ${payee}/ram:Name
    BT-61 | cac:PayeeParty/cac:PartyLegalEntity/cbc:CompanyID | ${payee}/ram:SpecifiedLegalOrganization/ram:ID | identifier
    BT-62 | cac:TaxRepresentativeParty/cac:PartyName/cbc:Name | ${representative}/ram:Name
    BT-63 | cac:TaxRepresentativeParty/${vatInUbl} | ${representative}/${vat}
  `),
  ...address(
    'cac:TaxRepresentativeParty/cac:PostalAddress',
    `${representative}/ram:PostalTradeAddress`,
    'BT-64 BT-65 BT-164 BT-66 BT-67 BT-68 BT-69',
  ),
  ...terms(`
    BT-70 | cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name | ${shipTo}/ram:Name
    BT-71 | cac:Delivery/cac:DeliveryLocation[cbc:ID/@schemeID]/cbc:ID | ${shipTo}/ram:GlobalID | identifier
    BT-71 | cac:Delivery/cac:DeliveryLocation/cbc:ID | ${shipTo}/ram:ID | identifier
    BT-72 | cac:Delivery/cbc:ActualDeliveryDate | ${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString | date
  `),
  ...address(
    'cac:Delivery/cac:DeliveryLocation/cac:Address',
    `${shipTo}/ram:PostalTradeAddress`,
    'BT-75 BT-76 BT-165 BT-77 BT-78 BT-79 BT-80',
  ),
]
