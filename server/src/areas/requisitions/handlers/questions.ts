import type { Areas } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { dayIn, type Handlers, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { againstQuote, isHeldAgainstQuote, type Problem, totalOf, whyNotSilent } from '../../requisition-lines/index.ts'
import { namesOf, zoneOfCompany } from '../../users/index.ts'
import { approversHere } from '../approvers.ts'
import { whatBudgetsSay } from '../budgets.ts'
import { asWritten } from '../commands/write-requisition.ts'
import { whyLocked } from '../locks.ts'
import { inTheWay, supplierProblems, supplierProblemsBy, validationOf } from '../problems.ts'
import { aroundOf, byOf, seen } from '../reader.ts'
import type { RequisitionRecord } from '../records.ts'
import { allowedActions, externalSystem, whyNotNow, whyNotThey } from '../rules/actions.ts'
import { whyNotCoded, whyNotSmall } from '../rules/validation.ts'
import * as store from '../store.ts'
import type { RequisitionWorkflows } from '../workflows.ts'

type Questions = Pick<
  Handlers<Areas['requisitions']>,
  | 'isEditable'
  | 'readOnBehalfOf'
  | 'readApprovalStrategy'
  | 'previewApproval'
  | 'validate'
  | 'validateInternally'
  | 'validateConnections'
  | 'validateOcr'
  | 'isSilentOcr'
  | 'isWithinTolerance'
  | 'isCodedForApproval'
>

/** In what it is not what the quote offers of which it was made, while it is held against it. */
const againstItsQuote = async (uow: UnitOfWork, record: RequisitionRecord): Promise<Problem[]> =>
  isHeldAgainstQuote(record.state) ? againstQuote(record, dayIn(await zoneOfCompany(uow), uow.now)) : []

/** Who approves a requisition, and why: what another system deals with, a workflow, or those who decide here. */
export const strategyOf = async (
  uow: UnitOfWork,
  record: RequisitionRecord,
  context: RequestContext,
  workflows: Pick<RequisitionWorkflows, 'preview'>,
) => {
  const system = record.properties[externalSystem]
  if (system !== undefined) {
    const Because = await context.translate(t`It is approved in ${system}.`)
    return { Strategy: 'EXTERNAL' as const, ApproverIds: [], Because }
  }
  if (record.workflow !== null) {
    const ApproverIds = [...(await aroundOf(uow, [record])).holdersOf(record)]
    const { over } = await whatBudgetsSay(uow, record)
    const why =
      over === undefined
        ? t`It is at the step ${record.workflow} of its workflow.`
        : t`It is at the step ${record.workflow} of its workflow, and ${over}.`
    const Because = await context.translate(why)
    return { Strategy: 'WORKFLOW' as const, ApproverIds, Because }
  }
  const preview = record.state === 'DRAFT' ? await workflows.preview(uow, record) : undefined
  if (preview !== undefined) {
    const Because = await context.translate(preview.because)
    return { Strategy: 'WORKFLOW' as const, ApproverIds: [...preview.approverIds], Because }
  }
  const settings = await store.settings(uow)
  const why =
    whyNotSmall(totalOf(record.lines, record.currency), record.currency, settings) ??
    whyNotCoded(record.lines) ??
    (await whatBudgetsSay(uow, record)).over
  const isAsked = record.state === 'PENDING'
  if (why === undefined && !isAsked) return { Strategy: 'NONE' as const, ApproverIds: [] }
  const { ids: usual, by } = (await approversHere(uow, [record]))(record)
  const holders = isAsked ? (await aroundOf(uow, [record])).holdersOf(record) : []
  const ids = holders.length > 0 ? holders : usual
  const names = [...(await namesOf(uow, ids)).values()].join(', ')
  if (why === undefined) {
    const Because = await context.translate(t`It is awaiting approval by ${names}.`)
    return { Strategy: 'MANAGER' as const, ApproverIds: [...ids], Because }
  }
  const chosen = {
    NAMED: t`It goes to ${names} (named in the approval rules), because ${why}.`,
    HEADS: t`It goes to ${names} (AP managers and approvers), because ${why}.`,
    ADMINISTRATORS: t`It goes to ${names} (administrators), because ${why}.`,
  }
  return { Strategy: 'MANAGER' as const, ApproverIds: [...ids], Because: await context.translate(chosen[by]) }
}

/** Why nothing here is approved by itself, whatever it comes to; undefined where that is asked. */
async function whyNotByItself(
  uow: UnitOfWork,
  { properties }: RequisitionRecord,
  workflows: Pick<RequisitionWorkflows, 'arePublished'>,
): Promise<Message | undefined> {
  const system = properties[externalSystem]
  if (system !== undefined) return t`it is processed in ${system}`
  return (await workflows.arePublished(uow)) ? t`a workflow decides who approves it` : undefined
}

const answerOf = async (context: RequestContext, why: Message | undefined) => ({
  Answer: why === undefined,
  ...(why !== undefined && { Because: await context.translate(why) }),
})

export const createQuestionHandlers = (workflows: RequisitionWorkflows): Questions => ({
  isEditable: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await seen(uow, params.documentId, context.actor)
      const by = await byOf(uow, record, context.actor)
      if (allowedActions(record, by).includes('edit')) return { Answer: true }
      const why = record.locked
        ? await whyLocked(uow, record)
        : (whyNotNow('edit', record) ?? whyNotThey('edit', record, by))
      return answerOf(context, why)
    }),

  readOnBehalfOf: ({ params }, context) =>
    context.read(async (uow) => {
      const { onBehalfId } = await seen(uow, params.documentId, context.actor)
      if (onBehalfId === null) return {}
      const name = (await namesOf(uow, [onBehalfId])).get(onBehalfId)
      return { UserId: onBehalfId, ...(name !== undefined && { Name: name }) }
    }),

  readApprovalStrategy: ({ params }, context) =>
    context.read(async (uow) => strategyOf(uow, await seen(uow, params.documentId, context.actor), context, workflows)),

  previewApproval: ({ params, body }, context) =>
    context.read(async (uow) =>
      strategyOf(uow, await asWritten(uow, params.documentId, body, context.actor), context, workflows),
    ),

  validate: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await seen(uow, params.documentId, context.actor)
      return validationOf(context, [
        ...(await inTheWay(uow, record, await whatBudgetsSay(uow, record))),
        ...(await supplierProblems(uow, record)),
      ])
    }),

  validateInternally: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await seen(uow, params.documentId, context.actor)
      return validationOf(context, await inTheWay(uow, record, await whatBudgetsSay(uow, record)))
    }),

  validateConnections: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await seen(uow, params.documentId, context.actor)
      return validationOf(context, await supplierProblemsBy(uow, record, 'CONNECTION'))
    }),

  validateOcr: ({ params }, context) =>
    context.read(async (uow) =>
      validationOf(context, await againstItsQuote(uow, await seen(uow, params.documentId, context.actor))),
    ),

  isSilentOcr: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await seen(uow, params.documentId, context.actor)
      return answerOf(context, whyNotSilent(record.quote, (await againstItsQuote(uow, record)).length === 0))
    }),

  isWithinTolerance: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await seen(uow, params.documentId, context.actor)
      const { lines, currency } = record
      const whyNot = whyNotSmall(totalOf(lines, currency), currency, await store.settings(uow))
      return answerOf(context, (await whyNotByItself(uow, record, workflows)) ?? whyNot)
    }),

  isCodedForApproval: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await seen(uow, params.documentId, context.actor)
      return answerOf(context, (await whyNotByItself(uow, record, workflows)) ?? whyNotCoded(record.lines))
    }),
})
