import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { companyRef, noCompany } from '../../companies/index.ts'
import { connectionWith } from '../../network/index.ts'
import { findWork, saveWork } from '../../work/index.ts'
import { noQuestionnaire } from '../not-found.ts'
import { tell } from '../notices.ts'
import { respondents } from '../people.ts'
import type { QuestionnaireRecord, RequestRecord, ReviewerRef } from '../records.ts'
import { isAnswerable } from '../rules/states.ts'
import * as questionnaires from '../store/questionnaires.ts'
import * as requests from '../store/requests.ts'

/** The task that puts a request before those who answer it, in their company. */
export const assignTask = 'surveys.asked'

interface Sending extends ReviewerRef {
  /** Where the mails that tell of it lead. */
  readonly origin: string
  readonly partnerIds: readonly string[]
  /** YYYY-MM-DD */
  readonly due: string | null
  readonly senderId: string | null
}

/**
 * The version that is sent, held until the transaction ends.
 *
 * @throws ApiError ResourceNotFound; Conflict where no version is published
 */
export async function lockPublished(uow: UnitOfWork, id: string): Promise<QuestionnaireRecord> {
  const versions = await questionnaires.lock(uow, id)
  const [newest] = versions
  if (newest === undefined) throw noQuestionnaire(id)
  const published = versions.find(({ state }) => state === 'PUBLISHED')
  if (published !== undefined) return published
  throw new ApiError('Conflict', t`The questionnaire ${newest.name} is ${newest.state}: publish it before sending.`, {
    details: { state: newest.state },
  })
}

/**
 * Asks connected companies. One that has the version open is not asked again: its request is given.
 *
 * @throws ApiError ResourceNotFound (a company that is no member, or not connected); Conflict where nothing is published
 */
export async function sendQuestionnaire(uow: UnitOfWork, id: string, sending: Sending): Promise<RequestRecord[]> {
  const questionnaire = await lockPublished(uow, id)
  const made: RequestRecord[] = []
  for (const partnerId of new Set(sending.partnerIds)) {
    const [before] = await requests.requestsTo(uow, id, questionnaire.version, partnerId)
    made.push(
      before === undefined || before.state === 'APPROVED'
        ? await sendOne(uow, questionnaire, partnerId, sending)
        : before,
    )
  }
  return made
}

async function sendOne(
  uow: UnitOfWork,
  questionnaire: QuestionnaireRecord,
  partnerId: string,
  { origin, reviewer, reviewerType, due, senderId }: Sending,
): Promise<RequestRecord> {
  const connection = await connectionWith(uow, partnerId)
  if (connection === undefined || !connection.channels.includes('KONTOR')) throw noCompany(partnerId)
  const own = await companyRef(uow)
  if (own === undefined) throw noCompany(uow.companyId)
  const { id: questionnaireId, version, name, blocks } = questionnaire
  const common = {
    ...{ id: uow.newId(), connectionId: connection.id, questionnaireId, version, name, blocks, due },
    ...{ state: 'SENT' as const, reason: null, answers: [], rejectedAnswers: null, taskId: null },
    ...{ sent: uow.now, submitted: null, reminded: null, modified: uow.now },
  }
  const request: RequestRecord = {
    ...common,
    ...{ companyId: uow.companyId, direction: 'SENT' as const, partnerId, partnerName: connection.partnerName },
    ...{ reviewer, reviewerType, senderId },
  }
  await requests.add(uow, request)
  await uow.log({ kind: 'questionnaire.sent', objectType: 'questionnaireRequest', objectId: common.id })
  await uow.within(partnerId, async (partner) => {
    await requests.add(partner, {
      ...common,
      ...{ companyId: partnerId, direction: 'RECEIVED' as const, partnerId: uow.companyId, partnerName: own.Name },
      // Who sends and who reviews is the asker's own affair.
      ...{ reviewer: null, reviewerType: null, senderId: null },
    })
    await partner.log({ kind: 'questionnaire.received', objectType: 'questionnaireRequest', objectId: common.id })
    await partner.later(assignTask, { requestId: common.id, origin })
  })
  return request
}

/** A request waits for those who answer it. Run again, it changes nothing and tells nobody twice. */
export async function assignRequest(uow: UnitOfWork, origin: string, requestId: string): Promise<void> {
  const request = await requests.lock(uow, requestId)
  if (request === undefined || !isAnswerable(request.state) || (await findWork(uow, requestId)) !== undefined) return
  const holders = await respondents(uow)
  await openWork(uow, request, holders)
  await tell(uow, origin, holders, 'asked', request)
}

export const answerWork = 'QUESTIONNAIRE'

/** What is asked is a piece of work, from when it comes until it is submitted. */
export const openWork = (
  uow: UnitOfWork,
  { id, name, partnerName, sent, due }: RequestRecord,
  holders: readonly string[],
): Promise<void> =>
  saveWork(uow, {
    ...{ id, kind: 'ANSWER', type: answerWork, subjectType: answerWork, subjectId: id },
    ...{ givenBy: null, why: `${name} · ${partnerName}`, holders, opened: sent, due },
  })
