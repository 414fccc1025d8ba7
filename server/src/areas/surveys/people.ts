import { roles } from '@kontor/contract'
import { permissionsByRole, type UnitOfWork } from '../../platform/index.ts'
import { whoHas } from '../answers-due/index.ts'
import { takersAmong } from '../tasks/index.ts'
import { membersOfTeams } from '../teams/index.ts'
import { colleaguesOf } from '../users/index.ts'
import { policy } from './policy.ts'
import type { ReviewerRef } from './records.ts'

const rightsOf = permissionsByRole([policy])

/** Who answers what the company is asked: its supplier contacts; where it has none, all who may. */
export async function respondents(uow: UnitOfWork): Promise<string[]> {
  const people = [...(await colleaguesOf(uow)).values()]
  return whoHas(
    people.map((one) => ({
      ...one,
      isTheirs: one.roleId === roles.supplierContact,
      isAble: rightsOf(one.roleId).has('survey.answer'),
    })),
  )
}

/** Those who can review among these: they are there, and may approve and reject. */
async function ableReviewers(uow: UnitOfWork, ids: readonly string[]): Promise<string[]> {
  const colleagues = await colleaguesOf(uow)
  const taking = await takersAmong(uow, ids)
  return taking.filter((id) => rightsOf(colleagues.get(id)?.roleId ?? '').has('survey.write'))
}

/** Who can review of those who are named: a person, or the people of a team. */
export async function namedReviewers(uow: UnitOfWork, { reviewer, reviewerType }: ReviewerRef): Promise<string[]> {
  if (reviewer === null) return []
  if (reviewerType !== 'USERGROUP') return ableReviewers(uow, [reviewer])
  return ableReviewers(uow, [...((await membersOfTeams(uow, [reviewer])).get(reviewer) ?? [])])
}

/** The first of these that somebody can review for: who is named, who sent it, all who may. */
export async function reviewersOf(uow: UnitOfWork, named: ReviewerRef, senderId: string | null): Promise<string[]> {
  const [first, second] = [
    await namedReviewers(uow, named),
    senderId === null ? [] : await ableReviewers(uow, [senderId]),
  ]
  if (first.length > 0) return first
  return second.length > 0 ? second : ableReviewers(uow, [...(await colleaguesOf(uow)).keys()])
}
