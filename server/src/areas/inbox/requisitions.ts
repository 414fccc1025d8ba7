import type { Of, WorkItem } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { isUuid } from '../entries/index.ts'
import { totalOf } from '../requisition-lines/index.ts'
import {
  type Actor,
  aroundOf,
  moveRequisition,
  numberOf,
  type RequisitionRecord,
  requisitionActions,
  requisitionsAmong,
  seesAll,
  tasksOf,
} from '../requisitions/index.ts'
import { namesOf } from '../users/index.ts'
import type { WorkRecord } from '../work/index.ts'
import { requisitionWorkflowsHere } from '../workflow/index.ts'
import { isDecidedInApp } from './rules.ts'

/** A requisition about which a task is. */
export interface AboutRequisition {
  readonly shown: NonNullable<Of<typeof WorkItem>['requisition']>
  /** The task waits for its approval, and this person may give it. */
  readonly isDecidable: boolean
}

/** The requisitions that tasks are about, by the id of the task, as far as somebody sees requisitions. */
export async function requisitionsBehind(
  uow: UnitOfWork,
  works: readonly Pick<WorkRecord, 'id' | 'kind' | 'type' | 'subjectId'>[],
  actor: Actor,
): Promise<ReadonlyMap<string, AboutRequisition>> {
  const tasks = works.filter((work) => isDecidedInApp(work) && isUuid(work.subjectId ?? ''))
  const ids = new Set(tasks.flatMap(({ subjectId }) => subjectId ?? []))
  if (ids.size === 0 || !actor.permissions.has('requisition.read') || !seesAll(actor)) return new Map()
  const records = new Map((await requisitionsAmong(uow, [...ids])).map((record) => [record.id, record]))
  const around = await aroundOf(uow, [...records.values()])
  const names = await namesOf(uow, [...new Set([...records.values()].flatMap(requesterOf))])
  return new Map(
    tasks.flatMap(({ id, subjectId }) => {
      const record = records.get(subjectId ?? '')
      if (record === undefined) return []
      const requester = names.get(requesterOf(record)[0] ?? '')
      const shown = {
        number: numberOf(record),
        ...(requester !== undefined && { requester }),
        ...(record.note !== null && { note: record.note }),
        ...{ amount: totalOf(record.lines, record.currency), currency: record.currency },
      }
      const isAsked = tasksOf(record).includes(id)
      const isDecidable = isAsked && requisitionActions(record, around.by(record, actor)).includes('approve')
      return [[id, { shown, isDecidable }] as const]
    }),
  )
}

const requesterOf = ({ onBehalfId, requesterId }: Pick<RequisitionRecord, 'onBehalfId' | 'requesterId'>): string[] =>
  [onBehalfId ?? requesterId ?? []].flat()

/**
 * Approves a requisition, or rejects it, as its own app does.
 *
 * @throws ApiError where it does not wait for them (any more).
 */
export async function decideRequisition(
  uow: UnitOfWork,
  origin: string,
  { id, isApproved, reason }: { readonly id: string; readonly isApproved: boolean; readonly reason: string },
  actor: Actor,
): Promise<void> {
  const house = { origin, workflows: requisitionWorkflowsHere }
  await moveRequisition(uow, house, { id, state: isApproved ? 'APPROVED' : 'REJECTED', reason }, actor)
}
