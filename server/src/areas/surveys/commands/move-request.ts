import { roles } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type Actor, ApiError, type FieldError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { whyNotIdentifier } from '../../companies/index.ts'
import { verifyPartner } from '../../network/index.ts'
import { completeTask, contextToWire, giveTask } from '../../tasks/index.ts'
import { endWork, findWork } from '../../work/index.ts'
import { noRequest } from '../not-found.ts'
import { formsApp, tell } from '../notices.ts'
import { respondents, reviewersOf } from '../people.ts'
import type { AnswerShape, FileRecord, RequestRecord, RequestState } from '../records.ts'
import { isTheirMove, whyNotMove } from '../rules/states.ts'
import * as fileStore from '../store/files.ts'
import * as requests from '../store/requests.ts'
import { missingIn, shownQuestions, submittedOf } from '../submitted-answers.ts'
import { withFiles } from '../views.ts'
import { lockForAnswering, startAnswering } from './answer-request.ts'
import { openWork } from './send-questionnaire.ts'

/** Told in the company that asks once answers were approved: other questionnaires may be sent by that. */
export const approvedTask = 'surveys.approved'

export interface StateChange {
  readonly to: RequestState
  readonly reason: string | undefined
  readonly verifyConnection: boolean
}

/**
 * Moves a request on. Moving it where it is by the same company's hand changes nothing.
 *
 * @throws ApiError ResourceNotFound; Conflict where it does not go there; Forbidden; BadRequest (what is missing, or no reason)
 */
export async function moveRequest(
  uow: UnitOfWork,
  origin: string,
  id: string,
  { to, reason, verifyConnection }: StateChange,
  actor: Pick<Actor, 'permissions'>,
): Promise<void> {
  const request = await requests.lock(uow, id)
  if (request === undefined) throw noRequest(id)
  const words = reason?.trim() || undefined
  if (words !== undefined && to !== 'REJECTED')
    throw unfit('reason', t`reason is given, and state is ${to}: a reason belongs to REJECTED.`)
  if (verifyConnection && to !== 'APPROVED')
    throw unfit('verifyConnection', t`verifyConnection is given, and state is ${to}: it belongs to APPROVED.`)
  const decides = to === 'APPROVED' || to === 'REJECTED'
  if (request.direction === 'SENT' && decides && !actor.permissions.has('survey.write'))
    throw new ApiError('Forbidden', t`Approving and rejecting answers takes the right survey.write.`)
  if (request.state === to && isTheirMove(request.direction, to)) return
  const why = whyNotMove(request.direction, request.state, to)
  if (why !== undefined)
    throw new ApiError('Conflict', t`The request ${request.name} cannot be ${to}: ${why}.`, {
      details: { state: request.state },
    })
  if (to === 'ANSWERING') {
    await requests.change(uow, id, { state: to })
    return startAnswering(uow, request)
  }
  if (to === 'UNDER_REVIEW') return submit(uow, origin, id)
  if (to === 'REJECTED' && words === undefined)
    throw unfit('reason', t`reason is empty: enter what is to be corrected.`)
  if (verifyConnection) {
    if (!actor.permissions.has('network.write'))
      throw new ApiError('Forbidden', t`Verifying a connection takes the right network.write.`)
    await verifyPartner(uow, request.connectionId)
  }
  await decide(uow, origin, request, to === 'APPROVED' ? { to } : { to: 'REJECTED', reason: words ?? '' })
}

/**
 * Hands the answers to who asked, with their files, and gives the review to whom it belongs.
 *
 * @throws ApiError as {@link lockForAnswering}; BadRequest that names each question whose answer is missing or wrong
 */
export async function submit(uow: UnitOfWork, origin: string, id: string): Promise<void> {
  const request = await lockForAnswering(uow, id)
  const files = await fileStore.filesOf(uow, id)
  const all = withFiles(request.answers, files)
  await mustBeComplete(request, all)
  const answers = submittedOf(request.blocks, all)
  const asked = new Set(answers.map(({ questionId }) => questionId))
  const sent: { readonly file: FileRecord; readonly held: Awaited<ReturnType<typeof uow.contents.open>> }[] = []
  for (const file of files.filter(({ questionId }) => asked.has(questionId)))
    sent.push({ file, held: await uow.contents.open(file.contentHash) })
  const changes = { state: 'UNDER_REVIEW', submitted: uow.now, reason: null } as const
  await requests.change(uow, id, changes)
  await uow.log({ kind: 'questionnaire.submitted', objectType: 'questionnaireRequest', objectId: id })
  await endWork(uow, id, 'DONE')
  await uow.within(request.partnerId, async (asker) => {
    const theirs = await requests.lock(asker, id)
    if (theirs === undefined) throw noRequest(id)
    await requests.change(asker, id, { ...changes, answers })
    await asker.log({ kind: 'questionnaire.submitted', objectType: 'questionnaireRequest', objectId: id })
    const before = await fileStore.filesOf(asker, id)
    await fileStore.remove(
      asker,
      id,
      before.map((file) => file.id),
    )
    for (const { file, held } of sent)
      await fileStore.add(asker, {
        ...file,
        companyId: asker.companyId,
        contentHash: await asker.contents.take(held),
        created: asker.now,
      })
    await assignReview(asker, origin, theirs)
  })
}

async function mustBeComplete({ name, blocks }: RequestRecord, answers: readonly AnswerShape[]): Promise<void> {
  const faults: FieldError[] = []
  const add = (questionId: string, message: Message) =>
    faults.push({ code: 'BadRequest', message, details: { field: 'answers', questionId } })
  for (const questionId of missingIn(blocks, answers)) add(questionId, t`This question needs an answer.`)
  for (const { questionId, answer } of shownQuestions(blocks, answers)) {
    const why = answer?.identifier && (await whyNotIdentifier(answer.identifier.scheme, answer.identifier.value))
    if (why !== undefined) add(questionId, why)
  }
  if (faults.length > 0)
    throw new ApiError(
      'BadRequest',
      t`answers is not complete: ${faults.length} questions of ${name} are missing or wrong.`,
      { fields: faults },
    )
}

/** The review waits for whom it belongs to, in the company that asks. */
async function assignReview(asker: UnitOfWork, origin: string, request: RequestRecord): Promise<void> {
  const to = await reviewersOf(asker, request, request.senderId)
  const [first] = to
  if (first === undefined) return
  const context = contextToWire({ title: `${request.name} · ${request.partnerName}` })
  const given = { handler: formsApp, assignees: to, subjectId: request.id, context }
  const task = await giveTask(asker, origin, given, request.senderId ?? first, null)
  await requests.change(asker, request.id, { taskId: task.id })
  await tell(asker, origin, to, 'submitted', request)
}

type Decision = { readonly to: 'APPROVED' } | { readonly to: 'REJECTED'; readonly reason: string }

async function decide(uow: UnitOfWork, origin: string, request: RequestRecord, decision: Decision): Promise<void> {
  const { id, partnerId } = request
  const isApproved = decision.to === 'APPROVED'
  const reason = isApproved ? null : decision.reason
  const changes = { state: decision.to, reason }
  const kind = isApproved ? 'questionnaire.approved' : 'questionnaire.rejected'
  await requests.change(uow, id, {
    ...changes,
    taskId: null,
    ...(isApproved ? {} : { rejectedAnswers: request.answers }),
  })
  await uow.log({ kind, objectType: 'questionnaireRequest', objectId: id })
  await endReview(uow, request, decision.to)
  if (isApproved) await uow.later(approvedTask, { requestId: id })
  await uow.within(partnerId, async (partner) => {
    const theirs = await requests.lock(partner, id)
    if (theirs === undefined) throw noRequest(id)
    await requests.change(partner, id, changes)
    await partner.log({ kind, objectType: 'questionnaireRequest', objectId: id })
    const holders = await respondents(partner)
    if (!isApproved) await openWork(partner, theirs, holders)
    await tell(partner, origin, holders, isApproved ? 'approved' : 'rejected', { ...theirs, reason })
  })
}

/** The review is done with, whoever of the company decided. */
async function endReview(uow: UnitOfWork, { taskId, senderId }: RequestRecord, outcome: string): Promise<void> {
  const by = uow.author.actorId ?? senderId
  if (taskId === null || by === null || (await findWork(uow, taskId))?.ended !== null) return
  await completeTask(uow, taskId, outcome, by, { userId: by, permissions: new Set(), roleId: roles.companyAdmin })
}
