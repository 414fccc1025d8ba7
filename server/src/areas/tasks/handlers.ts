import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import { changeTask, completeTask, deleteTask } from './commands/change-task.ts'
import { giveTask } from './commands/give-task.ts'
import { noTask } from './not-found.ts'
import * as store from './store.ts'
import { shown } from './views.ts'

/** @param origins where the mails that tell of a task lead */
export const createHandlers = (origins: { readonly shell: string }): Handlers<Areas['tasks']> => ({
  createTask: ({ body }, context) =>
    context.write(async (uow) => shown(await giveTask(uow, origins.shell, body, context.actor.userId))),

  saveTask: ({ params, body }, context) =>
    context.write(async (uow) => shown(await changeTask(uow, origins.shell, params.id, body, context.actor))),

  completeTask: ({ params: { id, outcome }, body: { completedBy } }, context) =>
    context.write((uow) => completeTask(uow, id, outcome, completedBy, context.actor)),

  deleteTask: ({ params }, context) => context.write((uow) => deleteTask(uow, params.id, context.actor)),

  readTask: ({ params }, context) =>
    context.read(async (uow) => {
      const task = await store.find(uow, params.id)
      if (task === undefined) throw noTask(params.id)
      if (task.documentId !== null) await entryFor(uow, task.documentId)
      return shown(task)
    }),

  listTasks: ({ query }, context) =>
    context.read(async (uow) => ({ Tasks: (await store.list(uow, query)).map(shown) })),

  countTasks: ({ query }, context) =>
    context.read(async (uow) => Object.fromEntries(await store.countByTeam(uow, query))),
})
