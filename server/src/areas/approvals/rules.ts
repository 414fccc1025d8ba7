import type { ApprovalState, ApprovalStepAction, Permission } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** A step, as far as the rules look at it. */
export interface Step {
  readonly invited: readonly string[]
  /** Nobody where a rule of the company asked for it, or gave it. */
  readonly askedBy: string | null
  readonly outcome: 'ACCEPT' | 'REJECT' | null
  readonly decidedBy: string | null
}

/** A person of the company, as far as one document can be approved by them. */
export interface Approver {
  readonly id: string
  readonly name: string
  readonly isAdministrator: boolean
  /** Accounts payable are theirs: who is asked where nobody is named. */
  readonly isHead: boolean
  /** Why they cannot approve it, whoever asks; undefined where they can. */
  readonly unable: Message | undefined
  /** Who does their work today. */
  readonly substituteId: string | null
}

export interface Approval<S extends Step = Step> {
  /** In their order; a step is never put before another. */
  readonly steps: readonly S[]
  readonly people: ReadonlyMap<string, Approver>
  /** Who saved the document; nobody of the company where it was received. */
  readonly authorId: string | null
  /** Why the document takes no approval as it stands: it was answered meanwhile, or is not to be answered. */
  readonly closed: Message | undefined
  /** Why it is above what a person may approve; undefined where it is not. */
  readonly above: (id: string) => Message | undefined
}

/** What one document's approval holds at most. */
export const maxSteps = 200

/** The steps since the document was last refused: a refusal ends a round, and who asks then begins another. */
export const roundOf = <S extends Step>(steps: readonly S[]): readonly S[] =>
  steps.slice(steps.findLastIndex(({ outcome }) => outcome === 'REJECT') + 1)

/** The steps that wait, the current one first. */
export const waitingOf = <S extends Step>(steps: readonly S[]): readonly S[] =>
  roundOf(steps).filter(({ outcome }) => outcome === null)

/** How it stands; null where nobody was asked. */
export function stateOf(steps: readonly Step[]): ApprovalState | null {
  if (steps.length === 0) return null
  if (roundOf(steps).length === 0) return 'REFUSED'
  return waitingOf(steps).length === 0 ? 'APPROVED' : 'OPEN'
}

export function kindOf(step: Step, { steps, closed }: Pick<Approval, 'steps' | 'closed'>) {
  if (closed !== undefined || step.outcome !== null) return 'created'
  return step === waitingOf(steps)[0] ? 'current' : 'next'
}

/**
 * Why a person is no second pair of eyes on a step that comes after these: whoever is paid wrongly must deceive two.
 * Nobody decides what they asked for, at this step or before it, or saved, and nobody decides two steps of a round.
 */
function whyPartial(id: string, before: readonly Step[], authorId: string | null): Message | undefined {
  if (id === authorId) return t`they saved the document`
  if (before.some(({ askedBy }) => askedBy === id)) return t`they requested this approval`
  if (before.some(({ decidedBy }) => decidedBy === id)) return t`they have already decided a step of it`
  return undefined
}

/** Why a person cannot approve it at all, whoever asks and whatever was decided before. */
const unableOf = (id: string, { people, above }: Pick<Approval, 'people' | 'above'>): Message | undefined =>
  people.get(id)?.unable ?? above(id)

/**
 * Who can decide the current step today, each with the colleague in whose place: those invited, and for one who is away
 * their substitute, unless that one is invited to a step that comes later, which nobody else could decide then. Where none
 * of those invited can any more, because they left, the company's administrators decide.
 */
export function decidersOf(approval: Approval): ReadonlyMap<string, string | null> {
  const { steps, people, authorId, closed } = approval
  const found = new Map<string, string | null>()
  const round = roundOf(steps)
  const [current, ...later] = waitingOf(steps)
  if (current === undefined || closed !== undefined) return found
  const before = round.slice(0, round.indexOf(current) + 1)
  const can = (id: string) =>
    people.has(id) && unableOf(id, approval) === undefined && whyPartial(id, before, authorId) === undefined
  const invited = current.invited.filter(can)
  for (const id of invited) found.set(id, null)
  for (const id of invited) {
    const substitute = people.get(id)?.substituteId ?? null
    if (substitute === null || found.has(substitute) || later.some((step) => step.invited.includes(substitute)))
      continue
    if (can(substitute)) found.set(substitute, id)
  }
  if (found.size === 0)
    for (const { id, isAdministrator } of people.values()) if (isAdministrator && can(id)) found.set(id, null)
  return found
}

/** Who must not decide the current step, in whosever place: no second pair of eyes, or asked for a step that comes later. */
export function barredFrom({ steps, authorId }: Pick<Approval, 'steps' | 'authorId'>): readonly string[] {
  const round = roundOf(steps)
  const [current, ...later] = waitingOf(steps)
  const before = current === undefined ? round : round.slice(0, round.indexOf(current) + 1)
  const had = before.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy])
  const barred = [authorId, ...had, ...later.flatMap(({ invited }) => invited)]
  return [...new Set(barred.filter((id) => id !== null))]
}

/** Why a person does not take back a step; undefined where they can: who asked for it, while it waits, or an administrator. */
export function whyNotWithdraw(
  id: string,
  step: Step,
  { people, closed }: Pick<Approval, 'people' | 'closed'>,
): Message | undefined {
  if (closed !== undefined) return closed
  if (step.outcome !== null) return t`it is already decided`
  if (step.askedBy === id || people.get(id)?.isAdministrator) return undefined
  return t`only the person who requested it or an administrator can do this`
}

/** What a person may do with a step besides deciding it. */
export const stepActions = (id: string, step: Step, approval: Approval): ApprovalStepAction[] =>
  whyNotWithdraw(id, step, approval) === undefined ? ['withdraw'] : []

/**
 * By whose invitation something may come to a person: their own, and that of colleagues for whom they stand in today; an
 * administrator is asked wherever nobody invited can (undefined: whoever it is).
 */
export function cameBy(
  { id, isAdministrator }: Pick<Approver, 'id' | 'isAdministrator'>,
  colleagues: Iterable<Pick<Approver, 'id' | 'substituteId'>>,
): readonly string[] | undefined {
  if (isAdministrator) return undefined
  const away = [...colleagues].filter(({ substituteId }) => substituteId === id)
  return [id, ...away.map((colleague) => colleague.id)]
}

/** Why a person cannot decide the current step; undefined where they can. */
export function whyNotDecide(id: string, approval: Approval): Message | undefined {
  const { steps, people, authorId, closed } = approval
  if (closed !== undefined) return closed
  const deciders = decidersOf(approval)
  if (deciders.has(id)) return undefined
  const state = stateOf(steps)
  if (state !== 'OPEN') return state === null ? t`no approval was requested` : decided[state]
  const round = roundOf(steps)
  const before = round.slice(0, round.findIndex(({ outcome }) => outcome === null) + 1)
  const why = unableOf(id, approval) ?? whyPartial(id, before, authorId)
  const names = [...deciders.keys()].map((one) => people.get(one)?.name).join(', ')
  if (why !== undefined) return why
  return names === '' ? t`its current step awaits another administrator` : t`its current step awaits ${names}`
}

const decided = { APPROVED: t`it is already approved`, REFUSED: t`it was already declined` }

/** Why nobody is asked to approve it; undefined where somebody can be. */
export function whyNotAsk({ steps, closed }: Approval): Message | undefined {
  if (closed !== undefined) return closed
  return steps.length < maxSteps ? undefined : t`its approval has ${maxSteps} steps, which is the maximum`
}

/** What speaks for a colleague who is to approve a document. */
export interface Fitness {
  readonly isActive: boolean
  readonly permissions: ReadonlySet<Permission>
  /** They may see the document. */
  readonly sees: boolean
}

/** Why somebody cannot approve a document, whoever asks; undefined where they can. */
export function whyUnable({ isActive, permissions, sees }: Fitness): Message | undefined {
  if (!isActive) return t`they cannot sign in`
  if (!permissions.has('approval.decide')) return t`their role cannot approve`
  return sees ? undefined : t`they do not have access to the document`
}

/** Why a person cannot be invited by another to a step after all others; undefined where they can. */
export function whyNotInvite(id: string, askedBy: string, approval: Approval): Message | undefined {
  const { steps, authorId } = approval
  const round = roundOf(steps)
  if (id === askedBy) return t`you cannot request your own approval`
  if (waitingOf(steps).some(({ invited }) => invited.includes(id))) return t`they have already been asked`
  return unableOf(id, approval) ?? whyPartial(id, round, authorId)
}

/**
 * Whom a workflow asks: those whom it names, as far as they can approve the document; where none of them can, the heads of
 * accounts payable. Nobody where they cannot either: then it waits for an administrator.
 */
export function whomWorkflowAsks(named: readonly string[], approval: Approval): readonly string[] {
  const able = [...new Set(named)].filter((id) => whyNotInvite(id, workflow, approval) === undefined)
  return able.length > 0 ? able : headsFor(workflow, approval)
}

/** A workflow is no person: nobody is barred for having asked. */
const workflow = ''

/** Who is asked where nobody is named: the heads of accounts payable whom the asker can invite. */
export const headsFor = (askedBy: string, approval: Approval): readonly string[] =>
  [...approval.people.values()]
    .filter(({ id, isHead }) => isHead && whyNotInvite(id, askedBy, approval) === undefined)
    .map(({ id }) => id)
