import type { NamingType, Of, RemindableDocument } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { billsWith, type Entry, known } from '../entries/index.ts'
import { connectionOf, noConnection } from '../network/index.ts'
import { namingsOf, shownNaming } from './namings.ts'

/** So many bills of one partner are looked through, the latest first: who pays later than that pays nobody. */
const maxBills = 500

/** A bill of a partner that a document can name, or why it cannot. */
export interface Nameable {
  readonly entry: Entry
  /** The latest document that names it, as it is shown. */
  readonly namedBy: Awaited<ReturnType<typeof shownNaming>> | undefined
  readonly why: Message | undefined
}

interface Asked {
  readonly type: NamingType
  /** Which bills are meant: those that came, or those that were sent. */
  readonly delivery: 'RECEIVED' | 'SENT'
  /** Why a bill is not named now, where another document names it already or not. */
  readonly whyNot: (bill: Entry, naming: Entry | undefined) => Message | undefined
  /** Whether somebody asks why it cannot be named: nobody does of what is over. */
  readonly tellsWhy: (bill: Entry) => boolean
}

/**
 * What a document to a partner can name, what is due last before the rest; and what is open and cannot be named, last of all.
 *
 * @throws ApiError ResourceNotFound
 */
export async function nameableWith(
  uow: UnitOfWork,
  connectionId: string,
  { type, delivery, whyNot, tellsWhy }: Asked,
): Promise<Nameable[]> {
  if ((await connectionOf(uow, connectionId)) === undefined) throw noConnection(connectionId)
  const bills = await billsWith(uow, { connectionId, delivery, limit: maxBills })
  const readable = (await readableOf(uow, bills)).filter(({ currency, amount }) => currency !== null && amount !== null)
  const namingsOfBill = await namingsOf(uow, readable, [type])
  // One names many.
  const shown = new Map<string, ReturnType<typeof shownNaming>>()
  const all: Nameable[] = []
  for (const entry of readable) {
    const [naming] = namingsOfBill(entry)
    const why = whyNot(entry, naming)
    if (why !== undefined && !tellsWhy(entry)) continue
    if (naming && !shown.has(naming.id)) shown.set(naming.id, shownNaming(uow, naming))
    all.push({ entry, why, namedBy: naming && (await shown.get(naming.id)) })
  }
  const isBarred = ({ why }: Nameable): number => (why === undefined ? 0 : 1)
  return all.toSorted(
    (one, other) => isBarred(one) - isBarred(other) || dayOf(other.entry).localeCompare(dayOf(one.entry)),
  )
}

/** A credit note has no due date. */
const dayOf = ({ dueDate, issueDate }: Entry): string => dueDate ?? issueDate ?? ''

/** What is said alike of it, whatever names it. */
export async function shownNameable(
  { entry, namedBy, why }: Nameable,
  amount: string,
  context: Pick<RequestContext, 'translate'>,
): Promise<Of<typeof RemindableDocument>> {
  return {
    ...{ DocumentId: entry.id, ID: entry.businessId, type: entry.type },
    ...{ Currency: entry.currency ?? '', Amount: amount },
    ...known({
      Date: entry.issueDate,
      DueDate: entry.dueDate,
      NamedBy: namedBy,
      Because: why && (await context.translate(why)),
    }),
  }
}
