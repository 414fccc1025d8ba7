import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { saveTemplate, templateContent } from './commands/save-template.ts'
import { useTemplate } from './commands/use-template.ts'
import { noTemplate } from './not-found.ts'
import * as store from './store.ts'
import { templateEntities } from './views.ts'

export const handlers: Handlers<Areas['templates']> = {
  listTemplates: (_input, context) =>
    context.read(async (uow) => ({ Templates: await templateEntities(uow, await store.all(uow)) })),

  saveTemplate: async ({ params: { id }, body: { Name, DocumentId } }, context) => {
    const content = DocumentId === undefined ? undefined : await templateContent(context, DocumentId)
    return context.write((uow) => saveTemplate(uow, id, Name, content))
  },

  deleteTemplate: ({ params: { id } }, context) =>
    context.write(async (uow) => {
      if (!(await store.remove(uow, id))) throw noTemplate(id)
      await uow.log({ kind: 'template.deleted', objectType: 'template', objectId: id })
    }),

  useTemplate: async ({ params: { id } }, context) => ({ documentId: await useTemplate(context, id) }),
}
