import { type Message, t } from '@kontor/i18n'
import { branchesIn } from './branches.ts'
import { problemsIn } from './check-table.ts'
import { type Flow, type Step, stepOf, waits } from './flow.ts'

export interface Finding {
  readonly stepId?: string
  readonly message: Message
}

/** What is to be known of the house to check a workflow. */
export interface House {
  /** What is wrong with a condition; undefined where it can be asked. */
  whyNotAsk(condition: string): Message | undefined
  /** The same of a cell of a table. */
  whyNotFit(cell: string): Message | undefined
  /** Tags that follow from the state of a document. */
  readonly ownTags: readonly string[]
}

/** What is to be mended in a workflow before documents follow it. */
export const findingsIn = (flow: Flow, house: House): Finding[] => [
  ...doubled(flow),
  ...flow.Steps.flatMap((step) => [
    ...[...problemsOf(step, house), ...unfitFor(flow, step)].map((message) => ({ stepId: step.Id, message })),
    ...step.Next.filter(({ StepId }) => stepOf(flow, StepId) === undefined).map(({ StepId }) => ({
      stepId: step.Id,
      message: t`“${step.Name}” leads to the step ${StepId}, which does not exist: choose another step.`,
    })),
  ]),
  ...shape(flow),
]

const doubled = ({ Steps }: Flow): Finding[] =>
  [...Map.groupBy(Steps, ({ Id }) => Id)].flatMap(([stepId, same]) =>
    same.length > 1 ? [{ stepId, message: t`Two steps have the id ${stepId}: give one of them another.` }] : [],
  )

function shape(flow: Flow): Finding[] {
  const first = stepOf(flow, flow.Start)
  if (first === undefined) return [{ message: t`The workflow has no first step: choose one.` }]
  const reached = reachableFrom(flow, [flow.Start])
  const lost = flow.Steps.filter(({ Id }) => !reached.has(Id))
  return [
    ...lost.map(({ Id, Name }) => ({
      stepId: Id,
      message: t`Nothing leads to “${Name}”: connect a step to it, or delete it.`,
    })),
    ...branchesIn(flow),
    ...flow.Steps.filter((step) => !waits(step) && circles(flow, step)).map(({ Id, Name }) => ({
      stepId: Id,
      message: t`“${Name}” leads back to itself without waiting for anyone: lead it to an end.`,
    })),
  ]
}

/** All steps to which ways lead from these, themselves included. */
function reachableFrom(flow: Flow, from: readonly string[], through: (step: Step) => boolean = () => true) {
  const found = new Set<string>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const step = stepOf(flow, id)
    if (step !== undefined && through(step)) open.push(...step.Next.map(({ StepId }) => StepId))
  }
  return found
}

const circles = (flow: Flow, { Id, Next }: Step): boolean =>
  reachableFrom(
    flow,
    Next.map(({ StepId }) => StepId),
    (step) => !waits(step),
  ).has(Id)

function problemsOf(step: Step, house: House): Message[] {
  const { Kind, Name } = step
  return [
    ...waysOf(step, house),
    ...(isForPeople(step) && isNobody(step) ? [t`“${Name}” names nobody: choose people, a team or a role.`] : []),
    ...(Kind === 'WAIT' && step.Hours === undefined ? [t`“${Name}” has no waiting time: enter hours.`] : []),
    ...(Kind === 'MAIL' && !step.Words?.trim() ? [t`“${Name}” has no text: enter what the mail says.`] : []),
    ...(Kind === 'TAG' && !step.Tag?.trim() ? [t`“${Name}” has no tag: enter one.`] : []),
    ...(Kind === 'TAG' && house.ownTags.includes(step.Tag ?? '')
      ? [t`The tag ${step.Tag} of “${Name}” is set automatically: choose another.`]
      : []),
    ...(Kind === 'SET' && step.Field === undefined ? [t`“${Name}” sets nothing: choose what.`] : []),
    ...(step.Field === 'CODE' && (step.ListId === undefined || !step.Code?.trim())
      ? [t`“${Name}” has no code: choose a list, and enter one of its codes.`]
      : []),
    ...(step.Field === 'HOLD' && !step.Words?.trim() ? [t`“${Name}” has no reason: enter why it is put on hold.`] : []),
    ...(Kind === 'WEBHOOK' && step.WebhookId === undefined ? [t`“${Name}” has no webhook: choose one.`] : []),
  ]
}

/** What requisitions have not, no workflow of theirs does with them. */
const unfitFor = ({ Types }: Flow, { Kind, Name }: Step): Message[] => {
  if (!Types.includes('requisition')) return []
  if (Kind === 'TAG') return [t`“${Name}” sets a tag, which requisitions do not have: delete it.`]
  if (Kind === 'SET') return [t`“${Name}” sets what requisitions do not have: delete it.`]
  return Kind === 'WEBHOOK' ? [t`“${Name}” calls a webhook, which is not notified of requisitions: delete it.`] : []
}

const isForPeople = ({ Kind }: Step): boolean => Kind === 'APPROVAL' || Kind === 'ASSIGNMENT' || Kind === 'MAIL'

const isNobody = ({ Who }: Step): boolean =>
  [Who?.UserIds, Who?.TeamIds, Who?.RoleIds].every((ids) => ids === undefined || ids.length === 0)

function waysOf({ Kind, Name, Next, Table }: Step, { whyNotAsk, whyNotFit }: House): Message[] {
  const ways = Next.filter(({ IsRefusal }) => !IsRefusal)
  const refusals = Next.length - ways.length
  const problems: Message[] = []
  if (Kind === 'END') return Next.length > 0 ? [t`“${Name}” is an end, so nothing can follow it.`] : []
  if (refusals > 0 && Kind !== 'APPROVAL') problems.push(t`“${Name}” is not an approval, so it cannot be declined.`)
  if (refusals > 1) problems.push(t`“${Name}” leads to two steps when declined: choose one.`)
  if (Kind !== 'DECISION') {
    if (ways.length === 0) problems.push(t`“${Name}” leads nowhere: choose the next step.`)
    if (ways.length > 1 && Kind !== 'FORK')
      problems.push(
        t`“${Name}” leads to several steps, which only a decision or a step that starts branches can: choose one.`,
      )
    if (ways.length === 1 && Kind === 'FORK')
      problems.push(t`“${Name}” leads one way only: add another branch, or delete it.`)
    if (Next.some(({ When }) => When !== undefined))
      problems.push(t`“${Name}” has a condition, which only a decision can have: remove it.`)
    return problems
  }
  if (Next.findIndex(({ When }) => When === undefined) !== Next.length - 1)
    problems.push(
      t`The last branch of “${Name}”, and only the last, must have no condition: it is taken when no other applies.`,
    )
  if (Table !== undefined) return [...problems, ...problemsIn({ Name, Next, Table }, whyNotFit)]
  for (const { When } of Next) {
    const why = When === undefined ? undefined : whyNotAsk(When)
    if (why !== undefined) problems.push(t`The condition “${When}” of “${Name}” does not work: ${why}.`)
  }
  return problems
}
