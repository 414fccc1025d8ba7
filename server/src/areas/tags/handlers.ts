import type { Areas } from '@kontor/contract'
import type { Handlers, UnitOfWork } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import { systemTagsOf } from '../entries/index.ts'
import { setTag } from './commands/set-tag.ts'
import * as tags from './store.ts'

async function set(uow: UnitOfWork, on: Parameters<typeof setTag>[1], isOn: boolean): Promise<void> {
  await setTag(uow, on, isOn)
}

export const handlers: Handlers<Areas['tags']> = {
  listTags: ({ params }, context) =>
    context.read(async (uow) => {
      const entry = await entryFor(uow, params.documentId)
      return { Tag: [...systemTagsOf(entry), ...(await tags.of(uow, entry.id))] }
    }),

  addTag: ({ params }, context) => context.write((uow) => set(uow, params, true)),

  removeTag: ({ params }, context) => context.write((uow) => set(uow, params, false)),

  listTagsInUse: (_input, context) =>
    context.read(async (uow) => ({
      Tags: (await tags.inUse(uow)).map(({ tag, count }) => ({ Tag: tag, Count: Number(count) })),
    })),
}
