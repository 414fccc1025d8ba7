import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { plainName } from '../../attachments/index.ts'
import { type QuoteData, type Quoted, withQuote } from '../../requisition-lines/index.ts'
import type { Actor } from '../reader.ts'
import { keptFile } from './attach-file.ts'
import { changeRequisition } from './change-requisition.ts'
import { mustHold } from './must-hold.ts'
import { editable, logged } from './write-requisition.ts'

/** A quote as a file; what it says is null where it is no data. */
export interface QuoteFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly data: (Omit<QuoteData, 'lines'> & { readonly lines: readonly Quoted[] }) | null
}

/**
 * Takes a quote into a draft, with its lines behind those that are there. It was found clean before; brought again it has the
 * effect of one.
 *
 * @throws ApiError ResourceNotFound, Locked, Conflict (who it is not for; more lines than one holds), BadRequest (empty).
 */
export async function bringQuote(uow: UnitOfWork, id: string, given: QuoteFile, actor: Actor): Promise<void> {
  const before = await editable(uow, id, actor)
  const FileName = plainName(given.name) || 'quote'
  if (given.bytes.length === 0)
    throw new ApiError('BadRequest', t`file ${FileName} is empty: send a file with content.`)
  const file = await keptFile(uow, FileName, given.bytes)
  if (before.quote?.contentHash === file.contentHash) return
  const { data } = given
  const { lines, quoted } = withQuote(
    before.lines,
    before.quote?.said ?? null,
    data?.lines ?? [],
    data ?? { currency: before.currency },
  )
  mustHold(before, lines)
  const isFirst = lines.length === quoted.length
  const changes = {
    lines,
    quote: { ...file, said: data && { ...data, lines: quoted } },
    // Who brings all lines says in what they are paid.
    ...(data !== null && isFirst && { currency: data.currency }),
  }
  await logged(uow, await changeRequisition(uow, before, changes), 'saved', { by: 'quote' })
}
