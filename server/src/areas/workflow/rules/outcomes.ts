import type { OutcomeAction, outcomeStates, Permission } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

interface Outcome {
  readonly outcome: string
  readonly state: (typeof outcomeStates)[number]
}

/** Why an outcome in the queue is not tried again; undefined where it is. */
export const whyNotRetry = ({ outcome, state }: Outcome): Message | undefined =>
  state === 'FAILED' ? undefined : t`The outcome ${outcome} is ${state}: only failed outcomes can be retried.`

/** What may be done with an outcome in the queue, as screens show it. */
export const outcomeActions = (outcome: Outcome, permissions: ReadonlySet<Permission>): OutcomeAction[] =>
  permissions.has('workflow.run') && whyNotRetry(outcome) === undefined ? ['retry'] : []
