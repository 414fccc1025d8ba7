import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { connectedPartners } from '../network/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { stateOf } from './rules/index.ts'
import type { CatalogueRecord } from './rules/records.ts'

/** Of whom catalogues are, and which of them are offered on the company's day. */
export async function standingOf(uow: UnitOfWork, catalogues: readonly CatalogueRecord[]) {
  const suppliers = await connectedPartners(
    uow,
    catalogues.flatMap(({ connectionId }) => connectionId ?? []),
  )
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  return {
    nameOf: ({ connectionId }: CatalogueRecord) => suppliers.get(connectionId ?? '')?.name,
    stateOf: (catalogue: CatalogueRecord) => stateOf(catalogue, today, (id) => suppliers.get(id)?.isConnected === true),
  }
}

export type Standing = Awaited<ReturnType<typeof standingOf>>
