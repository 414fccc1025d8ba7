import type { TradeType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { compose, FlipRefusal, type FormType, flip, isFormType, type Taken, type TradeForm, write } from '@kontor/ubl'
import { ApiError, dayInUtc, type RequestContext } from '../../../platform/index.ts'
import { readCompany } from '../../companies/index.ts'
import { contentFor } from '../../document-access/index.ts'
import { isBillable, saveMappings, workedLines } from '../../document-lines/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { daysBefore, type Entry, ublNameOf } from '../../entries/index.ts'
import { findingsIn, parse, readTrade } from '../../parsing/index.ts'
import { vatRates } from '../../taxes/index.ts'

export interface Wanted {
  readonly documentId: string
  /** All lines that can still be billed, unless given. */
  readonly lineIds?: readonly string[]
}

interface Source {
  readonly entry: Entry
  readonly form: TradeForm
  readonly taken: readonly { readonly line: string; readonly quantity: string }[]
}

/** Days until a bill that is made of orders is due, where nobody says otherwise. */
const usualTerm = 30

/**
 * Makes one document of the lines of several, a draft of the company: what was billed before is left out, and each line
 * remembers the line that it is of.
 *
 * @returns the draft's id
 * @throws ApiError ResourceNotFound, Conflict (nothing left to bill, or documents that do not go together).
 */
export async function flipDocuments(
  context: RequestContext,
  wanted: readonly Wanted[],
  to: TradeType,
): Promise<string> {
  const target = formTypeOf(to)
  const sources: Source[] = []
  for (const one of wanted) sources.push(await sourceOf(context, one, target === 'Invoice'))
  const taken = sources.flatMap(({ taken }, document) => taken.map((line): Taken => ({ document, ...line })))
  if (taken.length === 0)
    throw new ApiError('Conflict', t`All lines of these documents have already been invoiced: choose other documents.`)
  const { number, issueDate, tax } = await context.read(async (uow) => {
    const issueDate = dayInUtc(uow.now)
    const [percent] = vatRates((await readCompany(uow))?.Country ?? '', issueDate) ?? []
    const tax = percent === undefined ? undefined : { category: 'S', percent }
    return { number: await proposeNumber(uow, defaultChannel, to), issueDate, tax }
  })
  const made = flipped(sources, target, {
    id: number,
    issueDate,
    ...(target === 'Invoice' ? { dueDate: daysBefore(issueDate, -usualTerm) } : {}),
    lines: taken,
    tax,
  })
  const bytes = write(compose(made))
  const parsed = await parse(bytes)
  return context.write(async (uow) => {
    const entry = await saveDocument(uow, { id: uow.newId(), bytes, parsed, enclosed: [], draft: true })
    await saveMappings(
      uow,
      // The lines stand in the order in which they were taken.
      taken.flatMap(({ document, line }, index) => {
        const [lineId, targetDocumentId] = [made.lines[index]?.id, sources[document]?.entry.id]
        if (lineId === undefined || targetDocumentId === undefined) return []
        return [{ documentId: entry.id, lineId, targetDocumentId, targetLineId: line }]
      }),
    )
    return entry.id
  })
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

async function sourceOf(context: RequestContext, { documentId, lineIds }: Wanted, isBill: boolean): Promise<Source> {
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
