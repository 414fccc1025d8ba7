import { attribute, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'

export type Identifier = { scheme?: string | undefined; value: string }

/** A postal address. `country` is an ISO 3166-1 alpha-2 code. */
export type Address = {
  street?: string | undefined
  number?: string | undefined
  additional?: string | undefined
  line?: string | undefined
  postbox?: string | undefined
  city?: string | undefined
  zip?: string | undefined
  subdivision?: string | undefined
  country?: string | undefined
}

export type Contact = { name?: string | undefined; email?: string | undefined; phone?: string | undefined }

/** A party as a form holds it; the terms in brackets are the seller's of EN 16931. */
export type PartyForm = {
  /** the name it is registered under (BT-27) */
  name: string
  /** the name it is known by, where that is another (BT-28) */
  tradingName?: string | undefined
  /** electronic address and its scheme (BT-34) */
  endpointId?: string | undefined
  endpointScheme?: string | undefined
  /** other identifiers (BT-29) */
  identifiers?: Identifier[] | undefined
  /** VAT identifier with its country prefix (BT-31) */
  vatId?: string | undefined
  /** local tax registration (BT-32) */
  taxId?: string | undefined
  /** registration of the legal entity and its scheme (BT-30) */
  legalId?: string | undefined
  legalScheme?: string | undefined
  /** legal form, capital and the like (BT-33) */
  legalForm?: string | undefined
  address?: Address | undefined
  contact?: Contact | undefined
}

/** A party as it was read. */
export type PartyHead = PartyForm & { identifiers: Identifier[] }

/** The party in a cac:Party, or in an element of that type such as cac:SenderParty. */
export function partyOf(party: XmlElement | undefined, contact?: XmlElement): PartyHead {
  const legal = child(party, 'cac:PartyLegalEntity')
  const endpoint = child(party, 'cbc:EndpointID')
  const schemes = children(party, 'cac:PartyTaxScheme')
  const vat = schemes.find(isVat)
  const tax = schemes.find((scheme) => !isVat(scheme) && text(scheme, 'cbc:CompanyID'))
  const legalId = child(legal, 'cbc:CompanyID')
  const registered = text(legal, 'cbc:RegistrationName')
  const known = text(party, 'cac:PartyName', 'cbc:Name')
  const name = registered ?? known ?? text(vat, 'cbc:RegistrationName') ?? personOf(party) ?? textOf(endpoint) ?? ''
  return compact({
    name,
    tradingName: known === name ? undefined : known,
    endpointId: textOf(endpoint),
    endpointScheme: attribute(endpoint, 'schemeID'),
    identifiers: children(party, 'cac:PartyIdentification').flatMap((one) => identifierOf(child(one, 'cbc:ID'))),
    vatId: text(vat, 'cbc:CompanyID'),
    taxId: text(tax, 'cbc:CompanyID'),
    legalId: textOf(legalId),
    legalScheme: attribute(legalId, 'schemeID'),
    legalForm: text(legal, 'cbc:CompanyLegalForm'),
    address: addressOf(child(party, 'cac:PostalAddress') ?? child(legal, 'cac:RegistrationAddress')),
    contact: contactOf(contact ?? child(party, 'cac:Contact'), personOf(party)),
  })
}

// UBL says VAT by the scheme's id; older documents say it by the type code beside an id of their own.
const isVat = (scheme: XmlElement): boolean =>
  text(scheme, 'cac:TaxScheme', 'cbc:ID')?.toUpperCase() === 'VAT' ||
  text(scheme, 'cac:TaxScheme', 'cbc:TaxTypeCode')?.toUpperCase() === 'VAT'

function identifierOf(id: XmlElement | undefined): Identifier[] {
  const value = textOf(id)
  return value ? [compact({ scheme: attribute(id, 'schemeID'), value })] : []
}

export function addressOf(address: XmlElement | undefined): Address | undefined {
  if (!address) return undefined
  return compact({
    street: text(address, 'cbc:StreetName'),
    number: text(address, 'cbc:BuildingNumber'),
    additional: text(address, 'cbc:AdditionalStreetName'),
    line: text(address, 'cac:AddressLine', 'cbc:Line'),
    postbox: text(address, 'cbc:Postbox'),
    city: text(address, 'cbc:CityName'),
    zip: text(address, 'cbc:PostalZone'),
    subdivision: text(address, 'cbc:CountrySubentity') ?? text(address, 'cbc:CountrySubentityCode'),
    country: text(address, 'cac:Country', 'cbc:IdentificationCode'),
  })
}

function contactOf(contact: XmlElement | undefined, person: string | undefined): Contact | undefined {
  const found = compact({
    name: text(contact, 'cbc:Name') ?? person,
    email: text(contact, 'cbc:ElectronicMail'),
    phone: text(contact, 'cbc:Telephone'),
  })
  return Object.keys(found).length > 0 ? found : undefined
}

function personOf(party: XmlElement | undefined): string | undefined {
  const person = child(party, 'cac:Person')
  const names = [text(person, 'cbc:FirstName'), text(person, 'cbc:MiddleName'), text(person, 'cbc:FamilyName')]
  return names.filter(Boolean).join(' ') || undefined
}

/** Without the keys that hold nothing. A loop, as each line of a document is several of these. */
export function compact<T extends object>(value: T): T {
  const kept: Partial<T> = {}
  for (const key in value) if (value[key] !== undefined) kept[key] = value[key]
  return kept as T
}
