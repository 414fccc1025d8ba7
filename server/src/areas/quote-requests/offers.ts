import type { UnitOfWork } from '../../platform/index.ts'
import { dayIn, dayInUtc, type RequestContext } from '../../platform/index.ts'
import { contentOf, type Entry, entriesAnsweringAny, findEntries } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { converterTo } from '../rates/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import type { AskedSupplier, QuoteRequestRecord } from './records.ts'
import type { OfferedQuote } from './rules/comparison.ts'
import * as store from './store.ts'

/** A quote that came, as it is compared and as it is shown. */
export interface CameIn extends OfferedQuote {
  readonly entry: Entry
  readonly deliveryDate?: string | undefined
  readonly note?: string | undefined
  readonly isLate: boolean
}

/** One who was asked, with the request that went to them and all that came of it. */
export interface Asked extends AskedSupplier {
  readonly entry: Entry
  readonly answers: readonly Entry[]
}

/** Who was asked, with what they answered; a quote that its supplier took back is none. */
export async function askedBy(uow: UnitOfWork, requestIds: readonly string[]): Promise<Asked[]> {
  const suppliers = await store.suppliersOf(uow, requestIds)
  const ids = suppliers.map(({ documentId }) => documentId)
  const entries = new Map((await findEntries(uow, ids)).map((entry) => [entry.id, entry]))
  const answers = Map.groupBy(await entriesAnsweringAny(uow, ids), ({ answersId }) => answersId)
  return suppliers.flatMap((supplier) => {
    const entry = entries.get(supplier.documentId)
    const all = answers.get(supplier.documentId) ?? []
    return entry === undefined
      ? []
      : [{ ...supplier, entry, answers: all.filter(({ discarded }) => discarded === null) }]
  })
}

export const quotesOf = ({ answers, entry }: Asked): Entry[] =>
  answers.filter(
    ({ type, response, senderId }) => type === 'quote' && response !== 'CANCELED' && senderId === entry.receiverId,
  )

/** The quotes of those who were asked, read, with the day that it is for the company. */
export async function quotesRead(
  context: Pick<RequestContext, 'read'>,
  request: QuoteRequestRecord,
  asked: readonly Asked[],
): Promise<{ quotes: CameIn[]; today: string }> {
  const entries = asked.flatMap(quotesOf)
  const { contents, convert, zone, today } = await context.read(async (uow) => {
    const contents = new Map<string, Uint8Array>()
    for (const entry of entries) contents.set(entry.id, await contentOf(uow, entry))
    const currencies = entries.flatMap(({ currency }) => currency ?? [])
    const zone = await zoneOfCompany(uow)
    return {
      contents,
      convert: await converterTo(uow, request.currency, currencies),
      zone,
      today: dayIn(zone, uow.now),
    }
  })
  const quotes: CameIn[] = []
  for (const entry of entries) {
    const { form, totals } = await readTrade(contents.get(entry.id) ?? new Uint8Array())
    const currency = entry.currency ?? request.currency
    const day = entry.issueDate ?? dayInUtc(entry.created)
    quotes.push({
      ...{ id: entry.id, entry, currency, isRejected: entry.response === 'REJECTED' },
      validUntil: form?.period?.end,
      deliveryDate: form?.deliveryDate,
      note: form?.note,
      isLate: request.respondBy !== null && dayIn(zone, entry.created) > request.respondBy,
      inOwn: (amount) => convert({ amount, currency, day }) ?? undefined,
      lines: (form?.lines ?? []).map((line, at) => ({
        ...{ name: line.name, sellersItemId: line.sellersItemId, quantity: line.quantity, unit: line.unit },
        ...{ net: totals?.lines[at] ?? '0', requestLineId: line.requestLineId, tax: line.tax },
      })),
    })
  }
  return { quotes, today }
}
