import type { TradeType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { FlipRefusal, type FormType, flip, isFormType, type Taken, type TradeForm } from '@kontor/ubl'
import { ApiError, dayIn, type RequestContext } from '../../../platform/index.ts'
import { readCompany } from '../../companies/index.ts'
import { saveMappings } from '../../document-lines/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { daysBefore, ublNameOf, whyNotFollow } from '../../entries/index.ts'
import { findingsIn } from '../../parsing/index.ts'
import { vatRates } from '../../taxes/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { ordersOfDespatches } from '../despatched-orders.ts'
import { type Source, sourceOf, type Wanted } from '../sources.ts'
import { copyDocument } from './copy-document.ts'
import { saveDraft } from './save-draft.ts'

/** Days until a bill that is made of orders is due, where nobody says otherwise. */
const usualTermDays = 30

/**
 * Makes one document of the lines of several, a draft of the company: what was billed before is left out, and each line
 * remembers the line that it is of. One that is to become what it is, is copied.
 *
 * @returns the draft's id
 * @throws ApiError ResourceNotFound, Conflict (nothing left to bill, or documents that do not go together).
 */
export async function flipDocuments(context: RequestContext, asked: readonly Wanted[], to: TradeType): Promise<string> {
  const wanted = to === 'invoice' ? await ordersOfDespatches(context, asked) : asked
  const target = formTypeOf(to)
  const sources: Source[] = []
  for (const one of wanted) sources.push(await sourceOf(context, one, target))
  for (const { entry } of sources) {
    const why = whyNotFollow(entry, to)
    if (why !== undefined)
      throw new ApiError('Conflict', t`The order ${entry.businessId} cannot be turned into ${to}: ${why}.`)
  }
  const [first, ...others] = sources
  if (first?.entry.type === to && others.length === 0 && wanted[0]?.lineIds === undefined)
    return copyDocument(context, first)
  const taken = sources.flatMap(({ taken }, document) => taken.map((line): Taken => ({ document, ...line })))
  if (taken.length === 0)
    throw new ApiError('Conflict', t`All lines of these documents have already been invoiced: choose other documents.`)
  const { number, issueDate, tax } = await context.read(async (uow) => {
    const issueDate = dayIn(await zoneOfCompany(uow), uow.now)
    const [percent] = vatRates((await readCompany(uow))?.Country ?? '', issueDate) ?? []
    const tax = percent === undefined ? undefined : { category: 'S', percent }
    return { number: await proposeNumber(uow, defaultChannel, to), issueDate, tax }
  })
  const made = flipped(sources, target, {
    id: number,
    issueDate,
    ...(target === 'Invoice' ? { dueDate: daysBefore(issueDate, -usualTermDays) } : {}),
    lines: taken,
    tax,
  })
  return saveDraft(context, made, (uow, documentId) =>
    saveMappings(
      uow,
      // The lines stand in the order in which they were taken.
      taken.flatMap(({ document, line }, index) => {
        const [lineId, targetDocumentId] = [made.lines[index]?.id, sources[document]?.entry.id]
        if (lineId === undefined || targetDocumentId === undefined) return []
        return [{ documentId, lineId, targetDocumentId, targetLineId: line }]
      }),
    ),
  )
}

function formTypeOf(type: TradeType): FormType {
  const name = ublNameOf(type)
  if (name === undefined || !isFormType(name))
    throw new ApiError(
      'Conflict',
      t`targetType is ${type}, which is not available: choose one from document-actions/v0/flip/config.`,
    )
  return name
}

function flipped(sources: readonly Source[], to: FormType, options: Parameters<typeof flip>[2]): TradeForm {
  try {
    return flip(
      sources.map(({ form }) => form),
      to,
      options,
    )
  } catch (error) {
    if (error instanceof FlipRefusal) throw new ApiError('Conflict', error.reason, { besides: findingsIn })
    throw error
  }
}
