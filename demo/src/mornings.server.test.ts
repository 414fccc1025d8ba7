import { allCompanyIds } from '@kontor/server/areas/companies'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyPlatform, seal, tell } from './testing-load.ts'

/** What each finds in the demo network when they come in. */
const { platform: first } = await emptyPlatform()
await tell(first)
const demoCompanyIds = await allCompanyIds(first)

test('some of what was accepted is in a payment file, and some waits for one', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ ordered: number; open: number }>`
          select count(payment_file_id)::integer as ordered, count(*)::integer - count(payment_file_id)::integer as open
          from document where company_id = ${companyId} and type = 'invoice' and side = 'purchases' and state = 'ACCEPTED'`.execute(
          tx,
        )
        return rows[0]
      }),
    ),
  )
  expect(found.some((one) => one?.ordered === 2 && one.open > 0)).toBe(true)
})

test('of one that was accepted a part is paid, a credit note waits to be set off, and the ledger knows its partners', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ partly: number; credits: number; accounts: number }>`
          select count(*) filter (where type = 'invoice' and paid is not null)::integer as partly,
            count(*) filter (where type = 'creditnote' and state = 'ACCEPTED')::integer as credits,
            (select jsonb_array_length(settings -> 'PartnerAccounts') from ledger where company_id = ${companyId}) as accounts
          from document where company_id = ${companyId} and side = 'purchases'`.execute(tx)
        return rows[0]
      }),
    ),
  )
  expect(found.some((one) => one?.partly === 1 && one.credits > 0 && one.accounts > 0)).toBe(true)
})

test('what a company spent is there for each month that was told, with several partners, as invoiced and by cost centre', async () => {
  await seal(first)
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ months: string[]; partners: number; lists: number }>`
          select array_agg(distinct month order by month) as months, count(distinct partner)::integer as partners,
            count(distinct list_id)::integer as lists
          from spend_rollup where company_id = ${companyId}`.execute(tx)
        return rows[0]
      }),
    ),
  )
  expect(found).toContainEqual({ months: ['2026-09', '2026-10', '2026-11'], partners: expect.any(Number), lists: 3 })
  expect(Math.max(...found.map((one) => one?.partners ?? 0))).toBeGreaterThan(3)
})

test('who closes the last month finds what had come and was not billed, of several orders', async () => {
  await seal(first)
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ orders: number }>`
          select count(distinct order_id)::integer as orders from accrual
          where company_id = ${companyId} and since <= '2026-10-31' and until > '2026-10-31'`.execute(tx)
        return rows[0]?.orders ?? 0
      }),
    ),
  )
  expect(Math.max(...found)).toBeGreaterThan(2)
})

test('who buys finds a blanket order with something left to call off, and who received things a return that is to be credited', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ blankets: number; calledoff: number; differ: number }>`
          select count(*) filter (where order_type = '221' and not closed)::integer as blankets,
            count(*) filter (where order_type = '226')::integer as calledoff,
            count(*) filter (where business_id = 'BR-4417' and match = 'DIFFERS')::integer as differ
          from document where company_id = ${companyId} and side = 'purchases'`.execute(tx)
        return rows[0]
      }),
    ),
  )
  expect(found).toContainEqual({ blankets: 1, calledoff: 2, differ: 1 })
})

test('who asks for something finds a draft that was made from a supplier’s quote, as it was offered', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ number: string; offered: number; lines: number }>`
          select quote #>> '{said,number}' as number, jsonb_array_length(quote #> '{said,lines}') as offered,
            jsonb_array_length(lines) as lines
          from requisition where company_id = ${companyId} and quote is not null and state = 'DRAFT'`.execute(tx)
        return rows
      }),
    ),
  )
  expect(found.flat()).toEqual([{ number: 'BA-2261', offered: 3, lines: 3 }])
})

test('a supplier has been advised of an invoice that is in a payment file, and finds it; another is still to be advised', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ sent: number; came: number; left: number }>`
          with named as (
            select target_document_id as id, advice.delivery from document_line_mapping
            join document advice on advice.company_id = ${companyId} and advice.id = document_id
            where document_line_mapping.company_id = ${companyId} and advice.type = 'remittanceadvice'
          )
          select (select count(*) from named where delivery = 'SENT')::integer as sent,
            (select count(*) from named where delivery = 'RECEIVED')::integer as came,
            (select count(*) from document where company_id = ${companyId} and payment_file_id is not null
              and id not in (select id from named))::integer as left`.execute(tx)
        return rows[0]
      }),
    ),
  )
  expect(found).toContainEqual({ sent: 1, came: 0, left: 1 })
  expect(found).toContainEqual({ sent: 0, came: 1, left: 0 })
})

test('what waits for the head has an answer of a colleague he asked, and another colleague finds his question, and one about a requisition', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ subject: string; state: string; recommendation: string | null }>`
          select advice.subject, advice.state, recommendation from advice
          join work on work.company_id = ${companyId} and work.id = step_id and work.ended is null
          where advice.company_id = ${companyId} order by subject, state`.execute(tx)
        return rows
      }),
    ),
  )
  expect(found.flat()).toEqual([
    { subject: 'DOCUMENT', state: 'ANSWERED', recommendation: 'APPROVE' },
    { subject: 'DOCUMENT', state: 'OPEN', recommendation: null },
    { subject: 'REQUISITION', state: 'OPEN', recommendation: null },
  ])
})

test('a supplier has reminded of an overdue invoice, which both find, and has the next reminder ready', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ sent: number; came: number; drafts: number }>`
          with reminder as (select * from document where company_id = ${companyId} and type = 'reminder'),
          named as (
            select reminder.delivery from document_line_mapping
            join reminder on reminder.id = document_id
            join document bill on bill.company_id = ${companyId} and bill.id = target_document_id
            where document_line_mapping.company_id = ${companyId} and bill.state = 'OVERDUE'
          )
          select (select count(*) from named where delivery = 'SENT')::integer as sent,
            (select count(*) from named where delivery = 'RECEIVED')::integer as came,
            (select count(*) from reminder where draft)::integer as drafts`.execute(tx)
        return rows[0]
      }),
    ),
  )
  expect(found).toContainEqual({ sent: 1, came: 0, drafts: 1 })
  expect(found).toContainEqual({ sent: 0, came: 1, drafts: 0 })
})

test('who holds invoices against orders finds one billed twice, one in another currency, one of which nothing was noted to come', async () => {
  await seal(first)
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{
          number: string
          currency: string
          differences: string[]
          approval: string | null
        }>`
          select business_id as number, currency, differences, approval from document_match
          join document on document.company_id = ${companyId} and document.id = document_match.document_id
          where document_match.company_id = ${companyId}
            and business_id in ('RB-4512-2', 'RB-4513', 'RB-4514', 'RB-4521', 'RB-4522')
          order by business_id`.execute(tx)
        return rows
      }),
    ),
  )
  expect(found.flat()).toMatchObject([
    { number: 'RB-4512-2', differences: ['DOUBLED'] },
    { number: 'RB-4513', currency: 'DKK', differences: ['PRICE'] },
    { number: 'RB-4514', differences: ['NOT_RECEIVED'] },
    // Of the branch, whose workflow asks the buyer about the one and lets the other pass.
    { number: 'RB-4521', differences: ['PRICE'], approval: 'OPEN' },
    { number: 'RB-4522', differences: [], approval: 'APPROVED' },
  ])
})

test('who asks for things finds a draft that a buyer locked, with coded lines, each with its day', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ lines: { Coding?: object[]; RequestedDeliveryDate?: string }[] }>`
          select lines from requisition where company_id = ${companyId} and locked and state = 'DRAFT'`.execute(tx)
        return rows
      }),
    ),
  )
  const [locked] = found.flat()
  expect(found.flat().length).toBe(1)
  expect(
    locked?.lines.every(({ Coding, RequestedDeliveryDate }) => Coding?.length === 1 && RequestedDeliveryDate),
  ).toBe(true)
})

test('the clerk finds one bill that names another company as its buyer, marked; no other is', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ seller: string; buyer: string; state: string }>`
          select sender_name as seller, receiver_name as buyer, state from document
          where company_id = ${companyId} and delivery = 'RECEIVED' and buyer_differs`.execute(tx)
        return rows
      }),
    ),
  )
  expect(found.flat()).toEqual([
    { seller: 'Hansa Energie AG', buyer: 'Brandt Werkzeuge GmbH', state: 'DELIVERED_RECEIVED' },
  ])
})

test('orders, a confirmation with changes and requests for quotation wait for their people', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ type: string; about: string; number: string }>`
          select work.type, document.type as about, business_id as number from work
          join document on document.company_id = ${companyId} and document.id = work.document_id
          where work.company_id = ${companyId} and work.kind = 'ANSWER' and work.ended is null
            and cardinality(holders) > 0`.execute(tx)
        return rows
      }),
    ),
  )
  expect(found.flat()).toContainEqual({ type: 'CONFIRMATION', about: 'order', number: 'PO-4515' })
  expect(found.flat().some(({ type, about }) => type === 'ANSWER' && about === 'order')).toBe(true)
  expect(found.flat().some(({ about }) => about === 'requestforquotation')).toBe(true)
})

test('who brings suppliers in finds answers of every kind, and a list of this morning with four mistakes', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ verified: number; joined: number; declined: number; untouched: number }>`
          select count(verified)::integer as verified, count(joined)::integer as joined,
            count(declined)::integer as declined, count(*) filter (where invited is null)::integer as untouched
          from onboarding_supplier where company_id = ${companyId}`.execute(tx)
        const files = await sql<{ state: string; errors: number }>`
          select state, errors from onboarding_file where company_id = ${companyId}`.execute(tx)
        return { ...rows[0], files: files.rows }
      }),
    ),
  )
  expect(found).toContainEqual({
    ...{ verified: 4, joined: 5, declined: 2, untouched: 1 },
    files: [{ state: 'IMPORTED', errors: 4 }],
  })
})

test('a supplier follows invoices that its customer entered from paper, each at another point', async () => {
  const found = await Promise.all(
    demoCompanyIds.map((companyId) =>
      first.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ states: string[] | null; follows: number; followed: number }>`
          select (select array_agg(state order by business_id) from document
              where company_id = ${companyId} and sender_name = 'Schleiferei Lindenstraße') as states,
            (select count(*)::integer from tracking_customer where company_id = ${companyId}) as follows,
            (select count(*)::integer from tracked_supplier where company_id = ${companyId}) as followed`.execute(tx)
        return rows[0]
      }),
    ),
  )
  expect(found).toContainEqual({
    states: ['PAID_UNCONFIRMED', 'REJECTED_BY_RECEIVER', 'ACCEPTED'],
    ...{ follows: 0, followed: 1 },
  })
  expect(found).toContainEqual({ states: null, follows: 1, followed: 0 })
})
