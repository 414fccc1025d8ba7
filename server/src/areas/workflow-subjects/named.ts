import type { UnitOfWork } from '../../platform/index.ts'
import { membersOfTeams } from '../teams/index.ts'
import { colleaguesOf } from '../users/index.ts'
import type { Step } from '../workflow-engine/index.ts'
import { namedBy } from './rules/people.ts'

/** Whom a step names, of those who are there today. */
export async function namedHere(uow: UnitOfWork, { Who }: Step): Promise<readonly string[]> {
  const teams = await membersOfTeams(uow, Who?.TeamIds ?? [])
  return namedBy(Who, [...(await colleaguesOf(uow)).values()], teams)
}
