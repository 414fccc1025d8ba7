import { isGlnScheme, isVatScheme, type PartyForm, type PaymentMeansForm, type TradeForm } from '@kontor/ubl'
import type { Company, Connection } from '../queries/types.ts'
import { schemeValue } from '../words/address.ts'
import { daysAfter } from '../words/days.ts'
import { kindOf, type WrittenType } from './kinds.ts'
import { emptyLine } from './lines.ts'

type Known = Pick<Company | Connection, 'CompanyName' | 'Country' | 'Identifiers' | 'AddressLines'>

/** A company of the network as a party of a document. */
export function partyFrom({ CompanyName, Country, Identifiers, AddressLines }: Known): PartyForm {
  const vatId = Identifiers.find(({ scheme, value }) => isVatScheme(scheme) && value !== '')?.value
  const gln = Identifiers.find(({ scheme, value }) => isGlnScheme(scheme) && value !== '')?.value
  const email = schemeValue(Identifiers, 'email') ?? schemeValue(AddressLines, 'email')
  return {
    name: CompanyName,
    ...(gln && { endpointId: gln, endpointScheme: '0088', legalId: gln, legalScheme: '0088' }),
    ...(vatId && { vatId }),
    address: given({
      street: schemeValue(AddressLines, 'street', 'addressline', 'address'),
      number: schemeValue(AddressLines, 'buildingnumber', 'number'),
      additional: schemeValue(AddressLines, 'additional', 'additionalstreet'),
      city: schemeValue(AddressLines, 'city'),
      zip: schemeValue(AddressLines, 'zip', 'postalcode', 'postalzone'),
      subdivision: schemeValue(AddressLines, 'state', 'region', 'subdivision'),
      country: Country,
    }),
    ...(email && { contact: { email } }),
  }
}

export interface NewDocument {
  readonly type: WrittenType
  readonly number: string
  readonly company: Company
  readonly today: string
  /** The document of this type that the company sent last: what it says each time it will say again. */
  readonly last?: TradeForm | undefined
}

/** A new document of the company: all that is known is filled in. */
export function newForm({ type, number, company, today, last }: NewDocument): TradeForm {
  const { issuer, isPaid, proposes = {} } = kindOf({ type })
  const { dueDate, deliveryDate, validity } = proposes
  const day = (after: number) => daysAfter(today, after)
  const iban = schemeValue(company.Identifiers, 'iban')
  const bic = schemeValue(company.Identifiers, 'bic')
  return {
    type,
    id: number,
    issueDate: today,
    ...(dueDate !== undefined && { dueDate: day(dueDate) }),
    ...(deliveryDate !== undefined && { deliveryDate: day(deliveryDate) }),
    ...(validity !== undefined && { period: { end: day(validity) } }),
    currency: company.Currency,
    seller: { name: '' },
    buyer: { name: '' },
    [issuer]: partyFrom(company),
    ...(isPaid && { paymentMeans: { ...paymentOf(last), ...(iban && { iban }), ...(bic && { bic }) } }),
    ...(last?.paymentTerms && { paymentTerms: last.paymentTerms }),
    // What a seller sells is taxed alike; what is bought, by who sells it.
    lines: [emptyLine('1', issuer === 'seller' ? last?.lines[0] : undefined)],
  }
}

/** How the company is paid, without what belongs to one document alone. */
function paymentOf(last: TradeForm | undefined): PaymentMeansForm {
  const { reference: _, ...means } = last?.paymentMeans ?? { code: '30' }
  return means
}

function given<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}
