import type { Flow, Step, Way } from './api.ts'

export const stepKinds = [
  'APPROVAL',
  'ASSIGNMENT',
  'DECISION',
  'FORK',
  'JOIN',
  'WAIT',
  'MAIL',
  'TAG',
  'SET',
  'WEBHOOK',
  'END',
] as const satisfies Step['Kind'][]

/** An id that no step has: `step_4`. */
export function freeId({ Steps }: Pick<Flow, 'Steps'>): string {
  for (let count = Steps.length + 1; ; count += 1) {
    const id = `step_${count}`
    if (!Steps.some(({ Id }) => Id === id)) return id
  }
}

/** The flow with a step in the place of the one of its id, or after all others. */
export const withStep = (flow: Flow, step: Step): Flow => ({
  ...flow,
  Steps: flow.Steps.some(({ Id }) => Id === step.Id)
    ? flow.Steps.map((one) => (one.Id === step.Id ? step : one))
    : [...flow.Steps, step],
})

/** Where the branches of a fork meet: the first join to which any of them leads. */
function joinOf(flow: Flow, fork: Step): Step | undefined {
  const seen = new Set<string>()
  const open = fork.Next.map(({ StepId }) => StepId)
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    if (seen.has(id)) continue
    seen.add(id)
    const step = flow.Steps.find(({ Id }) => Id === id)
    if (step?.Kind === 'JOIN') return step
    open.push(...(step?.Next.map(({ StepId }) => StepId) ?? []))
  }
  return undefined
}

/** A new step as one more branch of a fork, in the place of a branch that is empty still. */
function insertBranch(flow: Flow, fork: Step, step: Step): Flow {
  const join = joinOf(flow, fork)
  const empty = fork.Next.find(({ StepId }) => StepId === join?.Id)
  const ways = fork.Next.filter((way) => way !== empty)
  const next = step.Next.length > 0 || join === undefined ? step.Next : [{ StepId: join.Id }]
  const changed = { ...fork, Next: [...ways, { StepId: step.Id }] }
  const place = flow.Steps.findIndex(({ Id }) => Id === (join?.Id ?? fork.Id)) + (join ? 0 : 1)
  const rest = flow.Steps.map((one) => (one === fork ? changed : one))
  return { ...flow, Steps: [...rest.slice(0, place), { ...step, Next: next }, ...rest.slice(place)] }
}

/** The flow with what a new step brings along: a fork comes with the join at which its branches meet. */
export function withNew(flow: Flow, step: Step, before: Step | undefined, join: string): Flow {
  if (step.Kind !== 'FORK') return before ? insertAfter(flow, before, step) : withStep(flow, step)
  const meets: Step = { Id: freeId({ Steps: [...flow.Steps, step] }), Name: join, Kind: 'JOIN', Next: step.Next }
  const between = before ? insertAfter(flow, before, meets) : withStep(flow, meets)
  const forked = { ...step, Next: [{ StepId: meets.Id }] }
  const leads = (way: Way): Way => (way.StepId === meets.Id ? { ...way, StepId: step.Id } : way)
  const place = between.Steps.findIndex(({ Id }) => Id === meets.Id)
  const steps = between.Steps.map((one) => (one.Id === before?.Id ? { ...one, Next: one.Next.map(leads) } : one))
  return { ...between, Steps: [...steps.slice(0, place), forked, ...steps.slice(place)] }
}

/** A new step between one and what followed it: it leads where that led. */
export function insertAfter(flow: Flow, before: Step, step: Step): Flow {
  if (before.Kind === 'FORK') return insertBranch(flow, before, step)
  const way = before.Next.find(({ When, IsRefusal }) => When === undefined && !IsRefusal)
  const leading = {
    ...step,
    Next: step.Next.length > 0 || step.Kind === 'END' ? step.Next : way ? [{ StepId: way.StepId }] : [],
  }
  const changed = { ...before, Next: before.Next.map((one) => (one === way ? { ...one, StepId: step.Id } : one)) }
  const place = flow.Steps.findIndex(({ Id }) => Id === before.Id) + 1
  const rest = flow.Steps.map((one) => (one.Id === before.Id ? changed : one))
  return { ...flow, Steps: [...rest.slice(0, place), leading, ...rest.slice(place)] }
}

/** The flow without a step: what led there leads to what followed it. */
export function without(flow: Flow, step: Step): Flow {
  const next = step.Next.find(
    ({ When, IsRefusal, StepId }) => When === undefined && !IsRefusal && StepId !== step.Id,
  )?.StepId
  const led = (way: Way): Way[] =>
    way.StepId !== step.Id ? [way] : next === undefined ? [] : [{ ...way, StepId: next }]
  return {
    ...flow,
    Start: flow.Start === step.Id ? (next ?? '') : flow.Start,
    Steps: flow.Steps.filter(({ Id }) => Id !== step.Id).map((one) => ({ ...one, Next: one.Next.flatMap(led) })),
  }
}

/** The steps in the order in which a document comes to them; what it never comes to stands last. */
export function inOrder({ Start, Steps }: Flow): readonly Step[] {
  const found = new Set<Step>()
  /** Of a branch that runs beside others no further than to the join, which comes after all of them. */
  const visit = (id: string, joins?: Set<string>) => {
    const step = Steps.find(({ Id }) => Id === id)
    if (step === undefined || found.has(step)) return
    if (step.Kind === 'JOIN' && joins !== undefined) {
      joins.add(id)
      return
    }
    found.add(step)
    const own = step.Kind === 'FORK' ? new Set<string>() : joins
    for (const { StepId } of step.Next) visit(StepId, own)
    if (step.Kind === 'FORK') for (const join of own ?? []) visit(join, joins)
  }
  visit(Start)
  const reached = [...found]
  return [
    ...reached.filter(({ Kind }) => Kind !== 'END'),
    ...Steps.filter((step) => !found.has(step)),
    ...reached.filter(({ Kind }) => Kind === 'END'),
  ]
}
