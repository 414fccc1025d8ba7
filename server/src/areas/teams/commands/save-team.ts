import type { Of, TeamInput } from '@kontor/contract'
import { mustKeep, type UnitOfWork } from '../../../platform/index.ts'
import { isMember, noUser } from '../../users/index.ts'
import * as store from '../store.ts'

/** Only who works in the company can be in a team of it. */
export async function mustWorkHere(uow: UnitOfWork, userIds: readonly string[]): Promise<void> {
  for (const id of userIds) if (!(await isMember(uow, id))) throw noUser(id)
}

/** Who has left the company since stays in their team until they are taken out of it. */
export async function setMembers(uow: UnitOfWork, teamId: string, members: readonly string[]): Promise<void> {
  const before = await store.membersOf(uow, teamId)
  await mustWorkHere(
    uow,
    members.filter((id) => !before.includes(id)),
  )
  await store.removeMembers(uow, teamId)
  await store.addMembers(uow, teamId, members)
}

/**
 * Makes a team under an id, or changes it.
 *
 * @throws ApiError ResourceNotFound (somebody who does not work here).
 */
export async function saveTeam(uow: UnitOfWork, id: string, team: Of<typeof TeamInput>): Promise<void> {
  const state = team.state ?? (await store.find(uow, id))?.state ?? 'ACTIVE'
  await store.save(uow, { id, name: team.Name, description: team.Description ?? null, state })
  await setMembers(uow, id, team.Members)
  // Who is a stranger is told first, whatever else does not fit: the id may be that of another company's team.
  mustKeep('Id', team.Id, id)
  await uow.log({ kind: 'team.saved', objectType: 'team', objectId: id })
}
