import { t } from '@kontor/i18n'
import { type Decimal, exact, type FormType, type TradeForm } from '@kontor/ubl'
import { ApiError, type RequestContext } from '../../platform/index.ts'
import { asProposed, changeOfOrder, isBillable, workedForm } from '../document-lines/index.ts'
import type { Entry } from '../entries/index.ts'

export interface Wanted {
  readonly documentId: string
  /** All lines that can still be billed, unless given. */
  readonly lineIds?: readonly string[]
  /** So much of each line at most. */
  readonly upTo?: ReadonlyMap<string, Decimal>
}

export interface Source {
  readonly entry: Entry
  readonly form: TradeForm
  readonly taken: readonly { readonly line: string; readonly quantity?: string }[]
}

/**
 * Reads a document that becomes another.
 *
 * @throws ApiError ResourceNotFound, Conflict (a document of a type without a form, an order that cannot be changed now).
 */
export async function sourceOf(
  context: RequestContext,
  { documentId, lineIds, upTo }: Wanted,
  target: FormType,
): Promise<Source> {
  const isBill = target === 'Invoice'
  const { entry, form: written, lines } = await workedForm(context, documentId)
  if (written === undefined) throw new ApiError('Conflict', t`The document ${documentId} has no lines to copy.`)
  const isChange = target === 'OrderChange' && entry.type === 'order'
  const form = isChange ? await proposedChange(context, entry, written) : written
  const unknown = lineIds?.find((id) => !lines.some(({ form }) => form.id === id))
  if (unknown !== undefined)
    throw new ApiError('ResourceNotFound', t`The document ${documentId} has no line ${unknown}.`)
  const taken = lines
    .filter(
      ({ form, line }) =>
        (lineIds?.includes(form.id) ?? line.state !== 'CANCELED') && (!isBill || isBillable(line.state)),
    )
    .map(({ form: { id, quantity }, remaining }) => ({
      line: id,
      ...(target !== 'OrderChange' && { quantity: isBill ? atMost(remaining, upTo?.get(id)) : quantity }),
    }))
  return { entry, form, taken }
}

const atMost = (remaining: string, limit: Decimal | undefined): string =>
  limit?.lt(exact(remaining)) ? limit.toFixed() : remaining

/** A change of an order begins as its supplier would have it, where their response differs. */
async function proposedChange(context: RequestContext, order: Entry, form: TradeForm): Promise<TradeForm> {
  const { whyNot, proposed } = await context.read((uow) => changeOfOrder(uow, order))
  if (whyNot !== undefined)
    throw new ApiError('Conflict', t`The order ${order.businessId} cannot be turned into ${'orderchange'}: ${whyNot}.`)
  return asProposed(form, proposed)
}
