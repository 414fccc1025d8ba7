import { all, at, children, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { isVat } from '../places.ts'

/** Where a party is, in capitals; '' where nothing says it. */
export type Countries = {
  /** of the seller: by its VAT number, or its tax representative's, or its address */
  readonly supplier: string
  /** of the seller itself: by its VAT number, or its address */
  readonly supplierItself: string
  /** of the buyer: by its VAT number, or its address */
  readonly customer: string
  /** by their addresses alone */
  readonly supplierAddress: string
  readonly customerAddress: string
  readonly representativeAddress: string
}

export const sellerParty = (root: XmlElement): XmlElement | undefined =>
  at(root, 'cac:AccountingSupplierParty', 'cac:Party')
export const buyerParty = (root: XmlElement): XmlElement | undefined =>
  at(root, 'cac:AccountingCustomerParty', 'cac:Party')

/** The VAT numbers of a party (BT-31, BT-48, BT-63). */
export const vatNumbers = (party: XmlElement | undefined): string[] =>
  children(party, 'cac:PartyTaxScheme')
    .filter(isVat)
    .flatMap((one) => children(one, 'cbc:CompanyID'))
    .map((one) => textOf(one) ?? '')

/** Tax registrations under any other scheme, or none (BT-32). */
export const otherRegistrations = (party: XmlElement | undefined): XmlElement[] =>
  children(party, 'cac:PartyTaxScheme')
    .filter((one) => !isVat(one))
    .flatMap((one) => children(one, 'cbc:CompanyID'))

const prefix = (party: XmlElement | undefined): string => (vatNumbers(party)[0] ?? '').slice(0, 2)
const addressOf = (party: XmlElement | undefined): string =>
  text(party, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode') ?? ''

/** Whether German rules apply: those of the country, and what the others leave to them. */
export const isGerman = ({ supplierAddress, customerAddress }: Countries): boolean =>
  supplierAddress === 'DE' && customerAddress === 'DE'

export function countriesOf(root: XmlElement): Countries {
  const seller = sellerParty(root)
  const buyer = buyerParty(root)
  const [representative] = all(root, 'cac:TaxRepresentativeParty')
  const supplierAddress = addressOf(seller).toUpperCase()
  const customerAddress = addressOf(buyer).toUpperCase()
  return {
    supplierItself: prefix(seller).toUpperCase() || supplierAddress,
    supplier: (prefix(seller) || prefix(representative)).toUpperCase() || supplierAddress,
    customer: prefix(buyer).toUpperCase() || customerAddress,
    supplierAddress,
    customerAddress,
    representativeAddress: addressOf(representative).toUpperCase(),
  }
}
