import type { ConnectionGroup, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { noConnection, noGroup } from './not-found.ts'
import { partnerNames } from './store/connections.ts'
import * as store from './store/groups.ts'

type Group = Of<typeof ConnectionGroup>

/** A company orders its partners into a handful. */
const maxGroups = 1000

/**
 * Makes a group under an id that the caller chose, or changes it.
 *
 * @throws ApiError BadRequest where the body has another id; Conflict where another group has the name.
 */
export async function saveGroup(uow: UnitOfWork, groupId: string, group: Group): Promise<void> {
  const name = group.Name.trim()
  if (group.Id !== groupId)
    throw new ApiError('BadRequest', t`Id is ${group.Id}, and the address names ${groupId}: use one id in both.`)
  if (name === '') throw new ApiError('BadRequest', t`Name is empty: enter a name for the group.`)
  const row = { id: groupId, name, description: group.Description?.trim() || null }
  const other = await store.namesake(uow, row)
  if (other !== undefined || !(await store.save(uow, row)))
    throw new ApiError('Conflict', t`There is already a group called ${name}: choose another name.`, {
      details: { group: other?.id ?? groupId },
    })
}

/** @throws ApiError ResourceNotFound */
export async function readGroup(uow: UnitOfWork, groupId: string): Promise<Group> {
  const { rows } = await store.list(uow, { id: groupId, limit: 1, offset: 0 })
  if (rows[0] === undefined) throw noGroup(groupId)
  return groupOf(rows[0])
}

/** @throws ApiError ResourceNotFound */
export async function deleteGroup(uow: UnitOfWork, groupId: string): Promise<void> {
  await theGroup(uow, groupId)
  await store.remove(uow, groupId)
}

/** @throws ApiError ResourceNotFound */
export async function connectionsOfGroup(uow: UnitOfWork, groupId: string): Promise<string[]> {
  await readGroup(uow, groupId)
  return store.membersOf(uow, groupId)
}

/** @throws ApiError ResourceNotFound: the group, or the first connection that is none of the company's. */
export async function setConnections(
  uow: UnitOfWork,
  groupId: string,
  connectionIds: readonly string[],
): Promise<void> {
  await theGroup(uow, groupId)
  const there = new Set((await partnerNames(uow.tx, uow.companyId, connectionIds)).map(({ id }) => id))
  const missing = connectionIds.find((id) => !there.has(id))
  if (missing !== undefined) throw noConnection(missing)
  const before = new Set(await store.membersOf(uow, groupId))
  await store.setMembers(uow, groupId, connectionIds)
  await tellJoined(
    uow,
    groupId,
    connectionIds.filter((id) => !before.has(id)),
  )
}

/** Told of connections that joined a group, and when. */
export const partnersGrouped = 'network.grouped'

async function tellJoined(uow: UnitOfWork, groupId: string, connectionIds: readonly string[]): Promise<void> {
  if (connectionIds.length > 0) await uow.later(partnersGrouped, { groupId, connectionIds, at: uow.now.toISOString() })
}

/** Puts a connection into a group beside those that are in it. */
export async function addConnection(uow: UnitOfWork, groupId: string, connectionId: string): Promise<void> {
  if (await store.addMember(uow, groupId, connectionId)) await tellJoined(uow, groupId, [connectionId])
}

/** Every group by its name, with how many connections are in it. */
export const allGroups = async (uow: UnitOfWork): Promise<readonly store.CountedGroup[]> =>
  (await store.list(uow, { limit: maxGroups, offset: 0 })).rows

async function theGroup(uow: UnitOfWork, groupId: string): Promise<void> {
  if ((await store.lock(uow, groupId)) === undefined) throw noGroup(groupId)
}

export const groupOf = ({ id, name, description, connections }: store.CountedGroup): Group => ({
  Id: id,
  Name: name,
  ...(description === null ? {} : { Description: description }),
  ConnectionCount: connections,
})

/** In which group each of some connections is, by its name: of several the first by name. */
export const groupNamesOf: typeof store.groupNames = (...given) => store.groupNames(...given)
