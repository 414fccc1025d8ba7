import type { ApprovalState, ApprovalStepAction, Permission } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** A step, as far as the rules look at it. */
export interface Step {
  readonly invited: readonly string[]
  /** Nobody where a rule of the company asked for it, or gave it. */
  readonly askedBy: string | null
  readonly outcome: 'ACCEPT' | 'REJECT' | null
  readonly decidedBy: string | null
  /** Steps of one word wait at the same time: branches of a workflow. Null where it waits for all before it. */
  readonly beside: string | null
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

/** Whether two steps wait at the same time. */
export const areBeside = (one: Pick<Step, 'beside'>, other: Pick<Step, 'beside'>): boolean =>
  one.beside !== null && one.beside === other.beside

/** The steps since the document was last refused: a refusal ends a round, and who asks then begins another. */
export function roundOf<S extends Step>(steps: readonly S[]): readonly S[] {
  const refused = steps.findLastIndex(({ outcome }) => outcome === 'REJECT')
  // What was approved beside it is of the round that it ended.
  return steps.slice(refused + 1).filter((step) => refused < 0 || !areBeside(step, steps[refused]!))
}

/** The steps that wait, the current ones first. */
export const waitingOf = <S extends Step>(steps: readonly S[]): readonly S[] =>
  roundOf(steps).filter(({ outcome }) => outcome === null)

/** The steps that can be decided now: the first that waits, and those that wait beside it. */
export function currentOf<S extends Step>(steps: readonly S[]): readonly S[] {
  const waiting = waitingOf(steps)
  const next = waiting.findIndex((step, place) => place > 0 && !areBeside(step, waiting[0]!))
  return next < 0 ? waiting : waiting.slice(0, next)
}

/** How it stands; null where nobody was asked. */
export function stateOf(steps: readonly Step[]): ApprovalState | null {
  if (steps.length === 0) return null
  if (roundOf(steps).length === 0) return 'REFUSED'
  return waitingOf(steps).length === 0 ? 'APPROVED' : 'OPEN'
}

export function kindOf(step: Step, { steps, closed }: Pick<Approval, 'steps' | 'closed'>) {
  if (closed !== undefined || step.outcome !== null) return 'created'
  return currentOf(steps).includes(step) ? 'current' : 'next'
}

/** What counts against a person who would decide a step: what stands before it, itself, and what was decided beside it. */
const stoodBefore = (step: Step, steps: readonly Step[]): readonly Step[] => {
  const round = roundOf(steps)
  return round.filter((one, place) => place <= round.indexOf(step) || one.outcome !== null)
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
 * Who can decide a current step today, each with the colleague in whose place: those invited, and for one who is away
 * their substitute, unless that one is invited to another step that waits, which nobody else could decide then. Where none
 * of those invited can any more, because they left, the company's administrators decide.
 */
export function decidersOf<S extends Step>(approval: Approval<S>, current: S): ReadonlyMap<string, string | null> {
  const { steps, people, authorId, closed } = approval
  const found = new Map<string, string | null>()
  if (closed !== undefined || !currentOf(steps).includes(current)) return found
  const others = waitingOf(steps).filter((step) => step !== current)
  const stood = stoodBefore(current, steps)
  const can = (id: string) =>
    people.has(id) && unableOf(id, approval) === undefined && whyPartial(id, stood, authorId) === undefined
  const invited = current.invited.filter(can)
  for (const id of invited) found.set(id, null)
  for (const id of invited) {
    const substitute = people.get(id)?.substituteId ?? null
    if (substitute === null || found.has(substitute) || others.some((step) => step.invited.includes(substitute)))
      continue
    if (can(substitute)) found.set(substitute, id)
  }
  if (found.size === 0)
    for (const { id, isAdministrator } of people.values()) if (isAdministrator && can(id)) found.set(id, null)
  return found
}

/** What a person decides now, and in whose place: more than one step where several that wait side by side are theirs. */
export const decidableBy = <S extends Step>(id: string, approval: Approval<S>) =>
  currentOf(approval.steps).flatMap((step) => {
    const insteadOf = decidersOf(approval, step).get(id)
    return insteadOf === undefined ? [] : [{ step, insteadOf }]
  })

/** Who must not decide a current step, in whosever place: no second pair of eyes, or asked for another step that waits. */
export function barredFrom(
  { steps, authorId }: Pick<Approval, 'steps' | 'authorId'>,
  current: Step,
): readonly string[] {
  const had = stoodBefore(current, steps).flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy])
  const others = waitingOf(steps).filter((step) => step !== current)
  const elsewhere = others.flatMap(({ invited }) => invited).filter((id) => !current.invited.includes(id))
  return [...new Set([authorId, ...had, ...elsewhere].filter((id) => id !== null))]
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

/** Why a person cannot decide what waits now, or one step of it; undefined where they can. */
export function whyNotDecide<S extends Step>(id: string, approval: Approval<S>, step?: S): Message | undefined {
  const { steps, people, authorId, closed } = approval
  if (closed !== undefined) return closed
  const waiting = step === undefined ? currentOf(steps) : [step]
  const deciders = new Set(waiting.flatMap((one) => [...decidersOf(approval, one).keys()]))
  if (deciders.has(id)) return undefined
  const state = stateOf(steps)
  if (state !== 'OPEN') return state === null ? t`no approval was requested` : decided[state]
  const [first] = waiting
  const why = unableOf(id, approval) ?? (first && whyPartial(id, stoodBefore(first, steps), authorId))
  const names = [...deciders].map((one) => people.get(one)?.name).join(', ')
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

/** Why a person cannot be invited by another to a step after all others, or beside some; undefined where they can. */
export function whyNotInvite(
  id: string,
  askedBy: string,
  approval: Approval,
  beside: string | null = null,
): Message | undefined {
  const { steps, authorId } = approval
  if (id === askedBy) return t`you cannot request your own approval`
  const others = waitingOf(steps).filter((step) => !areBeside(step, { beside }))
  if (others.some(({ invited }) => invited.includes(id))) return t`they have already been asked`
  return unableOf(id, approval) ?? whyPartial(id, roundOf(steps), authorId)
}

/**
 * Whom a workflow asks: those whom it names, as far as they can approve the document; where none of them can, the heads of
 * accounts payable. Nobody where they cannot either: then it waits for an administrator. Who is asked beside it may be asked here,
 * too, as long as each of the steps is left somebody of its own: nobody decides two of them.
 */
export function whomWorkflowAsks(
  named: readonly string[],
  approval: Approval,
  beside: string | null = null,
): readonly string[] {
  const able = [...new Set(named)].filter((id) => whyNotInvite(id, workflow, approval, beside) === undefined)
  const others = waitingOf(approval.steps).filter((step) => areBeside(step, { beside }))
  const asked = new Set(others.flatMap(({ invited }) => invited))
  const free = eachHasOne([...others.map(({ invited }) => invited), able]) ? able : able.filter((id) => !asked.has(id))
  return free.length > 0 ? free : headsFor(workflow, approval)
}

/** Whether as many people as steps can be found, one of those whom it asks for each (a matching, by augmenting paths). */
function eachHasOne(steps: readonly (readonly string[])[]): boolean {
  const taken = new Map<string, readonly string[]>()
  const finds = (step: readonly string[], tried: Set<string>): boolean =>
    step.some((id) => {
      if (tried.has(id)) return false
      tried.add(id)
      const other = taken.get(id)
      if (other !== undefined && !finds(other, tried)) return false
      taken.set(id, step)
      return true
    })
  return steps.every((step) => finds(step, new Set()))
}

/** A workflow is no person: nobody is barred for having asked. */
const workflow = ''

/** Who is asked where nobody is named: the heads of accounts payable whom the asker can invite. */
export const headsFor = (askedBy: string, approval: Approval): readonly string[] =>
  [...approval.people.values()]
    .filter(({ id, isHead }) => isHead && whyNotInvite(id, askedBy, approval) === undefined)
    .map(({ id }) => id)
