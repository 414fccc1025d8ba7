// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const tasks: Described<'tasks'> = {
  createTask: {"method":"POST","path":"tasks","body":"json","answer":"json","wire":{"context":"encoded","assignees":"list"}},
  saveTask: {"method":"PUT","path":"tasks/{id}","needs":{"id":"id is required"},"body":"json","answer":"json","wire":{"context":"encoded","assignees":"list"}},
  completeTask: {"method":"PUT","path":"tasks/{id}/outcome/{outcome}","needs":{"id":"id is required","outcome":"outcome is required"},"body":"json","answer":"none"},
  deleteTask: {"method":"DELETE","path":"tasks/{id}","needs":{"id":"id is required"},"answer":"none"},
  readTask: {"method":"GET","path":"tasks/{id}","needs":{"id":"id is required"},"answer":"json","wire":{"context":"encoded","assignees":"list"}},
  listTasks: {"method":"GET","path":"tasks","answer":"json","wire":{"context":"encoded","assignees":"list"}},
  countTasks: {"method":"GET","path":"tasks/count","answer":"json"},
}
