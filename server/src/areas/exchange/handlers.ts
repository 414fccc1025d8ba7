import type { Areas, ResponseCode } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type RequestContext, unfit } from '../../platform/index.ts'
import { contentFor, entryFor } from '../document-access/index.ts'
import { messagesFor, reasonsFor, writeTransaction } from '../entries/index.ts'
import { parse, readTrade, type Trade } from '../parsing/index.ts'
import { addressee } from './addressee.ts'
import { answerDocument } from './commands/answer-document.ts'
import { confirmPayee, denyDuplicate } from './commands/check-arrival.ts'
import { SavedMeanwhile, sendDocument } from './commands/send-document.ts'
import { type Content, savedContents } from './saved-content-cache.ts'
import * as dispatches from './store/dispatches.ts'
import { dispatchOf } from './views/dispatch.ts'

/** A dispute names lines that the document has. */
function refuseUnknownLines(lines: readonly { readonly LineId: string }[], { form }: Trade): void {
  const known = (form?.lines ?? []).map(({ id }) => id)
  const unknown = lines.find(({ LineId }) => !known.includes(LineId))
  if (unknown === undefined) return
  const message = t`The document has no line ${unknown.LineId}: use one of ${known.slice(0, 20).join(', ')}.`
  throw unfit('Lines.LineId', message)
}

/** What the company keeps of a document, read. */
async function kept(context: RequestContext, documentId: string): Promise<Content> {
  const { entry, bytes } = await context.read((uow) => contentFor(uow, documentId))
  return { bytes, contentHash: entry.contentHash }
}

export const handlers: Handlers<Areas['exchange']> = {
  changeState: async ({ params, body }, context) => {
    if (body.Lines !== undefined) {
      const { bytes } = await context.read((uow) => contentFor(uow, params.documentId))
      refuseUnknownLines(body.Lines, await readTrade(bytes))
    }
    return context.write(async (uow) => {
      const answer = await answerDocument(uow, {
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

  confirmPayee: ({ params, body }, context) =>
    context.write((uow) => confirmPayee(uow, params.documentId, body.Reason)),

  denyDuplicate: ({ params, body }, context) =>
    context.write((uow) => denyDuplicate(uow, params.documentId, body.Reason)),

  listStateReasons: async (_input, { language }) => {
    const words = messagesFor(language)
    const labelled = (code: ResponseCode) =>
      reasonsFor(code).map((reason) => ({ code: reason, label: words[`reasons.${reason}`] }))
    return { rejectionReasons: labelled('BusinessReject'), disputeReasons: labelled('BusinessDispute') }
  },

  readLatestDispatch: ({ params }, context) =>
    context.read(async (uow) => {
      const entry = await entryFor(uow, params.documentId)
      const latest = await dispatches.latestOf(uow, entry.id)
      if (latest === undefined) throw new ApiError('ResourceNotFound', t`The document ${entry.id} has never been sent.`)
      return dispatchOf(latest)
    }),

  dispatch: async ({ params, body }, context) => {
    const { entry, bytes } = await context.read((uow) => contentFor(uow, params.id))
    const parsed = await parse(bytes)
    await context.write(async (uow) => {
      const connectionId = body?.ConnectionId ?? entry.connectionId ?? (await addressee(uow, parsed.receiverName)).id
      const { id: documentId, contentHash } = entry
      await sendDocument(uow, { documentId, dispatchId: uow.newId(), connectionId, parsed, bytes, contentHash })
    })
  },

  dispatchDocument: async ({ params, body }, context) => {
    const sending = {
      documentId: params.documentId,
      dispatchId: params.newUuid,
      connectionId: body.ConnectionId,
      channel: body.Channel,
    }
    const send = async (content: Content) => {
      const parsed = await parse(content.bytes)
      return writeTransaction(context, params.documentId, parsed, async (uow) =>
        dispatchOf(await sendDocument(uow, { ...sending, ...content, parsed })),
      )
    }
    const saved = savedContents(context.platform).take({ companyId: context.companyId, id: params.documentId })
    try {
      if (saved !== undefined) return await send(saved)
    } catch (error) {
      if (!(error instanceof SavedMeanwhile)) throw error
    }
    return send(await kept(context, params.documentId))
  },
}
