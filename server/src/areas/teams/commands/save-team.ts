import type { Of, Team } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { isMember, noUser } from '../../users/index.ts'
import * as store from '../store.ts'

/** Only who works in the company can be in a team of it. */
export async function mustWorkHere(uow: UnitOfWork, userIds: readonly string[]): Promise<void> {
  for (const id of userIds) if (!(await isMember(uow, id))) throw noUser(id)
}

export async function setMembers(uow: UnitOfWork, teamId: string, members: readonly string[]): Promise<void> {
  await mustWorkHere(uow, members)
  await store.removeMembers(uow, teamId)
  await store.addMembers(uow, teamId, members)
}

/**
 * Makes a team under an id, or changes it.
 *
 * @throws ApiError ResourceNotFound (somebody who does not work here).
 */
export async function saveTeam(uow: UnitOfWork, id: string, team: Of<typeof Team>): Promise<void> {
  await store.save(uow, { id, name: team.Name, description: team.Description ?? null, state: team.state })
  await setMembers(uow, id, team.Members)
  await uow.log({ kind: 'team.saved', objectType: 'team', objectId: id })
}
