import type { EndpointId } from '@kontor/ubl'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import { whyNotEndpoint } from './endpoints.ts'
import * as store from './store.ts'

/** Finds where a participant receives: at an SMP in the Peppol network, here in the directory of the installation. */
export type Lookup = (tx: Tx, endpoint: EndpointId) => Promise<string | undefined>

/** The company of this installation that receives under an endpoint id. */
export const lookUp: Lookup = (tx, endpoint) => store.companyAt(tx, endpoint)

/** Of a company's identifiers, those that are endpoint ids become its own, where no other company has them already. */
export async function claimEndpoints(uow: UnitOfWork, identifiers: readonly EndpointId[]): Promise<void> {
  const endpoints = identifiers.filter((one) => whyNotEndpoint(one) === undefined)
  await store.releaseEndpoints(uow, endpoints)
  for (const endpoint of endpoints) await store.claim(uow, endpoint)
}

/** Under which the company that the unit of work has entered sends and receives; undefined where it has none. */
export const ownEndpoint = (uow: UnitOfWork): Promise<EndpointId | undefined> => store.endpointOf(uow)
