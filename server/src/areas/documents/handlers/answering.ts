import type { Areas, ResponseCode } from '@kontor/contract'
import type { Handlers } from '../../../platform/index.ts'
import { answerDocument } from '../acts/answering.ts'
import { messagesFor } from '../messages/index.ts'
import { reasonsFor } from '../values/reasons.ts'

type Calls = 'changeState' | 'listStateReasons'

export const answering: Pick<Handlers<Areas['documents']>, Calls> = {
  changeState: ({ params, body }, context) =>
    context.write(async (act) => {
      const answer = await answerDocument(act, {
        documentId: params.documentId,
        responseId: body.ResponseId,
        code: body.ResponseCode,
        reasonCode: body.ReasonCode,
        reason: body.Reason,
      })
      return { DocumentId: answer.id }
    }),

  listStateReasons: async (_input, { language }) => {
    const { reasons } = messagesFor(language)
    const labelled = (code: ResponseCode) =>
      reasonsFor(code).map((reason) => ({ code: reason, label: reasons[reason] }))
    return { rejectionReasons: labelled('BusinessReject'), disputeReasons: labelled('BusinessDispute') }
  },
}
