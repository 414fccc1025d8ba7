import type { UnitOfWork } from '../../platform/index.ts'
import * as membershipStore from './store/memberships.ts'
import * as propertyStore from './store/properties.ts'

/** What the people of the entered company, or some of them, keep under a key, by id, wherever they live. Who keeps nothing is left out. */
export async function propertiesOf(
  uow: UnitOfWork,
  key: string,
  userIds?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = userIds && new Set(userIds)
  const everybody = await membershipStore.memberships(uow.tx, uow.companyId)
  const members = everybody.filter(({ user_id }) => wanted?.has(user_id) ?? true)
  const found = new Map<string, string>()
  for (const [homeId, group] of Map.groupBy(members, ({ home_id }) => home_id)) {
    const ids = group.map(({ user_id }) => user_id)
    const read = (home: UnitOfWork) => propertyStore.properties(home.tx, homeId, ids, key)
    for (const row of await (homeId === uow.companyId ? read(uow) : uow.within(homeId, read)))
      found.set(row.user_id, row.value)
  }
  return found
}
