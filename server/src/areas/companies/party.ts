import { isGlnScheme, isVatScheme, type PartyForm } from '@kontor/ubl'
import type { CompanyIdentity } from './identity.ts'

/** A company as a document that it writes, or gets, names it. */
export function partyOfCompany({ name, identifiers }: CompanyIdentity, country: string): PartyForm {
  const vatId = identifiers.find(({ scheme }) => isVatScheme(scheme))?.value
  const gln = identifiers.find(({ scheme }) => isGlnScheme(scheme))?.value
  return {
    name,
    ...(vatId && { vatId }),
    ...(gln && { endpointId: gln, endpointScheme: '0088' }),
    address: { country },
  }
}
