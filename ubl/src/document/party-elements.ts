import { branch, leaf } from '../xml/build.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { Address, Contact, PartyForm } from './party.ts'

/** A party as UBL, its children in the order of the model; `name` is cac:Party or an element of that type. */
export function partyElement(name: `cac:${string}`, party: PartyForm): XmlElement | undefined {
  return branch(
    name,
    leaf('cbc:EndpointID', party.endpointId, { schemeID: party.endpointScheme }),
    party.identifiers?.map((id) =>
      branch('cac:PartyIdentification', leaf('cbc:ID', id.value, { schemeID: id.scheme })),
    ),
    branch('cac:PartyName', leaf('cbc:Name', party.tradingName ?? party.name)),
    addressElement('cac:PostalAddress', party.address),
    taxScheme(party.vatId, 'VAT'),
    taxScheme(party.taxId, 'TAX'),
    branch(
      'cac:PartyLegalEntity',
      leaf('cbc:RegistrationName', party.name),
      leaf('cbc:CompanyID', party.legalId, { schemeID: party.legalScheme }),
      leaf('cbc:CompanyLegalForm', party.legalForm),
    ),
    contactElement(party.contact),
  )
}

export function addressElement(name: `cac:${string}`, address: Address | undefined): XmlElement | undefined {
  return branch(
    name,
    leaf('cbc:Postbox', address?.postbox),
    leaf('cbc:StreetName', address?.street),
    leaf('cbc:AdditionalStreetName', address?.additional),
    leaf('cbc:BuildingNumber', address?.number),
    leaf('cbc:CityName', address?.city),
    leaf('cbc:PostalZone', address?.zip),
    leaf('cbc:CountrySubentity', address?.subdivision),
    branch('cac:AddressLine', leaf('cbc:Line', address?.line)),
    branch('cac:Country', leaf('cbc:IdentificationCode', address?.country)),
  )
}

const taxScheme = (id: string | undefined, scheme: string): XmlElement | undefined =>
  id?.trim()
    ? branch('cac:PartyTaxScheme', leaf('cbc:CompanyID', id), branch('cac:TaxScheme', leaf('cbc:ID', scheme)))
    : undefined

const contactElement = (contact: Contact | undefined): XmlElement | undefined =>
  branch(
    'cac:Contact',
    leaf('cbc:Name', contact?.name),
    leaf('cbc:Telephone', contact?.phone),
    leaf('cbc:ElectronicMail', contact?.email),
  )
