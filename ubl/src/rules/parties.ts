import { all, at, attribute, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { isVat } from './places.ts'
import { type Rule, rule } from './rule.ts'
import { has, hasElement } from './trade-document.ts'

/** EN 16931-1 clause 6.4.1: what its parties must have. */
export const partyRules: readonly Rule[] = [
  rule('sellerAddress', 'BR-09', 'BT-40 BG-5', hasCountry, "The seller's address has no country.", 'Choose a country.'),
  rule('buyerAddress', 'BR-11', 'BT-55', hasCountry, "The buyer's address has no country.", 'Choose a country.'),
  rule(
    'seller',
    'BR-CO-26',
    'BT-31 BT-29 BT-30',
    (seller) => {
      const party = child(seller, 'cac:Party')
      return (
        children(party, 'cac:PartyTaxScheme').some((one) => isVat(one) && hasElement(one, 'cbc:CompanyID')) ||
        all(party, 'cac:PartyIdentification', 'cbc:ID').length > 0 ||
        all(party, 'cac:PartyLegalEntity', 'cbc:CompanyID').length > 0
      )
    },
    'The seller has no identification: no identifier, registration or VAT number.',
    "Enter the seller's VAT number or registration.",
  ),
  rule(
    'sellerEndpoint',
    'BR-62',
    'BT-34',
    hasScheme,
    "The seller's electronic address has no scheme.",
    'Choose a scheme (schemeID), e.g. 0088 for a GLN.',
  ),
  rule(
    'buyerEndpoint',
    'BR-63',
    'BT-49',
    hasScheme,
    "The buyer's electronic address has no scheme.",
    'Choose a scheme (schemeID), e.g. 0088 for a GLN.',
  ),
  rule(
    'payee',
    'BR-17',
    'BT-59 BG-10 BG-4',
    (payee, { root }) => {
      const seller = at(root, 'cac:AccountingSupplierParty', 'cac:Party')
      const name = text(payee, 'cac:PartyName', 'cbc:Name')
      const idsOf = (of: XmlElement | undefined) => all(of, 'cac:PartyIdentification', 'cbc:ID').map(textOf)
      const sellers = idsOf(seller)
      return (
        hasElement(payee, 'cac:PartyName', 'cbc:Name') &&
        (name === undefined || name !== text(seller, 'cac:PartyName', 'cbc:Name')) &&
        !idsOf(payee).some((id) => id !== undefined && sellers.includes(id))
      )
    },
    'The payee has no name or is the same as the seller.',
    "Enter the payee's name, or remove the payee if it is the seller.",
  ),
  rule(
    'representative',
    'BR-18',
    'BT-62 BG-4 BG-11',
    (party) => has(party, 'cac:PartyName', 'cbc:Name'),
    "The seller's tax representative has no name.",
    'Enter the name.',
  ),
  rule(
    'representative',
    'BR-19',
    'BG-12 BG-4 BG-11',
    (party) => hasElement(party, 'cac:PostalAddress'),
    "The seller's tax representative has no postal address.",
    'Enter the address.',
  ),
  rule(
    'representativeAddress',
    'BR-20',
    'BT-69 BG-12 BG-4 BG-11',
    hasCountry,
    "The tax representative's address has no country.",
    'Choose a country.',
  ),
  rule(
    'representative',
    'BR-56',
    'BT-63 BG-11',
    (party) => children(party, 'cac:PartyTaxScheme').some((one) => isVat(one) && hasElement(one, 'cbc:CompanyID')),
    "The seller's tax representative has no VAT number.",
    'Enter the VAT number.',
  ),
  rule(
    'deliveryAddress',
    'BR-57',
    'BT-80 BG-15',
    (address) => hasElement(address, 'cac:Country', 'cbc:IdentificationCode'),
    'The delivery address has no country.',
    'Choose a country.',
  ),
]

function hasCountry(address: XmlElement): boolean {
  return has(address, 'cac:Country', 'cbc:IdentificationCode')
}

function hasScheme(id: XmlElement): boolean {
  return attribute(id, 'schemeID') !== undefined
}
