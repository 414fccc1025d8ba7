import type { UnitOfWork } from '../../../platform/index.ts'
import { asksForAnswer, isReceived, lockEntry, whyNotApprovable } from '../../entries/index.ts'
import { refreshMatch } from '../../matching/index.ts'
import { documentSubject, type Subject } from '../../workflow-subjects/index.ts'
import type { InstanceRecord, VersionRecord } from '../records.ts'
import * as instances from '../store/instances.ts'
import * as versions from '../store/versions.ts'
import { flowOf } from '../version-steps.ts'
import { advance } from './advance-run.ts'

/** The task that sends a document which has come through the workflow of its type. */
export const beginTask = 'workflow.begin'

/** Sends a document through the workflow that is published for its type. Running it again changes nothing. */
export async function begin(uow: UnitOfWork, origin: string, documentId: string): Promise<void> {
  const found = await lockEntry(uow, documentId)
  if (found === undefined || found.draft || found.discarded !== null || !isReceived(found)) return
  const version = await versions.publishedFor(uow, found.type)
  if (version === undefined || (await instances.hasAny(uow, documentId))) return
  // It is told of what came a moment later: what came before the version was published does not follow it.
  if (found.created < (version.published ?? uow.now)) return
  // What its conditions ask may be known since it came alone.
  if (found.type === 'invoice') await refreshMatch(uow, documentId)
  const fresh = (await lockEntry(uow, documentId)) ?? found
  if (asksForAnswer.includes(fresh.type) && whyNotApprovable(fresh) !== undefined) return
  await start(uow, origin, documentSubject(fresh), version)
}

/** Sends what is held through a version, under an id that the caller chose or a new one. */
export async function start(
  uow: UnitOfWork,
  origin: string,
  subject: Subject,
  version: VersionRecord,
  id: string = uow.newId(),
): Promise<void> {
  const instance: InstanceRecord = {
    ...{ companyId: uow.companyId, id, versionId: version.id, subject: subject.kind, documentId: subject.id },
    ...{ stepId: '', step: version.name, waitsFor: null, approvals: 0, approvedBy: [], wakes: null, fork: null },
    ...{ started: uow.now, ended: null, entered: uow.now, state: 'RUNNING' },
  }
  await instances.add(uow, instance)
  const began = await subject.began(uow, version)
  const flow = await flowOf(version)
  const run = { subject: began, version, flow, instance, origin }
  await advance(uow, run, { from: flow.Start, outcome: null, left: [] })
}
