import type { Areas, InputOf } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { uuidPattern } from '../../platform/ids.ts'
import { ApiError, type RequestContext, unfit } from '../../platform/index.ts'
import { contentFor } from '../document-access/index.ts'
import { fromWire, partyOf } from '../entries/index.ts'
import { parse, readTrade } from '../parsing/index.ts'

type Answer = Exclude<InputOf<Areas['exchange']['changeState']>['body'], Uint8Array>
type Dispatching = Exclude<InputOf<Areas['exchange']['dispatchDocument']>['body'], Uint8Array | undefined>

/**
 * What an ApplicationResponse in XML answers to a document. Its number is the id of the answer where it is a UUID.
 *
 * @throws ApiError BadRequest: it is none, answers another document, or says what is no answer.
 */
export async function answerIn(bytes: Uint8Array, documentId: string, context: RequestContext): Promise<Answer> {
  const parsed = await parse(bytes)
  const given = parsed.answer
  if (given === undefined)
    throw new ApiError('BadRequest', t`The body is a ${parsed.ublType}: send an ApplicationResponse.`)
  const { entry } = await context.read((uow) => contentFor(uow, documentId))
  const other = parsed.references.find(({ id }) => isUuid(id) && id?.toLowerCase() !== documentId)
  if (other !== undefined)
    throw unfit(
      'DocumentReference.UUID',
      t`The response is to the document ${other.id}, but the address names ${documentId}: use the same in both.`,
    )
  const code = fromWire(given.responseCode, partyOf(entry))
  if (code === undefined)
    throw unfit('ResponseCode', t`ResponseCode is ${given.responseCode}: use one such as BusinessAccept, or AP.`)
  const { answers } = await readTrade(bytes)
  return {
    ResponseId: isUuid(parsed.number) ? parsed.number.toLowerCase() : context.platform.ids.next(),
    ResponseCode: code,
    ...(given.reasonCode !== undefined && { ReasonCode: given.reasonCode }),
    ...(given.reason !== undefined && { Reason: given.reason }),
    ...(code === 'BusinessDispute' &&
      answers.length > 0 && {
        Lines: answers.map(({ lineId, reasonCode, reason }) => ({
          LineId: lineId,
          ...(reasonCode !== undefined && { ReasonCode: reasonCode }),
          ...(reason !== undefined && { Reason: reason }),
        })),
      }),
  }
}

const isUuid = (text: string | undefined): boolean => text !== undefined && uuidPattern.test(text)

const maxBytes = 10_000
const connectionId = /<(?:[\w.-]+:)?ConnectionId>\s*([^<>\s]*)\s*<\//

/** What a DispatchRequest in XML says: its connection, or none. */
export function dispatchIn(bytes: Uint8Array): Dispatching {
  const text = new TextDecoder().decode(bytes.subarray(0, maxBytes))
  if (bytes.length > maxBytes || !/<(?:[\w.-]+:)?DispatchRequest[\s/>]/.test(text))
    throw new ApiError('BadRequest', t`The body is not a DispatchRequest: send one, or JSON.`)
  const [, id] = connectionId.exec(text) ?? []
  if (id === undefined) return {}
  if (!isUuid(id)) throw unfit('ConnectionId', t`ConnectionId is ${id}: use the UUID of a connection.`)
  return { ConnectionId: id.toLowerCase() }
}
