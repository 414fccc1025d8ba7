import type { Areas, Of, RemittanceLine } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, pageInfo, type UnitOfWork } from '../../platform/index.ts'
import { csvOf } from '../../platform/sheets/index.ts'
import { readableOf } from '../document-access/index.ts'
import { findEntries, partnerNameOf } from '../entries/index.ts'
import { countParts, type PartRow, partsPage } from './store/parts.ts'

type Line = Of<typeof RemittanceLine>

/** So many lines are in a file at most. */
const maxLines = 10_000

const heading = [t`Day`, t`Paid or received`, t`Partner`, t`Document`, t`Amount`, t`Currency`, t`Discount`, t`Payment`]
const sides = { PAY: t`Paid`, RECEIVE: t`Received` }

/** What of these parts the reader may see, with the bills that they are of. */
async function linesOf(uow: UnitOfWork, parts: readonly PartRow[]): Promise<Line[]> {
  const found = await findEntries(uow, [...new Set(parts.map(({ document_id }) => document_id))])
  const bills = new Map((await readableOf(uow, found)).map((entry) => [entry.id, entry]))
  return parts.flatMap(({ id, document_id, day, amount, discount, movement }) => {
    const bill = bills.get(document_id)
    if (bill === undefined || bill.currency === null) return []
    return [
      {
        ...{ Key: movement ?? id, Day: day, Side: bill.side === 'purchases' ? ('PAY' as const) : ('RECEIVE' as const) },
        ...{ Partner: partnerNameOf(bill), DocumentId: document_id, ID: bill.businessId },
        ...{ Amount: amount, Currency: bill.currency },
        ...(discount !== null && { Discount: discount }),
        ByStatement: movement !== null,
      },
    ]
  })
}

/** What was paid and what came in, of all bills. */
export const remittances: Pick<Handlers<Areas['payments']>, 'listRemittances' | 'exportRemittances'> = {
  listRemittances: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const Items = await linesOf(uow, await partsPage(uow, {}, limit, page * limit))
      return { ...pageInfo({ limit, page }, await countParts(uow)), Items }
    }),

  exportRemittances: async ({ query }, context) => {
    const lines = await context.read(async (uow) => linesOf(uow, await partsPage(uow, query, maxLines, 0)))
    const sideNames = { PAY: await context.translate(sides.PAY), RECEIVE: await context.translate(sides.RECEIVE) }
    const csv = csvOf(
      await Promise.all(heading.map((word) => context.translate(word))),
      lines.map(({ Day, Side, Partner, ID, Amount, Currency, Discount = '', Key }) => [
        ...[Day, sideNames[Side], Partner, ID, Amount, Currency, Discount, Key],
      ]),
    )
    return { type: 'text/csv', body: new TextEncoder().encode(csv) }
  },
}
