import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { codingAt, isBooked, postingsOf } from '../../coding/index.ts'
import { agreedOrder, gatherBilling, netOf, workBlanket } from '../../document-lines/index.ts'
import { contentOf, type Entry, findEntries, findEntry, isReceived, orderKindOf } from '../../entries/index.ts'
import { readTrade } from '../../parsing/index.ts'
import * as store from '../store.ts'
import { freeBudgets, type Use, useBudgets } from './use-budget.ts'

/** The task that looks at what a document uses. */
export const useTask = 'budgets.use'

/** What of a document's log may change what it uses. */
const moving: ReadonlySet<string> = new Set([
  'document.sent',
  'document.coded',
  'document.coding_removed',
  'document.matched',
  'document.rejected',
  'document.canceled',
  'document.replaced',
  'document.deleted',
  // A blanket order that is closed leaves the rest to others.
  'document.closed',
  'document.reopened',
])

/** Orders that were sent or changed and bills that were coded are looked at once they are. */
export async function followDocuments(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const idsBy = (isMeant: (kind: string) => boolean) =>
    new Set(lines.flatMap((line) => (line.object_type === 'document' && isMeant(line.kind) ? line.object_id : [])))
  const moved = idsBy((kind) => moving.has(kind))
  const accepted = idsBy((kind) => kind === 'document.accepted')
  if (moved.size + accepted.size === 0 || !(await store.hasAny(uow))) return
  for (const entry of await findEntries(uow, [...new Set([...moved, ...accepted])])) {
    if (moved.has(entry.id) && mayUse(entry)) await uow.later(useTask, { documentId: entry.id })
    // A change that both agreed to is the order from then on.
    if (entry.type === 'orderchange' && !isReceived(entry) && entry.answersId !== null)
      await uow.later(useTask, { documentId: entry.answersId })
  }
}

/** Writes what a document uses now. Running it again changes nothing. */
export async function noteUse(uow: UnitOfWork, documentId: string): Promise<void> {
  await store.holdUse(uow, documentId)
  const entry = await findEntry(uow, documentId)
  const use = entry && (isCommitting(entry) ? await useOfOrder(uow, entry) : await useOfBill(uow, entry))
  await (use === undefined ? freeBudgets(uow, documentId) : useBudgets(uow, use))
  // What is called off is used by the call-off from then on.
  if (entry !== undefined && orderKindOf(entry) === 'CALL_OFF' && entry.answersId !== null)
    await noteUse(uow, entry.answersId)
}

/** Orders that went out, and bills that came: nothing else is ever looked at. */
const mayUse = (entry: Pick<Entry, 'type' | 'delivery'>): boolean =>
  isReceived(entry) ? entry.type === 'invoice' || entry.type === 'creditnote' : entry.type === 'order'

/** An order that went out and stands. */
const isCommitting = (entry: Entry): boolean =>
  mayUse(entry) &&
  !isReceived(entry) &&
  !entry.draft &&
  entry.discarded === null &&
  entry.response !== 'REJECTED' &&
  entry.response !== 'CANCELED' &&
  entry.replacement === 'ORIGINAL'

async function useOfOrder(uow: UnitOfWork, entry: Entry): Promise<Use | undefined> {
  if (orderKindOf(entry) === 'BLANKET') return useOfBlanket(uow, entry)
  const { form, nets } = await agreedOrder(uow, entry)
  if (form === undefined) return undefined
  const lines = form.lines.map(({ accountingCost }, at) => ({
    costCentre: accountingCost,
    net: nets[at] ?? '0',
  }))
  const day = form.deliveryDate || entry.issueDate || dayOf(entry)
  return { ...headOf(entry), kind: 'ORDERED', day, currency: form.currency, lines }
}

/** Of a blanket order what is left to be called off is used; nothing once it is closed. */
async function useOfBlanket(uow: UnitOfWork, entry: Entry): Promise<Use | undefined> {
  const blanket = entry.closed ? undefined : await workBlanket(uow, entry)
  if (blanket === undefined) return undefined
  const { form, lines } = blanket
  return {
    ...headOf(entry),
    ...{ kind: 'ORDERED', day: form.period?.start || entry.issueDate || dayOf(entry), currency: form.currency },
    lines: lines.map(({ form: line, left }) => ({
      costCentre: line.accountingCost,
      net: netOf(line, left).toFixed(2),
    })),
  }
}

/** A bill that came, stands and is coded; one of an order that uses budgets is no use of its own. */
async function useOfBill(uow: UnitOfWork, entry: Entry): Promise<Use | undefined> {
  if (!mayUse(entry) || !isReceived(entry) || !isBooked(entry) || entry.discarded !== null) return undefined
  const lists = new Set(await store.costLists(uow))
  const coding = lists.size === 0 ? undefined : (await codingAt(uow, entry.id))?.content
  if (coding === undefined || (await isOrdered(uow, entry))) return undefined
  const { form, totals } = await readTrade(await contentOf(uow, entry))
  if (form === undefined || totals === undefined) return undefined
  const lines = postingsOf(form, totals, coding).flatMap(({ net, codes }) =>
    [...codes].filter(([listId]) => lists.has(listId)).map(([listId, costCentre]) => ({ listId, costCentre, net })),
  )
  return { ...headOf(entry), kind: 'BILLED', day: entry.issueDate ?? dayOf(entry), currency: form.currency, lines }
}

const headOf = (entry: Entry) => ({
  subjectId: entry.id,
  number: entry.businessId ?? '',
  title: isReceived(entry) ? entry.senderName : entry.receiverName,
})

const dayOf = ({ created }: Entry): string => created.toISOString().slice(0, 10)

/** What was ordered under a cost centre is used by the order: its bill would be counted twice. */
async function isOrdered(uow: UnitOfWork, entry: Entry): Promise<boolean> {
  if (entry.match === null) return false
  const { orders } = await gatherBilling(uow, entry)
  return (
    (
      await store.usingAmong(
        uow,
        orders.map((order) => order.entry.id),
      )
    ).length > 0
  )
}
