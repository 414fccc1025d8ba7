import type { UnitOfWork } from '../../../platform/index.ts'
import { asksForAnswer, isReceived, lockEntry, noteWorkflow, whyNotApprovable } from '../../entries/index.ts'
import { refreshMatch } from '../../matching/index.ts'
import type { InstanceRecord } from '../records.ts'
import * as instances from '../store/instances.ts'
import * as versions from '../store/versions.ts'
import { advance } from './advance.ts'

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
  const instance: InstanceRecord = {
    ...{ companyId: uow.companyId, id: uow.newId(), versionId: version.id, documentId },
    ...{
      stepId: '',
      step: version.name,
      waitsFor: null,
      approvals: 0,
      wakes: null,
      started: uow.now,
      ended: null,
      entered: uow.now,
    },
    state: 'RUNNING',
  }
  await instances.add(uow, instance)
  const entry = await noteWorkflow(uow, fresh, 'RUNNING', {
    versionId: version.id,
    why: `${version.name} ${version.version}`,
  })
  await advance(uow, { entry, version, instance, origin }, { from: null, outcome: null })
}
