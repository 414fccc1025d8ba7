import type { ApprovalRule } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { type Entry, noteApproval, whyNotApprovable } from '../../entries/index.ts'
import { approvalOf } from '../approval.ts'
import { roundOf, stateOf, waitingOf, whomWorkflowAsks } from '../rules.ts'
import * as store from '../store.ts'
import { keepWork } from '../work.ts'

/** Approves a held document of whose approval nobody was asked, because a rule of the company says so. */
export async function approveByRule(
  uow: UnitOfWork,
  entry: Entry,
  rule: ApprovalRule,
  because: string,
): Promise<Entry> {
  const id = uow.newId()
  const steps = await store.stepsOf(uow, [entry.id])
  const position = (steps.at(-1)?.position ?? 0) + 1
  await store.add(uow, {
    ...{ companyId: uow.companyId, documentId: entry.id, position, id, invited: [], askedBy: null, asked: uow.now },
    ...{
      because,
      rule,
      outcome: 'ACCEPT',
      reason: null,
      decidedBy: null,
      decidedFor: null,
      decided: uow.now,
      beside: null,
    },
  })
  await noteApproval(uow, entry, {
    kind: 'document.approved',
    approval: 'APPROVED',
    detail: { stepId: id, rule, reason: because },
  })
  return { ...entry, approval: 'APPROVED' }
}

/** Whom a workflow would ask about a document, once what it asks for now is taken back. */
export async function whomWorkflowWouldAsk(
  uow: UnitOfWork,
  entry: Entry,
  named: readonly string[],
): Promise<readonly string[]> {
  const approval = await approvalOf(uow, entry)
  const open = waitingOf(approval.steps).filter(({ rule }) => rule === 'WORKFLOW')
  return whomWorkflowAsks(named, { ...approval, steps: approval.steps.filter((step) => !open.includes(step)) })
}

/** Takes back what a workflow asks for of a held document and nobody has decided: those who were asked need not any more. */
export async function withdrawAsked(uow: UnitOfWork, entry: Entry, stay: readonly string[] = []): Promise<void> {
  const approval = await approvalOf(uow, entry)
  const open = waitingOf(approval.steps).filter(({ id, rule }) => rule === 'WORKFLOW' && !stay.includes(id))
  if (open.length === 0 || approval.closed !== undefined) return
  await store.drop(uow, entry.id, open)
  const after = { ...approval, steps: approval.steps.filter((step) => !open.includes(step)) }
  await noteApproval(uow, entry, {
    kind: 'document.approval_withdrawn',
    approval: stateOf(after.steps),
    detail: { stepId: open[0]?.id ?? '', rule: 'WORKFLOW' },
  })
  await keepWork(uow, after, 'WITHDRAWN')
}

/** Takes back what a rule approved of a held document, while nothing came of it; what people decided stays. */
export async function withdrawRule(uow: UnitOfWork, entry: Entry, rule: ApprovalRule): Promise<void> {
  if (entry.approval !== 'APPROVED' || whyNotApprovable(entry) !== undefined) return
  const steps = await store.stepsOf(uow, [entry.id])
  const ruled = steps.filter((step) => step.rule === rule)
  if (ruled.length === 0) return
  await store.drop(uow, entry.id, ruled)
  await noteApproval(uow, entry, {
    kind: 'document.approval_withdrawn',
    approval: stateOf(steps.filter((step) => step.rule !== rule)),
    detail: { stepId: ruled[0]?.id ?? '', rule },
  })
}

/**
 * Takes the approval of a held document back, whoever gave it: what a rule approved falls away, and what people approved is
 * theirs to decide again. Of one that is answered nothing is decided any more: all of it falls away.
 *
 * @returns the document without it
 */
export async function takeApprovalBack(uow: UnitOfWork, entry: Entry): Promise<Entry> {
  if (entry.approval !== 'APPROVED') return entry
  const approval = await approvalOf(uow, entry)
  const given = roundOf(approval.steps)
  const again = approval.closed === undefined ? given.filter(({ decidedBy }) => decidedBy !== null) : []
  await store.drop(
    uow,
    entry.id,
    given.filter((step) => !again.includes(step)),
  )
  for (const step of again) await store.decide(uow, step, undecided)
  const before = approval.steps.slice(0, approval.steps.length - given.length)
  const steps = [...before, ...again.map((step) => ({ ...step, ...undecided }))]
  const state = stateOf(steps)
  await noteApproval(uow, entry, {
    kind: 'document.approval_withdrawn',
    approval: state,
    detail: { stepId: given[0]?.id ?? '' },
  })
  await keepWork(uow, { ...approval, steps }, 'WITHDRAWN')
  return { ...entry, approval: state }
}

const undecided = { outcome: null, reason: null, decidedBy: null, decidedFor: null, decided: null }
