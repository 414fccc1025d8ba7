import { t } from '@kontor/i18n'
import type { TradeForm } from '@kontor/ubl'
import { ApiError, type RequestContext } from '../../../platform/index.ts'
import { contentFor } from '../../document-access/index.ts'
import { isBillable, workedLines } from '../../document-lines/index.ts'
import type { Entry } from '../../entries/index.ts'
import { readTrade } from '../../parsing/index.ts'

export interface Wanted {
  readonly documentId: string
  /** All lines that can still be billed, unless given. */
  readonly lineIds?: readonly string[]
}

export interface Source {
  readonly entry: Entry
  readonly form: TradeForm
  readonly taken: readonly { readonly line: string; readonly quantity: string }[]
}

/**
 * Reads a document that becomes another.
 *
 * @throws ApiError ResourceNotFound, Conflict (a document of a type without a form).
 */
export async function sourceOf(
  context: RequestContext,
  { documentId, lineIds }: Wanted,
  isBill: boolean,
): Promise<Source> {
  const { entry, bytes } = await context.read((uow) => contentFor(uow, documentId))
  const { form } = await readTrade(bytes)
  if (form === undefined) throw new ApiError('Conflict', t`The document ${documentId} has no lines to copy.`)
  const lines = await workedLines(context, documentId)
  const unknown = lineIds?.find((id) => !lines.some(({ form }) => form.id === id))
  if (unknown !== undefined)
    throw new ApiError('ResourceNotFound', t`The document ${documentId} has no line ${unknown}.`)
  const taken = lines
    .filter(({ form, line }) => (lineIds?.includes(form.id) ?? true) && (!isBill || isBillable(line.state)))
    .map(({ form, remaining }) => ({ line: form.id, quantity: isBill ? remaining : form.quantity }))
  return { entry, form, taken }
}
