import { isVatScheme } from '@kontor/ubl'
import type { UnitOfWork } from '../../platform/index.ts'
import { bareNumber, connectionsAmong, type KnownConnection, noConnection, partnersOutside } from '../network/index.ts'
import { isSupplier, type KnownAs } from './rules.ts'
import * as store from './store/tracking.ts'

/** A customer that lets the company follow its invoices now. */
export interface Customer {
  readonly connectionId: string
  readonly partnerId: string
  readonly name: string
  /** As whom the customer knows the company. */
  readonly knownAs: KnownAs
}

/**
 * The customers that let the company follow now, by name, all or one of them. They were asked themselves, and nobody with whom the
 * company is not connected any more.
 *
 * @throws ApiError ResourceNotFound: there is no such connection
 */
export async function customersOf(uow: UnitOfWork, connectionId?: string): Promise<Customer[]> {
  if (connectionId !== undefined && (await connectionsAmong(uow, [connectionId])).length === 0)
    throw noConnection(connectionId)
  const customers: Customer[] = []
  for (const { id, state, partnerId, partnerName } of await connectionsAmong(
    uow,
    await store.customers(uow, connectionId),
  )) {
    if (state !== 'ACCEPTED') continue
    const knownAs = await uow.within(partnerId, (customer) => store.findSupplier(customer, id))
    if (knownAs !== undefined) customers.push({ connectionId: id, partnerId, name: partnerName, knownAs })
  }
  return customers.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** As whom a customer enters invoices of a supplier: partners outside of the network. */
export const partnersThatAre = async (customer: UnitOfWork, supplier: KnownAs): Promise<KnownConnection[]> =>
  (await partnersOutside(customer)).filter((partner) => isSupplier(supplier, knownAs(partner)))

/** A partner as the company that the connection is of knows them. */
export const knownAs = ({ partnerName, identifiers }: KnownConnection): KnownAs => ({
  name: partnerName.trim(),
  vatIds: identifiers.filter(({ scheme }) => isVatScheme(scheme)).map(({ value }) => bareNumber(value)),
})
