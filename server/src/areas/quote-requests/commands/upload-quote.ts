import { t } from '@kontor/i18n'
import { bytesOf } from '../../../platform/contents/index.ts'
import { type ReceivedFile, type RequestContext, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { allPartners, partnerAmong } from '../../network/index.ts'
import { isXml } from '../../pages/index.ts'
import { type Parsed, readTrade, type Trade } from '../../parsing/index.ts'
import { fitting } from '../../requisition-lines/index.ts'
import { bringQuote, type QuoteFile } from '../../requisitions/index.ts'
import { dayOf, offered } from '../offers.ts'
import { quoteIn } from '../quote-file.ts'
import { priceOf } from '../rules/comparison.ts'

/**
 * Takes the quote that somebody has into their draft.
 *
 * @throws ApiError ResourceNotFound, Locked, Conflict, BadRequest, DocumentRefused
 */
export async function uploadQuote(context: RequestContext, requisitionId: string, file: ReceivedFile): Promise<void> {
  const bytes = await bytesOf(file)
  const structured = isXml(bytes) ? { ...(await quoteIn(bytes)), trade: await readTrade(bytes) } : undefined
  await context.write(async (uow) => {
    const data = structured === undefined ? null : await quoteDataOf(uow, structured.parsed, structured.trade)
    await bringQuote(uow, requisitionId, { name: file.name, bytes, data }, context.actor)
  })
}

/** What a quote in data says, line by line, and who of the company’s partners it is from. @throws ApiError BadRequest without a currency */
export async function quoteDataOf(
  uow: UnitOfWork,
  parsed: Parsed,
  { form, totals }: Pick<Trade, 'form' | 'totals'>,
): Promise<QuoteFile['data']> {
  const { vatId } = parsed.parties.from
  const supplier = partnerAmong(await allPartners(uow), { name: parsed.senderName, vatId, accounts: [] })
  const validUntil = dayOf(form?.period?.end)
  const { currency = '' } = parsed
  if (!/^[A-Z]{3}$/.test(currency))
    throw unfit('file', t`file names no currency: ask the supplier for a quote in one, or enter the lines by hand.`)
  return {
    number: parsed.number.slice(0, 100),
    supplierName: parsed.senderName.slice(0, 200),
    ...(supplier && { supplierId: supplier.id }),
    currency,
    ...(validUntil !== undefined && { validUntil }),
    lines: (form?.lines ?? [])
      .flatMap((line, at) => offered(line, totals?.lines[at]))
      .map((line) =>
        fitting({
          ...{ name: line.name, quantity: line.quantity, unit: line.unit, price: priceOf(line) },
          ...(line.sellersItemId && { SellersItemID: line.sellersItemId }),
          ...(line.tax?.category && { Tax: { Category: line.tax.category, Percent: line.tax.percent || '0' } }),
        }),
      ),
  }
}
