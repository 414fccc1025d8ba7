import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { changeOfOrder } from '../../document-lines/index.ts'
import {
  contentsAfter,
  type Entry,
  entriesAnswering,
  entriesAnsweringAny,
  findEntries,
  isReceived,
} from '../../entries/index.ts'
import { endWork, findWorks, saveWork } from '../../work/index.ts'
import { type Desk, deskStaff } from '../desks.ts'
import { dealsWithOrder, enders, waitsForAnswer, waitsForChange, whoEnded } from '../rules.ts'

/** The task that goes through a company’s documents once (migration 0121 leaves it). */
export const fillTask = 'answers_due.fill'

/** What of a document’s log may begin or end that somebody waits for it. */
const moving: ReadonlySet<string> = new Set([
  ...enders,
  ...['received', 'opened', 'reopened', 'unarchived', 'due_moved'].map((kind) => `document.${kind}`),
])

/** Orders and requests for quotation wait once they have come, and no more once they are answered. */
export async function followDocuments(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const moved = lines.filter(({ object_type, kind }) => object_type === 'document' && moving.has(kind))
  if (moved.length > 0) await lookAt(uow, [...new Set(moved.map(({ object_id }) => object_id))], moved)
}

/** So many documents are looked at in one transaction. */
const documentsPerTransaction = 200

/** Looks at all documents of a company, some at a time, in the order of their ids. */
export async function fill(uow: UnitOfWork, after: string | null): Promise<void> {
  const ids = (await contentsAfter(uow, after, documentsPerTransaction)).map(({ id }) => id)
  const last = ids.at(-1)
  if (last === undefined) return
  await lookAt(uow, ids)
  await uow.later(fillTask, { after: last })
}

/** What is waited for, and whose work it is. */
interface Piece {
  readonly id: string
  readonly about: Entry
  readonly type: Desk
  readonly opened: Date
  readonly waits: boolean
  readonly outcome: string
  /** By when it is answered. */
  readonly due: string | null
}

/** @param lines what happened to them, of which it follows who ended what waited */
async function lookAt(uow: UnitOfWork, ids: readonly string[], lines: readonly LogRow[] = []): Promise<void> {
  const entries = await findEntries(uow, ids)
  const pieces = [...(await questionsOf(uow, entries)), ...(await confirmationsOf(uow, entries))]
  if (pieces.length === 0) return
  const known = new Map(
    (
      await findWorks(
        uow,
        pieces.map(({ id }) => id),
      )
    ).map((work) => [work.id, work]),
  )
  const isOpen = ({ id }: Piece) => known.get(id)?.ended === null
  for (const { id, about, outcome } of pieces.filter((one) => !one.waits && isOpen(one))) {
    const involved = new Set([id, about.id, ...entries.flatMap((one) => (one.answersId === about.id ? one.id : []))])
    await endWork(uow, id, outcome, whoEnded(lines.filter(({ object_id }) => involved.has(object_id))))
  }
  const changed = pieces.filter((one) => one.waits && !(isOpen(one) && known.get(one.id)?.due === one.due))
  if (changed.length === 0) return
  const staff = await deskStaff(uow)
  for (const { id, about, type, opened, due } of changed)
    await saveWork(uow, {
      ...{ id, kind: 'ANSWER', type, subjectType: 'DOCUMENT', subjectId: about.id, givenBy: null, why: null, due },
      ...{ holders: staff[type], opened },
    })
}

const isAsked = (entry: Entry): boolean =>
  isReceived(entry) && ['order', 'orderchange', 'requestforquotation'].includes(entry.type)

/** What is asked of this company by these documents, or by the orders that they deal with. */
async function questionsOf(uow: UnitOfWork, entries: readonly Entry[]): Promise<Piece[]> {
  const dealtWith = entries.flatMap(({ type, delivery, answersId }) =>
    dealsWithOrder.has(type) && delivery === 'SENT' && answersId !== null ? [answersId] : [],
  )
  const known = new Set(entries.map(({ id }) => id))
  const orders = await findEntries(
    uow,
    [...new Set(dealtWith)].filter((id) => !known.has(id)),
  )
  const asked = [...entries, ...orders].filter(isAsked)
  const sent = (
    await entriesAnsweringAny(
      uow,
      asked.filter(({ type }) => type === 'order').map(({ id }) => id),
    )
  ).filter(({ type, delivery }) => dealsWithOrder.has(type) && delivery === 'SENT')
  const isDealtWith = new Set(sent.map(({ answersId }) => answersId))
  return asked.map((entry) => ({
    ...{ id: entry.id, about: entry, type: 'ANSWER' as const, opened: entry.created },
    waits: waitsForAnswer(entry, isDealtWith.has(entry.id)),
    outcome: entry.response === 'PENDING' ? 'CLOSED' : entry.response,
    // What else is said of days is how long it stands.
    due: entry.type === 'requestforquotation' ? entry.dueDate : null,
  }))
}

/** The confirmations of the orders that these documents are about, or that are among them. */
async function confirmationsOf(uow: UnitOfWork, entries: readonly Entry[]): Promise<Piece[]> {
  const about = entries.flatMap(({ type, id, answersId, delivery }) => {
    if (type === 'order') return delivery === 'RECEIVED' ? [] : [id]
    return (type === 'orderresponse' || type === 'orderchange') && answersId !== null ? [answersId] : []
  })
  const orders = await findEntries(uow, [...new Set(about)])
  const pieces: Piece[] = []
  for (const order of orders.filter((one) => one.type === 'order' && one.delivery === 'SENT')) {
    const responses = (await entriesAnswering(uow, order.id)).filter(({ type }) => type === 'orderresponse')
    if (responses.length === 0) continue
    const { proposed, whyNot } = await changeOfOrder(uow, order)
    for (const response of responses)
      pieces.push({
        ...{ id: response.id, about: order, type: 'CONFIRMATION', opened: response.created },
        waits: waitsForChange(response, {
          isLatest: response === responses.at(-1),
          differs: proposed.length > 0,
          mayChange: whyNot === undefined,
        }),
        outcome: 'CLOSED',
        due: null,
      })
  }
  return pieces
}
