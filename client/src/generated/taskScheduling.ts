// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const taskScheduling: Described<'taskScheduling'> = {
  schedule: {"line":"POST task-scheduler/v0/task/scheduling/{id}","body":"json","answer":"none"},
  unschedule: {"line":"DELETE task-scheduler/v0/task/scheduling/{id}","answer":"none"},
  listScheduled: {"line":"GET task-scheduler/v0/task/scheduling"},
}
