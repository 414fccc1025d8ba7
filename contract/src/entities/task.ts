import { taskStates } from '../enumerations/index.ts'
import { anything, encoded, entity, id, instant, listOrOne, mapOf, maybe, oneOf, text } from '../words/index.ts'

const context = () => encoded(mapOf(anything('What the app that deals with the task keeps with it.')))
const shared = {
  handler: text({ max: 200, says: 'Vendor, app and component with dots between.' }),
  subjectId: maybe(text({ max: 60 })),
  assignee: maybe(id('user')),
  context: maybe(context()),
}

/** F-193 to F-195: a task as it is sent; its handler is required on creating, and says who deals with it. */
export const TaskInput = entity('TaskInput', {
  ...shared,
  assignees: listOrOne(id('user'), { min: 1, max: 100 }),
  state: maybe(oneOf(taskStates)),
})

/** responses.md B, Tasks. */
export const Task = entity('Task', {
  ...shared,
  id: id('task'),
  groupId: maybe(id('team')),
  state: oneOf(taskStates),
  createdOn: instant(),
  assigner: maybe(id('user')),
  assignedOn: maybe(instant()),
  completedBy: maybe(id('user')),
  completedOn: maybe(instant()),
  outcome: maybe(text({ max: 100 })),
  assignees: listOrOne(id('user')),
})
