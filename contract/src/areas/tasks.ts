import { Task, TaskInput } from '../entities/index.ts'
import { taskStates } from '../enumerations/index.ts'
import { call, id, list, mapOf, maybe, nothing, oneOf, paging, record, text, whole } from '../words/index.ts'

const needs = { id: 'id is required' }
const path = { id: id('task') }
const read = { may: 'task.read' } as const
const write = { may: 'task.write' } as const

/** 002 §7 Tasks; F-193 to F-197, decision 16. */
export const tasks = {
  createTask: call('POST tasks', {
    id: 'TSK-01',
    says: 'Gives people a task, or a team; an app’s component deals with it.',
    ...write,
    body: TaskInput,
    returns: Task,
    status: 201,
    creates: 'tasks/{id}',
    fails: ['ResourceNotFound'],
  }),
  saveTask: call('PUT tasks/{id}', {
    id: 'TSK-02',
    says: 'Changes a task.',
    ...write,
    needs,
    path,
    body: TaskInput,
    returns: Task,
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  completeTask: call('PUT tasks/{id}/outcome/{outcome}', {
    id: 'TSK-03',
    says: 'Completes a task with an outcome (F-196).',
    ...write,
    needs: { ...needs, outcome: 'outcome is required' },
    path: { ...path, outcome: text({ min: 1, max: 100 }) },
    body: record({ completedBy: id('user') }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  deleteTask: call('DELETE tasks/{id}', {
    id: 'TSK-04',
    says: 'Deletes a task that is not done.',
    ...write,
    needs,
    path,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  readTask: call('GET tasks/{id}', {
    id: 'TSK-05',
    says: 'One task.',
    ...read,
    needs,
    path,
    returns: Task,
    fails: ['ResourceNotFound'],
  }),
  listTasks: call('GET tasks', {
    id: 'TSK-06',
    says: 'Tasks by who deals with them, what they are about and whose they are.',
    ...read,
    query: {
      handler: maybe(text({ max: 200 })),
      subjectId: maybe(text({ max: 60 })),
      ...paging(10),
      state: maybe(oneOf(taskStates)),
      assignee: maybe(id('user')),
    },
    returns: record({ Tasks: list(Task) }),
  }),
  countTasks: call('GET tasks/count', {
    id: 'TSK-07',
    says: 'How many tasks were given to each team.',
    ...read,
    query: { handler: maybe(text({ max: 200 })), state: maybe(oneOf(taskStates)) },
    returns: mapOf(whole({ min: 0 })),
  }),
}
