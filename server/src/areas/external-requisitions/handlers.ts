import { type Areas, externalStates } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { codingOf } from '../requisition-lines/index.ts'
import {
  departed,
  externalSystem,
  misplaced,
  moveExternally,
  type RequisitionWorkflows,
  requisitionSeen,
  strategyOf,
  supplierProblemsBy,
  validationOf,
} from '../requisitions/index.ts'

/** Requisitions that another system deals with: it is named in their property `externalSystem` (F-224). */
export const createHandlers = (workflows: RequisitionWorkflows): Handlers<Areas['externalRequisitions']> => ({
  readApprovalStrategy: ({ params }, context) =>
    context.read(async (uow) =>
      strategyOf(uow, await requisitionSeen(uow, params.documentId, context.actor), context, workflows),
    ),

  isExternal: ({ params }, context) =>
    context.read(async (uow) => {
      const { properties } = await requisitionSeen(uow, params.documentId, context.actor)
      const system = properties[externalSystem]
      return { Answer: system !== undefined, ...(system !== undefined && { System: system }) }
    }),

  readCoding: ({ params }, context) =>
    context.read(async (uow) => {
      const { lines } = await requisitionSeen(uow, params.documentId, context.actor)
      return codingOf(lines)
    }),

  validateLegalEntities: ({ params }, context) =>
    context.read(async (uow) =>
      validationOf(context, await misplaced(uow, await requisitionSeen(uow, params.documentId, context.actor))),
    ),

  validateSellers: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await requisitionSeen(uow, params.documentId, context.actor)
      return validationOf(context, await supplierProblemsBy(uow, record, 'SUPPLIER'))
    }),

  validateBusinessProperties: ({ params }, context) =>
    context.read(async (uow) =>
      validationOf(context, await departed(uow, await requisitionSeen(uow, params.documentId, context.actor))),
    ),

  setStatus: ({ params, body }, context) =>
    context.write((uow) =>
      moveExternally(
        uow,
        {
          id: params.documentId,
          state: externalStates.find((one) => one === params.status) ?? 'PENDING',
          reason: body?.reason,
        },
        context.actor,
      ),
    ),
})
