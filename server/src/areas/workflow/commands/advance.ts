import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import { approveByRule } from '../../approvals/index.ts'
import { findEntry, noteWorkflow, warningsOf, whyNotApprovable, whyNotDo } from '../../entries/index.ts'
import { answerDocument } from '../../exchange/index.ts'
import { ask } from '../engine/index.ts'
import { factsOf } from '../facts.ts'
import { flowOf } from '../read-flow.ts'
import type { InstanceRecord, LogRecord } from '../records.ts'
import { type Step, stepOf } from '../rules/flow.ts'
import { followsFrom } from '../rules/following.ts'
import * as instances from '../store/instances.ts'
import * as logs from '../store/logs.ts'
import { askAt, giveAt, perform, type Standing } from './perform.ts'

/** A line of what a run did; that a step was left is written with what comes next. */
export type Line = Pick<LogRecord, 'step' | 'kind' | 'because'>

export interface Run extends Standing {
  readonly instance: InstanceRecord
}

/**
 * Has a run go on from a step, with what the last one came to, until it waits again or ends. Its document is held. A step costs
 * three durable writes at most: the run, its log, and what the step does.
 */
export async function advance(
  uow: UnitOfWork,
  run: Run,
  { from, outcome, left }: { readonly from: string | null; readonly outcome: string | null; readonly left?: Line },
): Promise<void> {
  const flow = await flowOf(run.version)
  const [known] = await factsOf(uow, [run.entry])
  const facts = { ...known, outcome }
  const asked = { kind: 'walk', flow, from: from ?? flow.Start, cases: [facts] } as const
  const [walked] = (await ask<'walk'>(asked)).walked
  const { trace, effects, at, state, end } = walked!
  const failed: Line[] = []
  for (const step of effects) {
    const line = await perform(uow, run, step)
    if (line !== undefined) failed.push(line)
  }
  await logs.append(uow, run.instance, [...(left ? [left] : []), ...trace, ...failed])
  const step = stepOf(flow, at)
  if (state === 'WAITS') await enter(uow, run, step!)
  else if (state === 'ENDED') await finish(uow, run, step!, end ?? 'NOTHING')
  else await askHeads(uow, run, step)
}

/** Waits at a step, for people or for time. */
export async function enter(uow: UnitOfWork, run: Run, step: Step, approvals = (step.Needed ?? 1) - 1): Promise<void> {
  const { instance } = run
  const at = { stepId: step.Id, step: step.Name, entered: uow.now, approvals: 0, waitsFor: null, wakes: null }
  if (step.Kind === 'WAIT') {
    const wakes = new Date(uow.now.getTime() + (step.Hours ?? 0) * 3_600_000)
    return instances.change(uow, instance.id, { ...at, wakes })
  }
  if (step.Kind === 'ASSIGNMENT')
    return instances.change(uow, instance.id, { ...at, waitsFor: await giveAt(uow, run, step) })
  const waitsFor = await askAt(uow, run, step)
  if (waitsFor === undefined) return stop(uow, run, t`the document cannot be approved`)
  await instances.change(uow, instance.id, { ...at, waitsFor, approvals })
}

/** A run that cannot go on asks the heads: nothing gets stuck, and nothing slips through. */
async function askHeads(uow: UnitOfWork, run: Run, step: Step | undefined): Promise<void> {
  const { instance } = run
  const name = step?.Name ?? instance.step
  const waitsFor = await askAt(uow, run, { Id: instance.stepId, Name: name, Kind: 'APPROVAL', Next: [] })
  if (waitsFor === undefined) return stop(uow, run, t`the document cannot be approved`)
  const at = { stepId: step?.Id ?? instance.stepId, step: name, entered: uow.now, approvals: 0, wakes: null }
  await instances.change(uow, instance.id, { ...at, waitsFor, state: 'FAILED' })
}

/** The end of a run, and what becomes of the document. */
export async function finish(
  uow: UnitOfWork,
  { entry: before, version, instance }: Run,
  { Id, Name }: Pick<Step, 'Id' | 'Name'>,
  end: 'NOTHING' | 'APPROVE' | 'ACCEPT',
): Promise<void> {
  const over = { state: 'ENDED', stepId: Id, step: Name, waitsFor: null, wakes: null, ended: uow.now } as const
  await instances.change(uow, instance.id, over)
  const current = (await findEntry(uow, before.id)) ?? before
  const entry = await noteWorkflow(uow, current, null, { versionId: version.id, why: `${version.name} · ${Name}` })
  const { approves, accepts, isLeftToPeople } = followsFrom({
    ...{ wanted: end, approval: entry.approval, hasWarnings: warningsOf(entry).length > 0 },
    isOpen: entry.response === 'PENDING' && whyNotApprovable(entry) === undefined,
  })
  const approved = approves ? await approveByRule(uow, entry, 'WORKFLOW', `${version.name} · ${Name}`) : entry
  if (accepts && whyNotDo('accept', approved) === undefined)
    await answerDocument(uow, { documentId: entry.id, responseId: uow.newId(), code: 'BusinessAccept' })
  if (isLeftToPeople)
    await logs.append(uow, instance, [
      { step: Name, kind: 'LEFT', because: t`it has a warning, so a person has to accept or reject it` },
    ])
}

/** Ends a run before its end: somebody ended it, or there is nothing to decide any more. */
export async function stop(uow: UnitOfWork, run: Run, because: LogRecord['because']): Promise<void> {
  const { entry, instance, version } = run
  await instances.change(uow, instance.id, { state: 'STOPPED', waitsFor: null, wakes: null, ended: uow.now })
  await logs.append(uow, instance, [{ step: instance.step, kind: 'ENDED', because }])
  const current = (await findEntry(uow, entry.id)) ?? entry
  if (current.workflow !== null) {
    const why = `${version.name} · ${instance.step}`
    await noteWorkflow(uow, current, null, { versionId: version.id, why })
  }
}
