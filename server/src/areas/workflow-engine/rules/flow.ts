import type { Of, WorkflowStep, WorkflowSteps } from '@kontor/contract'

export type Flow = Of<typeof WorkflowSteps>
export type Step = Of<typeof WorkflowStep>

export const stepOf = ({ Steps }: Flow, id: string): Step | undefined => Steps.find(({ Id }) => Id === id)

/** At these a run waits until somebody did something, or time has passed; all others are done at once. */
export const waits = ({ Kind }: Pick<Step, 'Kind'>): boolean =>
  Kind === 'APPROVAL' || Kind === 'ASSIGNMENT' || Kind === 'WAIT'

/** The way on from a step at which a run waits. */
export const wayOn = ({ Next }: Step, isRefused: boolean): string | undefined =>
  Next.find(({ IsRefusal }) => (IsRefusal ?? false) === isRefused)?.StepId
