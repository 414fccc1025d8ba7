import { randomUUID } from 'node:crypto'
import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { Handlers, RequestContext, UnitOfWork } from '../../../platform/index.ts'
import { mustBeClean } from '../../attachments/index.ts'
import { maxFileBytes } from '../../pages/index.ts'
import { attachToUpload } from '../commands/attach-file.ts'
import { createBlank } from '../commands/create-blank.ts'
import { lockUpload } from '../commands/lock-upload.ts'
import { removeFilter, saveFilter, seenFilters } from '../commands/save-filter.ts'
import { saveReason } from '../commands/save-reason.ts'
import { noTag } from '../not-found.ts'
import * as reasons from '../store/reasons.ts'
import { seenIn } from '../upload-context.ts'
import { filterOf, tagOf, uploadOf } from '../views.ts'

const by = ({ author }: UnitOfWork, { actor }: RequestContext) => ({
  actorId: author.actorId,
  permissions: actor.permissions,
})

export const reviewHandlers: Pick<
  Handlers<Areas['scanning']>,
  | 'listTags'
  | 'createTag'
  | 'saveTag'
  | 'deleteTag'
  | 'listFilters'
  | 'createFilter'
  | 'saveFilter'
  | 'deleteFilter'
  | 'createBlank'
  | 'addAttachment'
> = {
  listTags: ({ query }, context) =>
    context.read(async (uow) => ({ Tags: (await reasons.all(uow, query.type)).map(tagOf) })),

  createTag: ({ body }, context) =>
    context.write(async (uow) => tagOf(await saveReason(uow, body.id ?? randomUUID(), body, 'new'))),

  saveTag: ({ params, body }, context) =>
    context.write(async (uow) => tagOf(await saveReason(uow, params.id, body, 'known'))),

  deleteTag: ({ params }, context) =>
    context.write(async (uow) => {
      if (!(await reasons.remove(uow, params.id))) throw noTag(params.id)
    }),

  listFilters: (_, context) =>
    context.read(async (uow) => ({
      QuickFilters: (await seenFilters(uow)).map((filter) => filterOf(filter, by(uow, context))),
    })),

  createFilter: ({ body }, context) =>
    context.write(async (uow) => filterOf(await saveFilter(uow, undefined, body, context.actor), by(uow, context))),

  saveFilter: ({ params, body }, context) =>
    context.write(async (uow) => filterOf(await saveFilter(uow, params.id, body, context.actor), by(uow, context))),

  deleteFilter: ({ params }, context) => context.write((uow) => removeFilter(uow, params.id, context.actor)),

  createBlank: async ({ query: { documentType = 'invoice', invoiceTypeCode } }, context) => {
    const name = await context.translate(t`Without a file`)
    return context.write(async (uow) =>
      uploadOf(await createBlank(uow, documentType, invoiceTypeCode, name), await seenIn(uow, context)),
    )
  },

  addAttachment: async ({ params, body }, context) => {
    await context.before((uow) => lockUpload(uow, params.id, 'enter'))
    const { file } = await body.receive(maxFileBytes)
    await mustBeClean(file, context.platform.settings)
    await context.write((uow) => attachToUpload(uow, params.id, file))
  },
}
