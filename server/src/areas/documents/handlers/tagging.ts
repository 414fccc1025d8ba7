import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../../platform/index.ts'
import { setTag } from '../acts/tagging.ts'
import { systemTagsOf } from '../rules/index.ts'
import * as tags from '../store/tags.ts'
import { own } from './reading.ts'

type Calls = 'listTags' | 'addTag' | 'removeTag'

export const tagging: Pick<Handlers<Areas['documents']>, Calls> = {
  listTags: ({ params }, context) =>
    context.read(async (act) => {
      const entry = await own(act, params.documentId)
      return { Tag: [...systemTagsOf(entry), ...(await tags.of(act, entry.id))] }
    }),

  addTag: ({ params }, context) => context.write((act) => setTag(act, params, true)),
  removeTag: ({ params }, context) => context.write((act) => setTag(act, params, false)),
}
