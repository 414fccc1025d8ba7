import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../../platform/index.ts'
import { answerDocument, refuseUnreasoned } from '../../exchange/index.ts'
import { refuseDerived, setTag } from '../../tags/index.ts'
import { forEachSelected } from '../commands/for-each-selected.ts'

export const selecting: Pick<Handlers<Areas['documentLists']>, 'answerDocuments' | 'tagDocuments'> = {
  answerDocuments: ({ query, body }, context) =>
    context.write(async (uow) => {
      const { ResponseCode: code, ReasonCode: reasonCode, Reason: reason } = body
      refuseUnreasoned(code, reasonCode, reason)
      const chosen = { ids: body.DocumentIds, all: body.All, filter: query }
      const answer = async (documentId: string) => {
        await answerDocument(uow, { documentId, responseId: uow.newId(), code, reasonCode, reason })
        return true
      }
      return { DocumentIds: await forEachSelected(uow, chosen, answer) }
    }),

  tagDocuments: ({ query, body: { Tag: tag, On, DocumentIds, All } }, context) =>
    context.write(async (uow) => {
      refuseDerived(tag)
      const chosen = { ids: DocumentIds, all: All, filter: query }
      return { DocumentIds: await forEachSelected(uow, chosen, (documentId) => setTag(uow, { documentId, tag }, On)) }
    }),
}
