import type { UnitOfWork } from '../../platform/index.ts'
import { partnersOf } from './partners.ts'
import * as store from './store.ts'

/** So many say enough of what goods are. */
const maxBought = 200

/** What was bought under a name that holds any of these parts (letters only, in lower case), with the category that it had, and of whom. */
export async function boughtLike(uow: UnitOfWork, parts: readonly string[]) {
  if (parts.length === 0) return []
  const rows = await store.boughtLike(uow, parts, maxBought)
  const partners = await partnersOf(
    uow,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, commodity_code, commodity_scheme }) => ({
    ...{ name, code: commodity_code ?? '', scheme: commodity_scheme ?? undefined },
    supplierName: partners.get(id)?.Name,
  }))
}
