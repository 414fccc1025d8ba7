import type { Client } from '@kontor/sdk'
import { isVatScheme, type PartyForm } from '@kontor/ubl'

type LegalEntity = Awaited<ReturnType<Client['legalEntities']['listOfCompany']>>['LegalEntities'][number]

/** The legal entity as the buyer of a document; where it says no address, the company's stays. */
export function buyerOf({ Name, Identifiers = [] }: LegalEntity, company: PartyForm): PartyForm {
  const vatId = Identifiers.find(({ IdentifierScheme }) => isVatScheme(IdentifierScheme))?.IdentifierValue
  return { ...company, name: Name, vatId: vatId ?? company.vatId }
}
