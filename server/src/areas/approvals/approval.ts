import { type ApprovalFlow, type Of, roles } from '@kontor/contract'
import { type Actor, askedOnce, permissionsByRole, type UnitOfWork } from '../../platform/index.ts'
import type { Decision } from '../advisers/index.ts'
import { limitsHere, worthOf } from '../approval-limits/index.ts'
import { readersAmong } from '../document-access/index.ts'
import { type Entry, whyNotApprovable } from '../entries/index.ts'
import { type Colleague, colleaguesOf } from '../users/index.ts'
import { policy } from './policy.ts'
import {
  type Approval,
  type Approver,
  currentOf,
  decidableBy,
  decidersOf,
  kindOf,
  stateOf,
  stepActions,
  whyNotDecide,
  whyUnable,
} from './rules.ts'
import { type StepRecord, stepsOf } from './store.ts'

export interface ApprovalOf extends Approval<StepRecord> {
  readonly entry: Entry
  readonly colleagues: Colleagues
}

type Colleagues = ReadonlyMap<string, Colleague>

const rightsOf = permissionsByRole([policy])

/** Nobody is changed by who approves. */
const colleagues = askedOnce(colleaguesOf)

/** The approval of a document, and who of the company can have a part in it. */
export async function approvalOf(uow: UnitOfWork, entry: Entry): Promise<ApprovalOf> {
  const [approval] = await approvalsOf(uow, [entry], await colleagues(uow))
  return approval!
}

/** The decision that waits, for those who are asked for advice before it. */
export async function decisionOf(uow: UnitOfWork, entry: Entry): Promise<Decision> {
  const approval = await approvalOf(uow, entry)
  return {
    stepIds: approval.closed === undefined ? currentOf(approval.steps).map(({ id }) => id) : [],
    stepOf: (personId) => decidableBy(personId, approval)[0]?.step.id,
    whyNotDecide: async (personId) => whyNotDecide(personId, approval),
  }
}

/** The same of several, in their order: one look at the steps of all. */
export async function approvalsOf(
  uow: UnitOfWork,
  entries: readonly Entry[],
  colleagues: Colleagues,
): Promise<ApprovalOf[]> {
  const ids = entries.map(({ id }) => id)
  const steps = Map.groupBy(await stepsOf(uow, ids), ({ documentId }) => documentId)
  const approvals: ApprovalOf[] = []
  // Whoever reads documents reads all that are confined to nobody.
  const everybody = peopleAmong(colleagues, new Set(colleagues.values()))
  const aboveLimit = await limitsHere(uow, entries.map(worthOf))
  for (const entry of entries) {
    const people = entry.confined ? await peopleFor(uow, entry, colleagues) : everybody
    const { id, authorId } = entry
    const aboveTheirs = (personId: string) => {
      const person = colleagues.get(personId)
      return person && aboveLimit(person, worthOf(entry))
    }
    approvals.push({
      ...{ entry, steps: steps.get(id) ?? [], colleagues, people, authorId },
      ...{ closed: whyNotApprovable(entry), above: aboveTheirs },
    })
  }
  return approvals
}

const peopleFor = async (uow: UnitOfWork, entry: Entry, colleagues: Colleagues): Promise<Approval['people']> =>
  peopleAmong(colleagues, new Set(await readersAmong(uow, entry, [...colleagues.values()])))

function peopleAmong(colleagues: Colleagues, readers: ReadonlySet<Colleague>): Approval['people'] {
  const people = new Map<string, Approver>()
  for (const [id, colleague] of colleagues) {
    const { name, state, roleId, substituteId } = colleague
    const fitness = { isActive: state === 'ACTIVE', permissions: rightsOf(roleId), sees: readers.has(colleague) }
    people.set(id, {
      id,
      name,
      isAdministrator: isAdministrator(colleague),
      isHead: roleId === roles.apManager,
      unable: whyUnable(fitness),
      substituteId,
    })
  }
  return people
}

export const isAdministrator = ({ roleId }: Colleague): boolean => roleId === roles.companyAdmin

/** The document's approval as a caller is shown it. */
export function flowOf(approval: ApprovalOf, caller: Actor): Of<typeof ApprovalFlow> {
  const { entry, steps, colleagues } = approval
  const named = new Set(steps.flatMap((step) => [...step.invited, step.askedBy, step.decidedBy, step.decidedFor]))
  return {
    documentId: entry.id,
    steps: steps.map((step) => stepOf(step, approval, caller)),
    complete: stateOf(steps) === 'APPROVED',
    people: [...colleagues.values()].flatMap(({ id, name }) => (named.has(id) ? [{ id, name }] : [])),
  }
}

/** An app may have less of the right than who sits in front of it. */
export const mayDecide = ({ permissions }: Actor): boolean => permissions.has('approval.decide')

export function stepOf(
  step: StepRecord,
  approval: ApprovalOf,
  caller: Actor,
): Of<typeof ApprovalFlow>['steps'][number] {
  const kind = kindOf(step, approval)
  const { because, outcome, reason, decidedFor, decided } = step
  return {
    id: step.id,
    kind,
    documentId: step.documentId,
    approverIds:
      kind === 'current' ? [...decidersOf(approval, step).keys()] : step.decidedBy === null ? [] : [step.decidedBy],
    invitedUserIds: [...step.invited],
    ...(step.askedBy === null ? {} : { askedBy: step.askedBy }),
    ...(step.rule === null ? {} : { rule: step.rule }),
    askedAt: step.asked.toISOString(),
    ...(because === null ? {} : { because }),
    ...(outcome === null ? {} : { outcome }),
    ...(reason === null ? {} : { reason }),
    ...(step.decidedBy === null ? {} : { decidedBy: step.decidedBy }),
    ...(decidedFor === null ? {} : { decidedFor }),
    ...(decided === null ? {} : { decidedAt: decided.toISOString() }),
    allowedActions: mayDecide(caller) ? stepActions(caller.userId, step, approval) : [],
  }
}
