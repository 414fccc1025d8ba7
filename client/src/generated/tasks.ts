// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const tasks: Described<'tasks'> = {
  createTask: {"line":"POST tasks","body":"json","wire":{"context":"encoded","assignees":"list"}},
  saveTask: {"line":"PUT tasks/{id}","body":"json","wire":{"context":"encoded","assignees":"list"}},
  completeTask: {"line":"PUT tasks/{id}/outcome/{outcome}","body":"json","answer":"none"},
  deleteTask: {"line":"DELETE tasks/{id}","answer":"none"},
  readTask: {"line":"GET tasks/{id}","wire":{"context":"encoded","assignees":"list"}},
  listTasks: {"line":"GET tasks","wire":{"context":"encoded","assignees":"list"}},
  countTasks: {"line":"GET tasks/count"},
}
