import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import {
  type Actor,
  externalSystem,
  lockRequisition,
  moveRequisition,
  numberOf,
  requisitionSeen,
} from '../../requisitions/index.ts'
import { requisitionSubject } from '../../workflow-subjects/index.ts'
import type { VersionRecord } from '../records.ts'
import { whyNotStart } from '../rules/versions.ts'
import * as instances from '../store/instances.ts'
import * as versions from '../store/versions.ts'
import { close } from './advance-run.ts'
import { start } from './begin-run.ts'
import { lockRun } from './follow-run.ts'

/** Sends a requisition whose approval is requested through the workflow that is published for requisitions. */
export async function beginRequisition(uow: UnitOfWork, origin: string, requisitionId: string): Promise<void> {
  const version = await versions.publishedFor(uow, 'requisition')
  if (version !== undefined) await beginBy(uow, origin, requisitionId, version, uow.newId())
}

async function beginBy(
  uow: UnitOfWork,
  origin: string,
  requisitionId: string,
  version: VersionRecord,
  id: string,
): Promise<void> {
  // It was taken back and is requested anew, before its first run was told.
  const before = await lockRun(uow, origin, { subject: 'REQUISITION', documentId: requisitionId })
  if (before !== undefined) {
    if (before.instance.waitsFor !== null) await before.subject.takeBack(uow, origin, before.instance.waitsFor)
    await close(uow, before, t`approval was requested again`)
  }
  const record = await lockRequisition(uow, requisitionId)
  if (record !== undefined) await start(uow, origin, requisitionSubject(record), version, id)
}

interface Starting {
  /** Of the run, chosen by the caller. */
  readonly id: string
  readonly requisitionId: string
  readonly workflowName: string
}

/**
 * Sends a requisition through a workflow by its name: a draft as its approval is requested, one that waits in place of those who
 * were asked. Asking again changes nothing.
 *
 * @throws ApiError ResourceNotFound (requisition, workflow), Conflict (it is decided, it is in a workflow), BadRequest, Forbidden
 *   (a draft that cannot be handed in, or not by this person).
 */
export async function startForRequisition(
  uow: UnitOfWork,
  origin: string,
  { id, requisitionId, workflowName }: Starting,
  actor: Actor,
): Promise<void> {
  const requisition = await requisitionSeen(uow, requisitionId, actor)
  const version = (await versions.published(uow)).find(({ name }) => name === workflowName)
  if (version === undefined)
    throw new ApiError('ResourceNotFound', t`No workflow named ${workflowName} is published here.`)
  const existing = await instances.find(uow, id)
  if (existing?.documentId === requisitionId && existing.versionId === version.id) return
  const why =
    existing !== undefined
      ? t`another run has the id ${id}`
      : whyNotStart(version, {
          ...{ state: requisition.state, step: requisition.workflow },
          isExternal: requisition.properties[externalSystem] !== undefined,
        })
  if (why !== undefined)
    throw new ApiError(
      'Conflict',
      t`The requisition ${numberOf(requisition)} cannot be sent through the workflow ${workflowName}: ${why}.`,
    )
  const begin = (within: UnitOfWork) => beginBy(within, origin, requisitionId, version, id)
  if (requisition.state === 'PENDING') return begin(uow)
  const workflows = { arePublished: async () => true, begin }
  const asks = { id: requisitionId, state: 'PENDING', reason: undefined } as const
  await moveRequisition(uow, { origin, workflows }, asks, actor)
}
