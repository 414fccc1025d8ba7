import type { Finding, Flow } from '../api.ts'

/** The step that a finding is about: the one that it names, or whose id its words contain, as a refusal does. */
export function stepNamed({ StepId, Message }: Finding, { Steps }: Flow): string | undefined {
  if (StepId !== undefined) return StepId
  return Steps.find(({ Id }) => Message.split(/[^\w.-]+/).some((word) => word.replace(/\.$/, '') === Id))?.Id
}
