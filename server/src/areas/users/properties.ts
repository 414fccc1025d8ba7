import type { UnitOfWork } from '../../platform/index.ts'
import * as membershipStore from './store/memberships.ts'
import * as propertyStore from './store/properties.ts'

/** What people of the entered company keep under a key, by id, wherever they live. Who keeps nothing is left out. */
export async function propertiesOf(
  uow: UnitOfWork,
  userIds: readonly string[],
  key: string,
): Promise<Map<string, string>> {
  const wanted = new Set(userIds)
  const members = (await membershipStore.memberships(uow.tx, uow.companyId)).filter(({ user_id }) =>
    wanted.has(user_id),
  )
  const found = new Map<string, string>()
  for (const [homeId, group] of Map.groupBy(members, ({ home_id }) => home_id)) {
    const ids = group.map(({ user_id }) => user_id)
    const read = (home: UnitOfWork) => propertyStore.properties(home.tx, homeId, ids, key)
    for (const row of await (homeId === uow.companyId ? read(uow) : uow.within(homeId, read)))
      found.set(row.user_id, row.value)
  }
  return found
}
