import type { Flow, Step, Way } from './api.ts'

export const stepKinds = [
  'APPROVAL',
  'ASSIGNMENT',
  'DECISION',
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

/** A new step between one and what followed it: it leads where that led. */
export function insertAfter(flow: Flow, before: Step, step: Step): Flow {
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
  const visit = (id: string) => {
    const step = Steps.find(({ Id }) => Id === id)
    if (step === undefined || found.has(step)) return
    found.add(step)
    for (const { StepId } of step.Next) visit(StepId)
  }
  visit(Start)
  const reached = [...found]
  return [
    ...reached.filter(({ Kind }) => Kind !== 'END'),
    ...Steps.filter((step) => !found.has(step)),
    ...reached.filter(({ Kind }) => Kind === 'END'),
  ]
}
