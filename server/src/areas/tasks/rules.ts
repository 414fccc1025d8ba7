import type { Permission } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** A task, as far as the rules look at it. */
interface Task {
  readonly state: 'ASSIGNED' | 'COMPLETED' | 'DELETED'
  readonly assigner: string
  readonly assignee: string | null
  readonly assignees: readonly string[]
}

/** With whom a task waits: who does it, or all to whom it was given. */
export const holdersOf = ({ assignee, assignees }: Pick<Task, 'assignee' | 'assignees'>): readonly string[] =>
  assignee === null ? assignees : [assignee]

/** Whether a person has a part in a task: it was given to them, or they gave it. */
const hasPart = (personId: string, { assigner, assignee, assignees }: Task): boolean =>
  personId === assigner || personId === assignee || assignees.includes(personId)

const states = { COMPLETED: t`it is already completed`, DELETED: t`it was deleted` }

/** Why a person does not change a task; undefined where they do: who gave it, to whom it was given, an administrator. */
export function whyNotChange(personId: string, isAdministrator: boolean, task: Task): Message | undefined {
  if (task.state !== 'ASSIGNED') return states[task.state]
  return isAdministrator || hasPart(personId, task)
    ? undefined
    : t`only the people it was assigned to, the person who assigned it or an administrator can do this`
}

/** Why a person does not delete a task; undefined where they do: who gave it, or an administrator. */
export function whyNotDelete(personId: string, isAdministrator: boolean, task: Task): Message | undefined {
  if (task.state !== 'ASSIGNED') return states[task.state]
  return isAdministrator || personId === task.assigner
    ? undefined
    : t`only the person who assigned it or an administrator can do this`
}

/** Why tasks cannot be given to somebody; undefined where they can. */
export function whyNotTake(isActive: boolean, permissions: ReadonlySet<Permission>): Message | undefined {
  if (!isActive) return t`their account is not active`
  return permissions.has('task.write') ? undefined : t`their role cannot be assigned tasks`
}
