import { t } from '@kontor/i18n'
import type { TradeForm } from '@kontor/ubl'
import { ApiError, type RequestContext } from '../../../platform/index.ts'
import { isBillable, workedForm } from '../../document-lines/index.ts'
import type { Entry } from '../../entries/index.ts'

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
  const { entry, form, lines } = await workedForm(context, documentId)
  if (form === undefined) throw new ApiError('Conflict', t`The document ${documentId} has no lines to copy.`)
  const unknown = lineIds?.find((id) => !lines.some(({ form }) => form.id === id))
  if (unknown !== undefined)
    throw new ApiError('ResourceNotFound', t`The document ${documentId} has no line ${unknown}.`)
  const taken = lines
    .filter(
      ({ form, line }) =>
        (lineIds?.includes(form.id) ?? line.state !== 'CANCELED') && (!isBill || isBillable(line.state)),
    )
    .map(({ form, remaining }) => ({ line: form.id, quantity: isBill ? remaining : form.quantity }))
  return { entry, form, taken }
}
