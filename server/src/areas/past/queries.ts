import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { linesUpTo } from '../../platform/log/store.ts'
import { answerReasons, contentColumns, type Entry, stateOf } from '../entries/index.ts'
import { parse } from '../parsing/index.ts'
import { asOf, type Past, type PastLine } from './rules.ts'

/** An entry as it was, and what hung on it. */
export interface Then extends Pick<Past, 'tags' | 'given' | 'hold'> {
  readonly entry: Entry
}

/**
 * What an entry was at a position of the company's log, made of its lines there and of the content that it had.
 *
 * @throws ApiError ResourceNotFound where the document was not there yet.
 */
export async function entryAt(uow: UnitOfWork, entry: Entry, position: number): Promise<Then> {
  const { tags, given, answerId, hold, ...past } = await pastOf(uow, entry, position)
  const content = past.contentHash === entry.contentHash ? {} : await contentThen(uow, entry, past.contentHash)
  const [answer] = await answerReasons(uow, answerId === null ? [] : [answerId])
  const reason = { statusMessage: answer?.statusMessage ?? null, reasonCode: answer?.reasonCode ?? null }
  // Sending begins the conversation of a document that belongs to none.
  const conversationId = past.delivery === 'NONE' && entry.conversationId === entry.id ? null : entry.conversationId
  const was = {
    ...entry,
    ...content,
    ...past,
    conversationId,
    ...(entry.type === 'status' ? {} : reason),
    ...(past.exchanged === null && { sentBy: null, senderDiffers: false, buyerDiffers: false }),
    confined: given.length > 0,
    legalHold: hold !== null,
    heldAnswer: null,
  }
  return { entry: { ...was, state: stateOf(was) }, tags, given, hold }
}

/** The hash of the content that a document had at a position; errors as of {@link entryAt}. */
export const contentHashAt = async (uow: UnitOfWork, entry: Entry, position: number): Promise<string> =>
  (await pastOf(uow, entry, position)).contentHash

async function pastOf(uow: UnitOfWork, entry: Entry, position: number): Promise<Past> {
  const lines = await linesUpTo(uow.tx, uow.companyId, entry.id, String(position))
  const past = asOf(
    lines.map(({ kind, content_hash, detail, at, actor_id }) => ({
      kind,
      contentHash: content_hash,
      detail: detail as PastLine['detail'],
      at,
      actorId: actor_id,
    })),
  )
  if (past === undefined)
    throw new ApiError('ResourceNotFound', t`The document ${entry.id} did not exist at log position ${position}.`)
  return past
}

/** What its earlier content said; from whom it is and what it answers stays the entry's. */
const contentThen = async (uow: UnitOfWork, entry: Entry, hash: string) =>
  contentColumns(entry.type, await parse(await uow.contents.read(hash)))
