import { t } from '@kontor/i18n'
import { known } from '../../entries/index.ts'
import { totalOf } from '../../requisition-lines/index.ts'
import {
  moveRequisition,
  numberOf,
  permissionsIn,
  requisitionOf,
  tasksOf,
  whyNotDecide,
} from '../../requisitions/index.ts'
import { namesOf } from '../../users/index.ts'
import { requisitionWorkflowsHere } from '../../workflow/index.ts'
import type { Subject } from './subject.ts'

/** The approval of a requisition. */
export const requisitionSubject: Subject = {
  asked: async (uow, { subjectId, stepId, userId }) => {
    const record = await requisitionOf(uow, subjectId)
    if (record === undefined) return undefined
    const requester = record.onBehalfId ?? record.requesterId ?? ''
    const isAnother = tasksOf(record).includes(stepId) ? undefined : t`it is already decided`
    return {
      whyNot: (await whyNotDecide(uow, record, userId)) ?? isAnother,
      shown: {
        ...{ Kind: 'REQUISITION', Id: record.id, Number: numberOf(record), Warnings: [] },
        Partner: (await namesOf(uow, [requester])).get(requester) ?? '',
        ...{ Amount: totalOf(record.lines, record.currency), Currency: record.currency },
        ...known({ Because: record.note }),
      },
    }
  },
  decide: async (uow, origin, { subjectId: id, userId }, { outcome, reason }) => {
    const house = { origin, workflows: requisitionWorkflowsHere }
    const state = outcome === 'ACCEPT' ? 'APPROVED' : 'REJECTED'
    await moveRequisition(uow, house, { id, state, reason }, { userId, permissions: await permissionsIn(uow, userId) })
  },
}
