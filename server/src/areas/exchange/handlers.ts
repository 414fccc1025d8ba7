import type { Areas, ResponseCode } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type UnitOfWork, unfit } from '../../platform/index.ts'
import { contentFor, entryFor } from '../document-access/index.ts'
import { type Entry, messagesFor, reasonsFor, writeTransaction } from '../entries/index.ts'
import { connectionOf, noConnection } from '../network/index.ts'
import { type Parsed, parse, readTrade, type Trade } from '../parsing/index.ts'
import { addresseeOrOnly } from './addressee.ts'
import { confirmPayee, denyDuplicate } from './commands/check-arrival.ts'
import { enterPurchase, isEntered } from './commands/enter-purchase.ts'
import { giveAnswer, sendAnswer, undoAnswer } from './commands/hold-answer.ts'
import { SavedMeanwhile, sendDocument } from './commands/send-document.ts'
import { checkParties, ownIdentity } from './commands/true-sender.ts'
import { originOf } from './rules/index.ts'
import { type Content, savedContents } from './saved-content-cache.ts'
import * as dispatches from './store/dispatches.ts'
import { dispatchOf } from './views/dispatch.ts'
import { answerIn, dispatchIn } from './xml-requests.ts'

/** A dispute names lines that the document has. */
function refuseUnknownLines(lines: readonly { readonly LineId: string }[], { form }: Trade): void {
  const known = (form?.lines ?? []).map(({ id }) => id)
  const unknown = lines.find(({ LineId }) => !known.includes(LineId))
  if (unknown === undefined) return
  const message = t`The document has no line ${unknown.LineId}: use one of ${known.slice(0, 20).join(', ')}.`
  throw unfit('Lines.LineId', message)
}

export const handlers: Handlers<Areas['exchange']> = {
  changeState: async ({ params, body: given }, context) => {
    const body = given instanceof Uint8Array ? await answerIn(given, params.documentId, context) : given
    if (body.Lines !== undefined) {
      const { bytes } = await context.read((uow) => contentFor(uow, params.documentId))
      refuseUnknownLines(body.Lines, await readTrade(bytes))
    }
    return context.write(async (uow) => {
      const answering = {
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
      }
      const until = await giveAnswer(uow, answering, body.HoldFor)
      return { DocumentId: body.ResponseId, ...(until !== undefined && { HeldUntil: until }) }
    })
  },

  undoAnswer: ({ params }, context) => context.write((uow) => undoAnswer(uow, params.documentId, params.responseId)),

  sendAnswer: ({ params }, context) => context.write((uow) => sendAnswer(uow, params.documentId, params.responseId)),

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

  readOrigin: async ({ params }, context) => {
    const { entry, bytes, own } = await context.read(async (uow) => ({
      ...(await contentFor(uow, params.documentId)),
      own: await ownIdentity(uow),
    }))
    const parsed = await parse(bytes)
    return { Origin: originOf(entry.type, parsed, own), Seller: parsed.senderName, Buyer: parsed.receiverName }
  },

  enterPurchase: async ({ params, body: { Draft, OtherBuyer } }, context) => {
    if (await context.read((uow) => isEntered(uow, params.documentId, Draft))) return
    const { entry: draft, bytes } = await context.read((uow) => contentFor(uow, Draft))
    const parsed = await parse(bytes)
    await context.write((uow) =>
      enterPurchase(uow, { id: params.documentId, draft, bytes, parsed, otherBuyer: OtherBuyer }),
    )
  },

  checkParties: async ({ params }, context) => {
    const { entry, bytes } = await context.read((uow) => contentFor(uow, params.documentId))
    const parsed = await parse(bytes)
    return context.read(async (uow) => {
      const connection = await connectionOf(uow, params.connectionId)
      if (connection === undefined) throw noConnection(params.connectionId)
      const { refusal, isForReceiver } = await checkParties(uow, entry.type, parsed, connection)
      return {
        ...(refusal === undefined ? {} : { Refusal: await context.translate(refusal.reason) }),
        ...(isForReceiver ? {} : { OtherReceiver: parsed.receiverName }),
      }
    })
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
      const connectionId = body?.ConnectionId ?? (await meantFor(uow, entry, parsed))
      const { id: documentId, contentHash } = entry
      await sendDocument(uow, { documentId, dispatchId: uow.newId(), connectionId, parsed, bytes, contentHash })
    })
  },

  dispatchDocument: async ({ params, body: given }, context) => {
    const body = given instanceof Uint8Array ? dispatchIn(given) : (given ?? {})
    const send = async (content: Content, entry?: Entry) => {
      const parsed = await parse(content.bytes)
      return writeTransaction(context, params.documentId, parsed, async (uow) =>
        dispatchOf(
          await sendDocument(uow, {
            ...content,
            parsed,
            documentId: params.documentId,
            dispatchId: params.newUuid,
            connectionId: body.ConnectionId ?? (await meantFor(uow, entry, parsed)),
            channel: body.Channel,
          }),
        ),
      )
    }
    const place = { companyId: context.companyId, id: params.documentId }
    // Whether its draft has a partner already, only the entry tells.
    const saved = body.ConnectionId === undefined ? undefined : savedContents(context.platform).take(place)
    try {
      if (saved !== undefined) return await send(saved)
    } catch (error) {
      if (!(error instanceof SavedMeanwhile)) throw error
    }
    const { entry, bytes } = await context.read((uow) => contentFor(uow, params.documentId))
    return send({ bytes, contentHash: entry.contentHash }, entry)
  },
}

/** The connection of somebody who names none: the one that the draft was begun for, or that the document is meant for. */
const meantFor = async (uow: UnitOfWork, entry: Entry | undefined, { receiverName }: Parsed): Promise<string> =>
  entry?.connectionId ?? (await addresseeOrOnly(uow, receiverName)).id
