import type { Areas, ResponseCode } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, unfit } from '../../../platform/index.ts'
import { readTrade, type Trade } from '../../../platform/parsing/index.ts'
import { answerDocument, refuseUnreasoned } from '../acts/answering.ts'
import { confirmPayee, denyDuplicate } from '../acts/arriving.ts'
import { doToEach } from '../acts/many.ts'
import { messagesFor } from '../messages/index.ts'
import { reasonsFor } from '../values/reasons.ts'
import { contentOf } from './reading.ts'

export const answering: Pick<
  Handlers<Areas['exchange']>,
  'changeState' | 'confirmPayee' | 'denyDuplicate' | 'listStateReasons'
> &
  Pick<Handlers<Areas['documentLists']>, 'answerDocuments'> = {
  changeState: async ({ params, body }, context) => {
    if (body.Lines !== undefined) {
      const { bytes } = await context.read((act) => contentOf(act, params.documentId))
      refuseUnknownLines(body.Lines, await readTrade(bytes))
    }
    return context.write(async (act) => {
      const answer = await answerDocument(act, {
        documentId: params.documentId,
        responseId: body.ResponseId,
        code: body.ResponseCode,
        reasonCode: body.ReasonCode,
        reason: body.Reason,
        lines: body.Lines?.map(({ LineId, ReasonCode, Reason }) => ({
          lineId: LineId,
          reasonCode: ReasonCode,
          reason: Reason,
        })),
      })
      return { DocumentId: answer.id }
    })
  },

  answerDocuments: ({ query, body }, context) =>
    context.write(async (act) => {
      const { ResponseCode: code, ReasonCode: reasonCode, Reason: reason } = body
      refuseUnreasoned(code, reasonCode, reason)
      const chosen = { ids: body.DocumentIds, all: body.All, filter: query }
      const answer = async (documentId: string) => {
        await answerDocument(act, { documentId, responseId: act.newId(), code, reasonCode, reason })
        return true
      }
      return { DocumentIds: await doToEach(act, chosen, answer) }
    }),

  confirmPayee: ({ params, body }, context) =>
    context.write((act) => confirmPayee(act, params.documentId, body.Reason)),

  denyDuplicate: ({ params, body }, context) =>
    context.write((act) => denyDuplicate(act, params.documentId, body.Reason)),

  listStateReasons: async (_input, { language }) => {
    const { reasons } = messagesFor(language)
    const labelled = (code: ResponseCode) =>
      reasonsFor(code).map((reason) => ({ code: reason, label: reasons[reason] }))
    return { rejectionReasons: labelled('BusinessReject'), disputeReasons: labelled('BusinessDispute') }
  },
}

/** A dispute names lines that the document has. */
function refuseUnknownLines(lines: readonly { readonly LineId: string }[], { form }: Trade): void {
  const known = (form?.lines ?? []).map(({ id }) => id)
  const unknown = lines.find(({ LineId }) => !known.includes(LineId))
  if (unknown === undefined) return
  const message = t`The document has no line ${unknown.LineId}: name one of ${known.slice(0, 20).join(', ')}.`
  throw unfit('Lines.LineId', message)
}
