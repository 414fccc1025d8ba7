import { type Areas, systemTags } from '@kontor/contract'
import { type Act, Fault, type Handlers, notFound } from '../../../platform/index.ts'
import { canBeArchived, systemTagsOf } from '../rules.ts'
import * as entries from '../store/entries.ts'
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

/** Puts a tag on or takes it off; nothing happens, and nothing is logged, where it is so already. */
export async function setTag(
  act: Act,
  { documentId, tag }: { documentId: string; tag: string },
  on: boolean,
): Promise<void> {
  const entry = await entries.lock(act, documentId)
  if (entry === undefined) throw notFound('document', documentId)
  const line = { objectType: 'document', objectId: entry.id } as const
  if (tag === 'archived') {
    if (entry.archived === on) return
    if (!canBeArchived(entry))
      throw new Fault('BadRequest', `The document ${entry.id} is a draft and is not archived. Send or delete it.`)
    await entries.change(act, entry, { archived: on })
    await act.log({ ...line, kind: on ? 'document.archived' : 'document.unarchived' })
    return
  }
  if ((systemTags as readonly string[]).includes(tag))
    throw new Fault(
      'BadRequest',
      `The tag ${tag} follows from the document’s state and is not set. Choose another word.`,
    )
  const changed = on ? await tags.add(act, entry.id, tag) : await tags.remove(act, entry.id, tag)
  if (changed) await act.log({ ...line, kind: on ? 'document.tagged' : 'document.untagged' })
}
