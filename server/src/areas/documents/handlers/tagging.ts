import type { Areas } from '@kontor/contract'
import type { Act, Handlers } from '../../../platform/index.ts'
import { doToEach } from '../acts/many.ts'
import { refuseDerived, setTag } from '../acts/tagging.ts'
import { systemTagsOf } from '../rules/index.ts'
import * as tags from '../store/tags.ts'
import { own } from './reading.ts'

export const tagging: Handlers<Areas['tags']> & Pick<Handlers<Areas['documentLists']>, 'tagDocuments'> = {
  listTags: ({ params }, context) =>
    context.read(async (act) => {
      const entry = await own(act, params.documentId)
      return { Tag: [...systemTagsOf(entry), ...(await tags.of(act, entry.id))] }
    }),

  addTag: ({ params }, context) => context.write((act) => set(act, params, true)),
  removeTag: ({ params }, context) => context.write((act) => set(act, params, false)),

  listTagsInUse: (_input, context) =>
    context.read(async (act) => ({
      Tags: (await tags.inUse(act)).map(({ tag, count }) => ({ Tag: tag, Count: Number(count) })),
    })),

  tagDocuments: ({ query, body: { Tag: tag, On, DocumentIds, All } }, context) =>
    context.write(async (act) => {
      refuseDerived(tag)
      const chosen = { ids: DocumentIds, all: All, filter: query }
      return { DocumentIds: await doToEach(act, chosen, (documentId) => setTag(act, { documentId, tag }, On)) }
    }),
}

async function set(act: Act, on: Parameters<typeof setTag>[1], isOn: boolean): Promise<void> {
  await setTag(act, on, isOn)
}
