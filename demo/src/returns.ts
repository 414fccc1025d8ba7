import { parseHere } from '@kontor/server'
import { saveDocument } from '@kontor/server/areas/documents'
import { contentOf, findEntry } from '@kontor/server/areas/entries'
import { sendDocument } from '@kontor/server/areas/exchange'
import { spawnedBy } from '@kontor/server/areas/requisitions'
import type { UnitOfWork } from '@kontor/server/platform'
import { compose, flip, formOf, readDocument, type TradeForm, write } from '@kontor/ubl'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import type { Network } from './happen.ts'

const [buying] = demoCompanies
const supplier = 'brandt'
const number = 'BR-4417'

/** Of what a requisition ordered, all came and is invoiced, and some goes back: its credit note is still to come. */
export async function sendBack(
  { ids, transact }: Network,
  requisitionId: string,
  by: string,
  day: string,
): Promise<void> {
  const connectionId = ids.connection(buying!.key, supplier)
  const send = async (uow: UnitOfWork, form: TradeForm) => {
    const bytes = write(compose(form))
    const parsed = parseHere(bytes)
    const { id, contentHash } = await saveDocument(uow, { id: uow.newId(), bytes, parsed, enclosed: [], draft: true })
    await sendDocument(uow, { documentId: id, dispatchId: uow.newId(), connectionId, parsed, bytes, contentHash })
  }
  const author = (actorId: string) => ({ actorId, requestId: 'demo returns' })
  const asRequester = (work: (uow: UnitOfWork) => Promise<void>) => transact(ids.company(buying!.key), author(by), work)
  let order: TradeForm | undefined
  const moved = (id: string, lines: (line: TradeForm['lines'][number]) => Partial<TradeForm['lines'][number]>) => {
    if (order === undefined) throw new Error('Nothing was ordered that could go back.')
    const { currency, seller, buyer } = order
    return {
      ...{ type: 'ReceiptAdvice' as const, id, issueDate: day, currency, seller, buyer, orderReference: order.id },
      lines: order.lines.map((line) => ({ ...line, price: '', orderLineId: line.id, ...lines(line) })),
    }
  }
  await asRequester(async (uow) => {
    const [spawned] = await spawnedBy(uow, requisitionId)
    const entry = spawned && (await findEntry(uow, spawned.orderId))
    order = entry && formOf(readDocument(await contentOf(uow, entry)))
    await send(
      uow,
      moved('GR-4417', () => ({})),
    )
  })
  await transact(ids.company(supplier), author(ids.person(supplier, 0)), (uow) =>
    send(uow, {
      ...flip([order!], 'Invoice', {
        ...{ id: number, issueDate: day, dueDate: plusDays(day, 30), tax: { category: 'S', percent: '19' } },
      }),
      deliveryDate: day,
    }),
  )
  await asRequester((uow) =>
    send(
      uow,
      moved('GR-4418', () => ({
        quantity: '0',
        rejected: { quantity: '2', reasonCode: 'QUA', reason: 'Wheels do not lock', action: 'CNP' },
      })),
    ),
  )
}
