import type { Of, TaskRouter } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { isUuid } from '../../entries/index.ts'
import { noQuestionnaire } from '../not-found.ts'
import { namedReviewers } from '../people.ts'
import type { ReviewerRef, RouterRecord } from '../records.ts'
import * as questionnaires from '../store/questionnaires.ts'
import * as rules from '../store/rules.ts'

type Given = Pick<Of<typeof TaskRouter>, 'reviewer' | 'reviewerType'>

const nobody: ReviewerRef = { reviewer: null, reviewerType: null }

/**
 * Who is named to review, where somebody is.
 *
 * @throws ApiError BadRequest where it is nobody who can
 */
export async function readReviewer(uow: UnitOfWork, { reviewer, reviewerType }: Given): Promise<ReviewerRef> {
  if (reviewer === undefined && reviewerType === undefined) return nobody
  if (reviewer === undefined || reviewerType === undefined)
    throw unfit('reviewer', t`reviewer and reviewerType belong together: name both or neither.`)
  const named: ReviewerRef = { reviewer, reviewerType }
  if (!isUuid(reviewer) || (await namedReviewers(uow, named)).length === 0)
    throw unfit(
      'reviewer',
      t`reviewer is ${reviewer}, who cannot review answers: name an active person who may write questionnaires, or a team with one.`,
    )
  return named
}

/** The kind of work of every review. */
const reviewType = 'REVIEW'

/** Whom the company’s routers name for the reviews of a questionnaire: its own before that of all. */
export async function routedReviewer(uow: UnitOfWork, questionnaireId: string): Promise<ReviewerRef> {
  const routers = await rules.routers(uow)
  const router = [questionnaireId, reviewType].flatMap(
    (type) => routers.find(({ taskType }) => taskType === type) ?? [],
  )[0]
  return router ?? nobody
}

/** Those are the routers from now on. @throws ApiError BadRequest, ResourceNotFound (a questionnaire) */
export async function saveRouters(uow: UnitOfWork, given: readonly Of<typeof TaskRouter>[]): Promise<void> {
  const rows: RouterRecord[] = []
  for (const { taskType, ...who } of given) {
    if (taskType !== reviewType && !isUuid(taskType))
      throw unfit('taskType', t`taskType is ${taskType}: use REVIEW, or the id of a questionnaire.`)
    if (taskType !== reviewType && (await questionnaires.versions(uow, taskType)).length === 0)
      throw noQuestionnaire(taskType)
    if (rows.some((row) => row.taskType === taskType))
      throw unfit('taskType', t`taskType ${taskType} is routed twice: leave one out.`)
    const { reviewer, reviewerType } = await readReviewer(uow, who)
    if (reviewer === null || reviewerType === null)
      throw unfit('reviewer', t`reviewer is missing for ${taskType}: name who reviews, or leave the router out.`)
    rows.push({ companyId: uow.companyId, taskType, reviewer, reviewerType })
  }
  await rules.saveRouters(uow, rows)
  await uow.log({ kind: 'questionnaire.routed', objectType: 'company', objectId: uow.companyId })
}
