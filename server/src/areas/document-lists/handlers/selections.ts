import type { Areas, ResponseCode } from '@kontor/contract'
import type { Handlers, RequestContext, UnitOfWork } from '../../../platform/index.ts'
import { answers as answerRules, lockEntry, toConfirm } from '../../entries/index.ts'
import { giveAnswer, refuseUnreasoned, undoAnswer } from '../../exchange/index.ts'
import { refuseDerived, setTag } from '../../tags/index.ts'
import { forEachSelected } from '../commands/for-each-selected.ts'
import { overLimits } from '../over-limits.ts'

export const selectionHandlers: Pick<
  Handlers<Areas['documentLists']>,
  'answerDocuments' | 'undoAnswers' | 'tagDocuments'
> = {
  answerDocuments: ({ query, body }, context) =>
    context.write(async (uow) => {
      const { ResponseCode: code, ReasonCode: reasonCode, Reason: reason } = body
      refuseUnreasoned(code, reasonCode, reason)
      const chosen = { ids: body.DocumentIds, all: body.All, filter: query }
      const held: { DocumentId: string; ResponseId: string }[] = []
      const answer = async (documentId: string) => {
        if (body.SkipWarned && (await isWarned(uow, documentId, code, context.actor))) return false
        const responseId = uow.newId()
        const until = await giveAnswer(uow, { documentId, responseId, code, reasonCode, reason }, body.HoldFor)
        if (until !== undefined) held.push({ DocumentId: documentId, ResponseId: responseId })
        return true
      }
      const DocumentIds = await forEachSelected(uow, chosen, answer)
      return { DocumentIds, ...(held.length > 0 && { Held: held }) }
    }),

  undoAnswers: ({ body }, context) =>
    context.write(async (uow) => {
      const answers = new Map(body.Held.map(({ DocumentId, ResponseId }) => [DocumentId, ResponseId]))
      const chosen = { ids: [...answers.keys()], all: false, filter: {} }
      const undo = async (documentId: string) => {
        await undoAnswer(uow, documentId, answers.get(documentId) ?? '')
        return true
      }
      return { DocumentIds: await forEachSelected(uow, chosen, undo) }
    }),

  tagDocuments: ({ query, body: { Tag: tag, On, DocumentIds, All } }, context) =>
    context.write(async (uow) => {
      refuseDerived(tag)
      const chosen = { ids: DocumentIds, all: All, filter: query }
      return { DocumentIds: await forEachSelected(uow, chosen, (documentId) => setTag(uow, { documentId, tag }, On)) }
    }),
}

async function isWarned(
  uow: UnitOfWork,
  documentId: string,
  code: ResponseCode,
  actor: RequestContext['actor'],
): Promise<boolean> {
  const entry = await lockEntry(uow, documentId)
  if (entry === undefined) return false
  const isOverLimit = await overLimits(uow, [entry], actor)
  return toConfirm(answerRules[code].action, entry, isOverLimit(entry)).length > 0
}
