import type { ClientConfig } from 'pg'
import { type Buyer, columnsBut, withClient } from '../trade/received.ts'

interface Waiting {
  readonly userId: string
  readonly askedBy: string
  readonly count: number
}

/**
 * Invoices like one that lies there, for whose approval somebody was asked: each with its step, its piece of work and
 * whom it waits for, as they lie once it was asked. They bill no order: none is billed by so many, and what is counted of it
 * would run beside.
 */
export async function loadPieces(owner: ClientConfig, buyer: Buyer, like: string, waiting: Waiting): Promise<void> {
  await withClient(owner, async (client) => {
    await client.query('set session_replication_role = replica')
    const columns = await columnsBut(client, ['id', 'business_id', 'due_date', 'approval', 'answers_id'])
    await client.query(
      `with asked as (
       select gen_random_uuid() as id, gen_random_uuid() as step, nth, current_date + nth % 90 as due,
         now() - nth * interval '1 second' as opened from generate_series(1, $5::integer) nth),
     lies as (
       insert into document (${columns}, id, business_id, due_date, approval)
       select ${columns}, asked.id, 'A-' || left($3::uuid::text, 8) || '-' || nth, due, 'OPEN'
       from (select ${columns} from document where company_id = $1 and id = $2) one, asked),
     steps as (
       insert into approval_step (company_id, document_id, position, id, invited, asked_by, asked)
       select $1, id, 1, step, array[$3::uuid], $4::uuid, opened from asked),
     pieces as (
       insert into work (company_id, id, kind, type, subject_type, subject_id, document_id, given_by, holders, barred,
         opened, due, number, partner, amount_minor, currency, next_act)
       select $1, step, 'APPROVAL', 'APPROVAL', 'DOCUMENT', id::text, id, $4::uuid, array[$3::uuid], array[$4::uuid],
         opened, due, 'A-' || nth, 'Peeters Gereedschap NV', 431020, 'EUR', null from asked)
     insert into work_holder (company_id, user_id, work_id, kind, due, opened, document_id, partner)
     select $1, $3::uuid, step, 'APPROVAL', due, opened, id, 'Peeters Gereedschap NV' from asked`,
      [buyer.id, like, waiting.userId, waiting.askedBy, waiting.count],
    )
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
}
