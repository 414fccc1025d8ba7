import { isDay, type LineForm } from '@kontor/ubl'
import { dayIn, dayInUtc, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { numeric } from '../document-lines/index.ts'
import { contentOf, type Entry, entriesAnsweringAny, findEntries } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { converterTo } from '../rates/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import type { AskedSupplier, QuoteRequestRecord } from './records.ts'
import { isLate, isOffer, type OfferedLine, type OfferedQuote } from './rules/comparison.ts'
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

/** For whom answers are gathered: for who acts, those that they may read; for what follows by itself, all. */
export type Seeing = 'READER' | 'ALL'

/** Who was asked, with what they answered. */
export async function askedBy(uow: UnitOfWork, requestIds: readonly string[], seeing: Seeing): Promise<Asked[]> {
  const suppliers = await store.suppliersOf(uow, requestIds)
  const ids = suppliers.map(({ documentId }) => documentId)
  const entries = new Map((await findEntries(uow, ids)).map((entry) => [entry.id, entry]))
  const answering = (await entriesAnsweringAny(uow, ids)).filter(({ discarded }) => discarded === null)
  const readable = seeing === 'ALL' ? answering : await readableOf(uow, answering)
  const answers = Map.groupBy(readable, ({ answersId }) => answersId)
  return suppliers.flatMap((supplier) => {
    const entry = entries.get(supplier.documentId)
    return entry === undefined ? [] : [{ ...supplier, entry, answers: answers.get(supplier.documentId) ?? [] }]
  })
}

/** The quotes of one who was asked; one that they took back or replaced is none. */
export const quotesOf = ({ answers, entry }: Asked): Entry[] =>
  answers.filter(
    ({ type, response, replacement, senderId }) =>
      type === 'quote' && response !== 'CANCELED' && replacement === 'ORIGINAL' && senderId === entry.receiverId,
  )

/** The quotes of those who were asked, read, with the day that it is for the company. */
export async function quotesRead(
  context: Pick<RequestContext, 'read'>,
  request: QuoteRequestRecord,
  asked: readonly Asked[],
): Promise<{ quotes: CameIn[]; today: string }> {
  // What is in no currency offers nothing that could be compared or bought.
  const entries = asked
    .flatMap(quotesOf)
    .flatMap((entry) => (entry.currency === null ? [] : [{ entry, currency: entry.currency }]))
  const { contents, convert, zone, today } = await context.read(async (uow) => {
    const contents = new Map<string, Uint8Array>()
    for (const { entry } of entries) contents.set(entry.id, await contentOf(uow, entry))
    const zone = await zoneOfCompany(uow)
    return {
      contents,
      convert: await converterTo(
        uow,
        request.currency,
        entries.map(({ currency }) => currency),
      ),
      zone,
      today: dayIn(zone, uow.now),
    }
  })
  const quotes: CameIn[] = []
  for (const { entry, currency } of entries) {
    const { form, totals } = await readTrade(contents.get(entry.id) ?? new Uint8Array())
    const day = entry.issueDate ?? dayInUtc(entry.created)
    quotes.push({
      ...{ id: entry.id, entry, currency, isRejected: entry.response === 'REJECTED' },
      validUntil: dayOf(form?.period?.end),
      deliveryDate: dayOf(form?.deliveryDate),
      note: form?.note,
      isLate: isLate(dayIn(zone, entry.created), request.respondBy),
      inOwn: (amount) => convert({ amount, currency, day }) ?? undefined,
      lines: (form?.lines ?? []).flatMap((line, at) => offered(line, totals?.lines[at])),
    })
  }
  return { quotes, today }
}

/** What of a line is offered; a supplier's document may hold anything where figures and days stand. */
export function offered(line: LineForm, amount: string | undefined): OfferedLine[] {
  const { name, sellersItemId, unit, requestLineId, tax } = line
  const [quantity, net] = [numeric(line.quantity), numeric(amount)]
  return quantity !== undefined && net !== undefined && isOffer({ quantity, net })
    ? [{ name, sellersItemId, quantity, unit, net, requestLineId, tax }]
    : []
}

export const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && isDay(text) ? text : undefined
