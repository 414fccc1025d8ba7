import type { Of, QuestionnaireGroup, QuestionnaireTrigger } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { noCompany } from '../../companies/index.ts'
import { connectionOf, connectionWith, readGroup } from '../../network/index.ts'
import { noQuestionnaire, noRule } from '../not-found.ts'
import type { RuleRecord } from '../records.ts'
import { isTriggered } from '../rules/triggers.ts'
import * as questionnaires from '../store/questionnaires.ts'
import * as requests from '../store/requests.ts'
import * as rules from '../store/rules.ts'
import { readReviewer, routedReviewer } from './save-routers.ts'
import { sendQuestionnaire } from './send-questionnaire.ts'

/** The task that asks companies because a rule says so. */
export const ruleTask = 'surveys.rule'

/**
 * From now on a questionnaire is sent by itself. Saying the same again changes nothing.
 *
 * @throws ApiError ResourceNotFound (a questionnaire, or a company that it cannot be about), BadRequest, Conflict (retired)
 */
export async function createTrigger(
  uow: UnitOfWork,
  given: Of<typeof QuestionnaireTrigger>,
  authorId: string,
): Promise<void> {
  const { companyId, questionnaireTemplateId, refQuestionnaireTemplateId: refId, questionnaireTriggerType } = given
  const onExisting = given.sentBasedOnExistingApprovals ?? false
  await mustBeSendable(uow, questionnaireTemplateId)
  if (refId === questionnaireTemplateId)
    throw unfit(
      'refQuestionnaireTemplateId',
      t`refQuestionnaireTemplateId is ${refId}: a questionnaire cannot trigger itself.`,
    )
  if (refId !== undefined && (await questionnaires.versions(uow, refId)).length === 0) throw noQuestionnaire(refId)
  if (onExisting && refId === undefined)
    throw unfit(
      'sentBasedOnExistingApprovals',
      t`sentBasedOnExistingApprovals is true without refQuestionnaireTemplateId: name the questionnaire whose approvals count.`,
    )
  const isAll = questionnaireTriggerType === 'MY_COMPANY'
  if (isAll ? companyId !== uow.companyId : (await connectionWith(uow, companyId)) === undefined)
    throw noCompany(companyId)
  const rule = await addRule(uow, {
    ...{ questionnaireId: questionnaireTemplateId, kind: questionnaireTriggerType },
    ...{ partnerId: isAll ? null : companyId, refQuestionnaireId: refId ?? null, onExisting },
    ...{ groupId: null, reviewer: null, reviewerType: null, authorId },
  })
  if (rule === undefined) return
  const approved = onExisting && refId !== undefined ? await requests.approvedBy(uow, refId) : []
  // A partner is there already: without another questionnaire nothing is waited for.
  const partnerIds = isAll ? approved : refId === undefined ? [companyId] : approved.filter((one) => one === companyId)
  if (partnerIds.length > 0) await uow.later(ruleTask, { ruleId: rule.id, partnerIds })
}

/** From now on whoever joins a group is asked; said again, it is who reviews that changes. @throws ApiError as {@link createTrigger} */
export async function attachToGroup(
  uow: UnitOfWork,
  given: Of<typeof QuestionnaireGroup>,
  authorId: string,
): Promise<void> {
  await mustBeSendable(uow, given.questionnaireTemplateId)
  await readGroup(uow, given.connectionGroupId)
  await addRule(uow, {
    ...{ questionnaireId: given.questionnaireTemplateId, kind: 'GROUP', groupId: given.connectionGroupId },
    ...{ partnerId: null, refQuestionnaireId: null, onExisting: false, authorId },
    ...(await readReviewer(uow, given)),
  })
}

async function mustBeSendable(uow: UnitOfWork, id: string): Promise<void> {
  const [newest] = await questionnaires.lock(uow, id)
  if (newest === undefined) throw noQuestionnaire(id)
  if (newest.state === 'RETIRED')
    throw new ApiError('Conflict', t`The questionnaire ${newest.name} is RETIRED: publish it before it is sent.`)
}

type NewRule = Omit<RuleRecord, 'companyId' | 'id' | 'created'>

const ruleKey = ({ questionnaireId, kind, partnerId, refQuestionnaireId, onExisting, groupId }: NewRule): string =>
  JSON.stringify([questionnaireId, kind, partnerId, refQuestionnaireId, onExisting, groupId])

/** Undefined where the company has the same rule, whose reviewer is then the one that is named now. */
async function addRule(uow: UnitOfWork, rule: NewRule): Promise<RuleRecord | undefined> {
  const same = (await rules.rulesOf(uow)).find((one) => ruleKey(one) === ruleKey(rule))
  if (same !== undefined) {
    await rules.setReviewer(uow, same.id, rule)
    return undefined
  }
  const record: RuleRecord = { ...rule, companyId: uow.companyId, id: uow.newId(), created: uow.now }
  await rules.add(uow, record)
  await uow.log({ kind: 'questionnaire.rule_added', objectType: 'questionnaire', objectId: rule.questionnaireId })
  return record
}

/** @throws ApiError ResourceNotFound */
export async function deleteRule(uow: UnitOfWork, id: string): Promise<void> {
  const rule = (await rules.rulesOf(uow)).find((one) => one.id === id)
  if (rule === undefined || !(await rules.remove(uow, id))) throw noRule(id)
  await uow.log({ kind: 'questionnaire.rule_removed', objectType: 'questionnaire', objectId: rule.questionnaireId })
}

/** Asks the companies that a rule names, each once a version. Run again, it asks nobody twice. */
export async function sendByRule(
  uow: UnitOfWork,
  origin: string,
  ruleId: string,
  partnerIds: readonly string[],
): Promise<void> {
  const rule = (await rules.rulesOf(uow)).find((one) => one.id === ruleId)
  if (rule === undefined) return
  const { questionnaireId, authorId } = rule
  const published = (await questionnaires.lock(uow, questionnaireId)).find(({ state }) => state === 'PUBLISHED')
  if (published === undefined) return
  const { reviewer, reviewerType } = rule.reviewer === null ? await routedReviewer(uow, questionnaireId) : rule
  for (const partnerId of partnerIds) {
    const connection = await connectionWith(uow, partnerId)
    if (connection === undefined || !connection.channels.includes('KONTOR')) continue
    if ((await requests.requestsTo(uow, questionnaireId, published.version, partnerId)).length > 0) continue
    await sendQuestionnaire(uow, questionnaireId, {
      origin,
      partnerIds: [partnerId],
      reviewer,
      reviewerType,
      due: null,
      senderId: authorId,
    })
  }
}

/** Somebody’s answers were approved: what hangs on them is asked next. */
export async function followApproval(uow: UnitOfWork, requestId: string): Promise<void> {
  const request = await requests.find(uow, requestId)
  if (request?.direction !== 'SENT' || request.state !== 'APPROVED') return
  const { questionnaireId, partnerId } = request
  for (const rule of await rules.rulesOf(uow))
    if (isTriggered(rule, { by: 'approval', questionnaireId, partnerId }))
      await uow.later(ruleTask, { ruleId: rule.id, partnerIds: [partnerId] })
}

/** Partners joined a group. */
export async function followGroup(
  uow: UnitOfWork,
  { groupId, connectionIds, at }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const own = (await rules.rulesOf(uow)).filter((rule) =>
    isTriggered(rule, { by: 'group', groupId: String(groupId), at: new Date(String(at)) }),
  )
  if (own.length === 0) return
  const partnerIds = await partnersOf(uow, connectionIds as string[])
  for (const { id } of own) await uow.later(ruleTask, { ruleId: id, partnerIds })
}

/** Looks whether lines of the log tell of companies that were connected. */
export async function followConnections(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const accepted = lines.filter(({ kind }) => kind === 'connection.accepted')
  if (accepted.length === 0) return
  for (const rule of await rules.rulesOf(uow)) {
    const since = accepted.filter(({ at }) => isTriggered(rule, { by: 'connection', at }))
    if (since.length === 0) continue
    const partnerIds = await partnersOf(
      uow,
      since.map(({ object_id }) => object_id),
    )
    await uow.later(ruleTask, { ruleId: rule.id, partnerIds })
  }
}

async function partnersOf(uow: UnitOfWork, connectionIds: readonly string[]): Promise<string[]> {
  const partnerIds: string[] = []
  for (const id of new Set(connectionIds)) {
    const connection = await connectionOf(uow, id)
    if (connection !== undefined) partnerIds.push(connection.partnerId)
  }
  return partnerIds
}
