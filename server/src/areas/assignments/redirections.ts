import type { Of, WorkRedirection } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { activeTeams } from '../teams/index.ts'
import { wordsOn } from './rules.ts'
import { subjectOf } from './subjects.ts'
import { byName, crewOf, takersOf } from './takers.ts'
import { called, namesIn, personOf } from './views.ts'

/** Whose work goes to whom, by name; two of one person who is away and for whom something was set as well. */
export async function redirectionsIn(uow: UnitOfWork): Promise<Of<typeof WorkRedirection>[]> {
  const crew = await crewOf(uow)
  const { able } = await takersOf(uow, await subjectOf(uow, 'COMPANY', uow.companyId), crew)
  const ableIds = new Set(able.map(({ id }) => id))
  const canTake = (takerId: string) => ableIds.has(takerId)
  const teamNames = new Map((await activeTeams(uow)).map((team) => [team.id, team.name]))
  const words = [...crew.colleagues.values()].toSorted(byName).flatMap(({ id, ...absence }) => [
    ...wordsOn(absence, crew.set.get(id), canTake).map((word) => ({ ...word, assigneeId: id })),
    // By their own word all of it goes on while they are away: that is said once.
    ...crew.setInTeams
      .filter((one) => one.assigneeId === id)
      .flatMap((one) => wordsOn(absence, one, canTake).filter((word) => word.origin === 'SET')),
  ])
  const names = await namesIn(
    uow,
    words.flatMap((word) => [word.assigneeId, word.autoAssigneeId, ...('createdBy' in word ? [word.createdBy] : [])]),
  )
  return words.map((word) => ({
    assignee: personOf(word.assigneeId, names),
    autoAssignee: personOf(word.autoAssigneeId, names),
    origin: word.origin,
    delegationType: word.delegationType,
    excludeUser: word.excludeUser,
    isEffective: word.isEffective,
    ...('teamId' in word && called('teamName', teamNames.get(word.teamId ?? ''))),
    ...('createdBy' in word && {
      ...called('createdByName', names.get(word.createdBy)),
      createdAt: word.created.toISOString(),
    }),
  }))
}
