import type { Areas } from '@kontor/contract'
import type { Act, Handlers } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import { systemTagsOf } from '../entries/index.ts'
import { setTag } from './commands/set-tag.ts'
import * as tags from './store.ts'

async function set(act: Act, on: Parameters<typeof setTag>[1], isOn: boolean): Promise<void> {
  await setTag(act, on, isOn)
}

export const handlers: Handlers<Areas['tags']> = {
  listTags: ({ params }, context) =>
    context.read(async (act) => {
      const entry = await entryFor(act, params.documentId)
      return { Tag: [...systemTagsOf(entry), ...(await tags.of(act, entry.id))] }
    }),

  addTag: ({ params }, context) => context.write((act) => set(act, params, true)),

  removeTag: ({ params }, context) => context.write((act) => set(act, params, false)),

  listTagsInUse: (_input, context) =>
    context.read(async (act) => ({
      Tags: (await tags.inUse(act)).map(({ tag, count }) => ({ Tag: tag, Count: Number(count) })),
    })),
}
