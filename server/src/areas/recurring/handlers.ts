import type { Areas } from '@kontor/contract'
import { type Handlers, mustHave } from '../../platform/index.ts'
import { runNow, skip } from './commands/run-recurring.ts'
import { saveRecurring } from './commands/save-recurring.ts'
import { noRecurring } from './not-found.ts'
import * as store from './store.ts'
import { recurringEntities } from './views.ts'

export const handlers: Handlers<Areas['recurring']> = {
  listRecurring: (_input, context) =>
    context.read(async (uow) => ({ Recurring: await recurringEntities(uow, await store.all(uow)) })),

  saveRecurring: ({ params: { id }, body }, context) =>
    context.write((uow) =>
      saveRecurring(uow, id, body, { permissions: context.actor.permissions, language: context.language }),
    ),

  deleteRecurring: ({ params: { id } }, context) =>
    context.write(async (uow) => {
      if (!(await store.remove(uow, id))) throw noRecurring(id)
      await uow.log({ kind: 'recurring.deleted', objectType: 'recurring', objectId: id })
    }),

  runRecurring: ({ params: { id, day } }, context) =>
    context.write(async (uow) => {
      const sends = (await store.find(uow, id))?.connection_id
      if (sends) mustHave(context.actor, 'document.send')
      const made = await runNow(uow, id, day)
      return made === undefined ? {} : { DocumentId: made }
    }),

  skipRecurring: ({ params: { id, day } }, context) => context.write((uow) => skip(uow, id, day)),
}
