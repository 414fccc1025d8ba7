import type { Of, Task } from '@kontor/contract'
import { contextToWire } from './context.ts'
import type { TaskRecord } from './records.ts'

/** A task as the wire shows it (F-193). */
export const shown = (task: TaskRecord): Of<typeof Task> => ({
  id: task.id,
  handler: task.handler,
  ...(task.groupId !== null && { groupId: task.groupId }),
  ...(task.subjectId !== null && { subjectId: task.subjectId }),
  ...(task.assignee !== null && { assignee: task.assignee }),
  context: contextToWire(task.context),
  state: task.state,
  createdOn: task.created.toISOString(),
  assigner: task.assigner,
  assignedOn: task.assigned.toISOString(),
  ...(task.completedBy !== null && { completedBy: task.completedBy }),
  ...(task.completed !== null && { completedOn: task.completed.toISOString() }),
  ...(task.outcome !== null && { outcome: task.outcome }),
  assignees: [...task.assignees],
})
