import type { UnitOfWork } from '../../platform/index.ts'
import * as store from './store.ts'

/** What the company's legal entities are called, and their numbers. */
export const identitiesOfEntities = async (
  uow: UnitOfWork,
): Promise<{ name: string; identifiers: { scheme: string; value: string }[] }[]> =>
  (await store.identities(uow)).map(({ name, identifiers }) => ({
    name,
    identifiers: identifiers.map(({ IdentifierScheme: scheme, IdentifierValue: value }) => ({ scheme, value })),
  }))
