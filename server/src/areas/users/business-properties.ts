import type { BusinessProperty, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../platform/index.ts'
import { memberAnywhere, mustAdminister } from './administered-companies.ts'
import { noUser } from './not-found.ts'
import * as store from './store/business-properties.ts'

type Property = Of<typeof BusinessProperty>

/** What people of the company are in the business, in the order in which they were asked for. @throws ApiError ResourceNotFound */
export async function businessPropertiesOf(
  uow: UnitOfWork,
  userIds: readonly string[],
): Promise<{ UserId: string; Properties: Property[] }[]> {
  for (const id of userIds) if ((await memberAnywhere(uow, id)) === undefined) throw noUser(id)
  const byUser = Map.groupBy(await store.propertiesOfMany(uow, userIds), ({ user_id }) => user_id)
  return userIds.map((id) => ({
    UserId: id,
    Properties: (byUser.get(id) ?? []).map(({ name, value, group_id }) => ({
      Name: name,
      Value: value,
      ...(group_id === uow.companyId ? {} : { GroupId: group_id }),
    })),
  }))
}

/** @throws ApiError ResourceNotFound (the person, or a branch); BadRequest where one is named twice */
export async function saveBusinessProperties(
  uow: UnitOfWork,
  userId: string,
  properties: readonly Property[],
): Promise<void> {
  if ((await memberAnywhere(uow, userId)) === undefined) throw noUser(userId)
  const rows = properties.map(({ Name, Value, GroupId }) => ({
    name: Name,
    value: Value,
    group_id: GroupId ?? uow.companyId,
  }))
  for (const [at, { name, group_id }] of rows.entries()) {
    await mustAdminister(uow, group_id)
    if (rows.findIndex((one) => one.name === name && one.group_id === group_id) !== at)
      throw unfit('Properties', t`Properties contains ${name} twice: remove one.`, { index: String(at) })
  }
  await store.replaceProperties(uow, userId, rows)
  await uow.log({ kind: 'user.business-properties-saved', objectType: 'user', objectId: userId })
}
