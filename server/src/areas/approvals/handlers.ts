import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Actor, ApiError, type Handlers, itemsInfo, type UnitOfWork, unfit } from '../../platform/index.ts'
import { entryFor, reachedEntry } from '../document-access/index.ts'
import { forEachSelected } from '../document-lists/index.ts'
import { areWarned } from '../entries/index.ts'
import { type ApprovalOf, approvalOf, flowOf, mayDecide, stepOf } from './approval.ts'
import { ask } from './commands/ask-for-approval.ts'
import { decide } from './commands/decide-approval.ts'
import { withdraw } from './commands/withdraw-request.ts'
import { currentOf, waitingOf, whyNotAsk, whyNotDecide, whyNotInvite } from './rules.ts'
import { shownWaiting, waitingFor } from './waiting-approvals.ts'

const read = async (uow: UnitOfWork, documentId: string): Promise<ApprovalOf> =>
  approvalOf(uow, await entryFor(uow, documentId))

const canDecide = (approval: ApprovalOf, caller: Actor): boolean =>
  mayDecide(caller) && whyNotDecide(caller.userId, approval) === undefined

const readApproval: Handlers<Areas['approvals']>['readApproval'] = ({ params }, context) =>
  context.read(async (uow) => flowOf(await read(uow, params.documentId), context.actor))

/** @param origins where the mails that tell of an approval lead */
export const createHandlers = (origins: { readonly shell: string }): Handlers<Areas['approvals']> => ({
  approve: ({ params: { documentId }, body }, context) =>
    context.write(async (uow) => {
      if (body.outcome === 'REJECT') throw unreasoned()
      const { step, approval } = await decide(uow, origins.shell, {
        documentId,
        by: context.actor.userId,
        approverId: body.approver.id,
        outcome: body.outcome,
        invited: body.invitedUserIds ?? [],
      })
      return stepOf(step, approval, context.actor)
    }),

  approveDocuments: ({ query, body: { DocumentIds, All, SkipWarned } }, context) =>
    context.write(async (uow) => {
      const by = context.actor.userId
      const chosen = { ids: DocumentIds, all: All, filter: query }
      const approve = async (documentId: string) => {
        if (SkipWarned && (await areWarned(uow, [documentId])).has(documentId)) return false
        await decide(uow, origins.shell, { documentId, by, approverId: by, outcome: 'ACCEPT' })
        return true
      }
      return { DocumentIds: await forEachSelected(uow, chosen, approve) }
    }),

  reject: ({ params: { documentId }, query }, context) =>
    context.write(async (uow) => {
      const by = context.actor.userId
      const reason = query.reason.toWellFormed().replaceAll('\u0000', '').trim()
      if (reason === '') throw unfit('reason', t`reason is empty: enter a reason.`)
      await decide(uow, origins.shell, {
        documentId,
        by,
        approverId: query.rejecterId ?? by,
        outcome: 'REJECT',
        reason,
      })
    }),

  createStep: ({ params: { documentId }, body }, context) =>
    context.write(async (uow) => {
      const { step, approval } = await ask(uow, origins.shell, {
        documentId,
        by: context.actor.userId,
        invited: body?.invitedUserIds ?? [],
        because: body?.because,
      })
      return stepOf(step, approval, context.actor)
    }),

  withdraw: ({ params }, context) =>
    context.write((uow) => withdraw(uow, origins.shell, { ...params, by: context.actor.userId })),

  readFlow: readApproval,
  readApproval,

  readNextStep: ({ params }, context) =>
    context.read(async (uow) => {
      const approval = await read(uow, params.documentId)
      const current = currentOf(approval.steps)
      const next = approval.closed === undefined ? waitingOf(approval.steps)[current.length] : undefined
      if (next === undefined)
        throw new ApiError('ResourceNotFound', t`The approval of ${params.documentId} has no further step.`)
      return stepOf(next, approval, context.actor)
    }),

  canApprove: ({ params }, context) =>
    context.read(async (uow) => {
      const approval = await read(uow, params.documentId)
      return { canApprove: canDecide(approval, context.actor) }
    }),

  readPermissions: ({ params }, context) =>
    context.read(async (uow) => {
      const approval = await read(uow, params.documentId)
      const { userId } = context.actor
      const decides = canDecide(approval, context.actor)
      const canInvite =
        mayDecide(context.actor) &&
        whyNotAsk(approval) === undefined &&
        (await reachedEntry(uow, params.documentId, userId, 'write')).refusal === undefined
      const invitable = [...approval.people.values()].filter(
        ({ id }) => whyNotInvite(id, userId, approval) === undefined,
      )
      return {
        canApprove: decides,
        canReject: decides,
        canInvite,
        invitable: canInvite || decides ? invitable.map(({ id, name }) => ({ id, name })) : [],
      }
    }),

  listWaiting: ({ query }, context) =>
    context.read(async (uow) => {
      const { limit, page } = query
      const waiting = await waitingFor(uow, context.actor.userId)
      return itemsInfo(query, waiting.slice(page * limit, (page + 1) * limit).map(shownWaiting), waiting.length)
    }),
})

const unreasoned = (): ApiError =>
  unfit('outcome', t`outcome is REJECT, which needs a reason: use POST approval-service/v0/reject.`)
