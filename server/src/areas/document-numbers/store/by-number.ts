import type { TradeType } from '@kontor/contract'
import { sql } from 'kysely'
import { type Batch, batched, type UnitOfWork } from '../../../platform/index.ts'
import { type Entry, sideOfSender } from '../../entries/index.ts'
import type { Exchanged } from '../records.ts'
import { tables } from './tables.ts'

/** The number of the company's latest document of a type, drafts aside: by its issue date, then by when it was made. */
export const lastNumber = async (uow: UnitOfWork, type: Entry['type']): Promise<string | undefined> => {
  const last = await tables(uow.tx)
    .selectFrom('document')
    .select('businessId')
    .where('companyId', '=', uow.companyId)
    .where('type', '=', type)
    .where('delivery', '<>', 'RECEIVED')
    .where('draft', '=', false)
    .where('deleted', 'is', null)
    .where('archived', '=', false)
    .orderBy('issueDate', (order) => order.desc().nullsLast())
    .orderBy('created', 'desc')
    .orderBy('businessId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.businessId
}

interface NumberOfType extends Pick<Entry, 'companyId' | 'type'> {
  readonly number: string
}

/** The documents of a type under a number, drafts among them. */
const under = (db: ReturnType<typeof tables>, { companyId, type, number }: NumberOfType) =>
  db
    .selectFrom('document')
    .where('companyId', '=', companyId)
    .where('side', 'in', ['sales', 'purchases'])
    .where('type', '=', type)
    .where('businessId', '=', number)
    .where('deleted', 'is', null)

/** Whether the company issued a document of a type under a number, or has a draft of its own under it. */
export async function isInUse(uow: UnitOfWork, type: Entry['type'], number: string): Promise<boolean> {
  const row = await under(tables(uow.tx), { companyId: uow.companyId, type, number })
    .select('id')
    .where('delivery', '<>', 'RECEIVED')
    // What is being entered as received has its sender's number.
    .where((where) => where.or([where('draft', '=', false), where('side', '=', sideOfSender(type))]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The first document of a type that the company issued under a number, drafts aside. */
export const issuedUnder = (
  uow: UnitOfWork,
  type: Entry['type'],
  number: string,
): Promise<{ id: string } | undefined> =>
  under(tables(uow.tx), { companyId: uow.companyId, type, number })
    .select('id')
    .where('draft', '=', false)
    .where('delivery', '<>', 'RECEIVED')
    .orderBy('created')
    .limit(1)
    .executeTakeFirst()

interface Numbered extends NumberOfType {
  readonly partner: string
}

const exchanged = batched(tables, (db, { companyId, rows }: Batch<Numbered>) =>
  sql<Exchanged>`
    select nth, found.* from json_to_recordset(${rows}) as given (nth integer, type text, number text, partner text),
    lateral (
      select id, side, conversation_id, delivery, sender_id, receiver_id from document
      where company_id = ${companyId} and side in ('sales', 'purchases') and type = given.type and business_id = given.number
        and deleted is null and not draft and (sender_name = partner or receiver_name = partner)
      order by created desc, id desc limit 1
    ) found`.compile(db),
)

/** The latest document of a type under a number that was exchanged with a partner of this name. */
export const exchangedUnder = async (
  uow: UnitOfWork,
  type: Entry['type'],
  number: string,
  partner: string,
): Promise<Exchanged | undefined> =>
  (await exchanged.ask(uow.tx, { companyId: uow.companyId, type, number, partner }))[0]

/** The documents under a number that are of a day, the latest first. */
export const onDay = (uow: UnitOfWork, number: string, day: string): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('businessId', '=', number)
    .where('issueDate', '=', day)
    .where('deleted', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

export interface Taken {
  readonly number: string
  readonly connectionId: string
  readonly type: TradeType
  readonly issueDate: string
  readonly receiverId: string
}

/** Whether a document of a type with this number and day was exchanged over a connection with this receiver. */
export async function isTaken(
  uow: UnitOfWork,
  { number, connectionId, type, issueDate, receiverId }: Taken,
): Promise<boolean> {
  const row = await under(tables(uow.tx), { companyId: uow.companyId, type, number })
    .select('id')
    .where('draft', '=', false)
    .where('connectionId', '=', connectionId)
    .where('issueDate', '=', issueDate)
    .where('receiverId', '=', receiverId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
