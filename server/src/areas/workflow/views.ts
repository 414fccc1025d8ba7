import type {
  Of,
  Permission,
  QueuedOutcome,
  WorkflowFact,
  WorkflowFinding,
  WorkflowInstance,
  WorkflowLog,
  WorkflowSubject,
  WorkflowVersionRow,
} from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { RequestContext } from '../../platform/index.ts'
import { briefOf } from '../entries/index.ts'
import { totalOf } from '../requisition-lines/index.ts'
import { numberOf, type RequisitionRecord } from '../requisitions/index.ts'
import { type Finding, factsKnown } from '../workflow-engine/index.ts'
import type { Shown } from '../workflow-subjects/index.ts'
import type { InstanceRecord, LogRecord, OutcomeRecord, VersionRecord } from './records.ts'
import { outcomeActions } from './rules/outcomes.ts'
import { mayStop, versionActions } from './rules/versions.ts'

/** Who says things in the reader's language. */
type Speaker = Pick<RequestContext, 'translate'>

export interface Around {
  /** How much follows all versions of each workflow now, by its name. */
  readonly runningByName: ReadonlyMap<string, number>
  readonly running: ReadonlyMap<string, number>
  readonly names: ReadonlyMap<string, string>
  readonly permissions: ReadonlySet<Permission>
}

export function rowOf(
  version: Omit<VersionRecord, 'bpmn' | 'dmn'>,
  { running, runningByName, names, permissions }: Around,
): Of<typeof WorkflowVersionRow> {
  const own = running.get(version.id) ?? 0
  const savedBy = version.savedBy === null ? undefined : names.get(version.savedBy)
  return {
    ...{ Id: version.id, Name: version.name, Version: version.version, State: version.state },
    ...{ Types: [...version.types], Saved: version.saved.toISOString(), Running: own },
    ...(savedBy !== undefined && { SavedByName: savedBy }),
    ...(version.published !== null && { Published: version.published.toISOString() }),
    AllowedActions: versionActions(version, permissions, (runningByName.get(version.name) ?? 0) - own),
  }
}

export const findingsShown = (findings: readonly Finding[], speaker: Speaker): Promise<Of<typeof WorkflowFinding>[]> =>
  Promise.all(
    findings.map(async ({ stepId, message }) => ({
      ...(stepId !== undefined && { StepId: stepId }),
      Message: await speaker.translate(message),
    })),
  )

export const factsShown = (speaker: Speaker): Promise<Of<typeof WorkflowFact>[]> =>
  Promise.all(
    Object.entries(factsKnown).map(async ([Name, { type, says }]) => ({
      ...{ Name, Type: type, Says: await speaker.translate(says as Message) },
    })),
  )

export function instanceShown(
  instance: InstanceRecord,
  version: Omit<VersionRecord, 'bpmn' | 'dmn'> | undefined,
  { entry, requisition }: Shown,
  permissions: ReadonlySet<Permission>,
): Of<typeof WorkflowInstance> {
  const { ended } = instance
  return {
    ...{ Id: instance.id, VersionId: instance.versionId, Name: version?.name ?? '–', Version: version?.version ?? 1 },
    ...{ DocumentId: instance.documentId, Subject: instance.subject, State: instance.state, Step: instance.step },
    ...(entry !== undefined && { document: briefOf(entry) }),
    ...(requisition !== undefined && { requisition: requisitionBrief(requisition) }),
    Since: instance.entered.toISOString(),
    Started: instance.started.toISOString(),
    ...(ended !== null && { Ended: ended.toISOString() }),
    CanStop: mayStop(instance.state, permissions),
  }
}

export const requisitionBrief = (record: RequisitionRecord) => ({
  ...{ ID: numberOf(record), Total: { value: totalOf(record.lines, record.currency), currencyID: record.currency } },
  ...(record.note !== null && { Note: record.note }),
})

export const logsShown = (logs: readonly LogRecord[], speaker: Speaker): Promise<Of<typeof WorkflowLog>[]> =>
  Promise.all(
    logs.map(async ({ instanceId, position, documentId, step, kind, at, actorId, because }) => ({
      ...{ Id: `${instanceId}-${position}`, InstanceId: instanceId, DocumentId: documentId },
      ...{ Step: step, Kind: kind, At: at.toISOString() },
      ...(actorId !== null && { ActorId: actorId }),
      ...(because !== null && { Because: (await speaker.translate(because)).slice(0, 2000) }),
    })),
  )

export async function outcomeShown(
  queued: OutcomeRecord,
  subject: WorkflowSubject,
  context: Pick<RequestContext, 'actor' | 'translate'>,
): Promise<Of<typeof QueuedOutcome>> {
  const { id, documentId, outcome, state, created, failure } = queued
  return {
    ...{ Id: id, Subject: subject, DocumentId: documentId, Outcome: outcome, State: state },
    Created: created.toISOString(),
    ...(failure !== null && { FailureMessage: await context.translate(failure) }),
    AllowedActions: outcomeActions(queued, context.actor.permissions),
  }
}
