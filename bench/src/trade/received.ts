import { createHash, randomUUID } from 'node:crypto'
import { zstdCompressSync } from 'node:zlib'
import pg, { type ClientConfig } from 'pg'
import { connected, found } from '../documents/companies.ts'
import type { OpenDatabase } from '../documents/database.ts'
import { documentOf } from '../ubl/document.ts'

/** Does some work with a connection of the owner's. */
export async function withClient<T>(owner: ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The columns of a document but some, for a statement that copies one. */
export async function columnsBut(client: pg.Client, others: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = 'document'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and not attname = any($1)`,
    [others],
  )
  return rows[0]!.columns
}

export interface Buyer {
  readonly id: string
  readonly token: string
  readonly supplierId: string
  readonly connectionId: string
}

/** An order and the invoice that bills it. */
export interface Pair {
  readonly orderId: string
  readonly invoiceId: string
}

/** A company that orders of another, and nothing yet. */
export async function openBuyer({ platform }: OpenDatabase): Promise<Buyer> {
  const { id, token } = await found(platform, 'Noordlicht Handel NV')
  const { id: supplierId } = await found(platform, 'Peeters Gereedschap NV')
  return { id, token, supplierId, connectionId: await connected(platform, id, supplierId) }
}

const text = new TextDecoder()

/** Orders of so many lines and their invoices, of which each fourth differs in one price, as they lie when nobody has looked. */
export async function loadPairs(owner: ClientConfig, buyer: Buyer, count: number, lines: number): Promise<Pair[]> {
  const order = text.decode(documentOf('Order', lines, { id: 'PO-4417', orderReference: undefined }))
  const invoice = text.decode(documentOf('Invoice', lines))
  const dearer = invoice.replace(/(<cbc:PriceAmount[^>]*>)\d+/, '$1987')
  return withClient(owner, async (client) => {
    const pairs: Pair[] = []
    for (let first = 0; first < count; first += 500) {
      const batch = Array.from({ length: Math.min(500, count - first) }, (_, at) => {
        const number = `${lines}-${first + at}`
        const named = (xml: string) =>
          xml.replaceAll('PO-4417', `PO-${number}`).replaceAll('F-2026-0871', `F-${number}`)
        const pair = { orderId: randomUUID(), invoiceId: randomUUID() }
        const bill = named((first + at) % 4 === 0 ? dearer : invoice)
        return { ...pair, number, order: stored(named(order)), invoice: stored(bill) }
      })
      await insert(
        client,
        buyer,
        'order',
        batch.map((one) => [one.orderId, `PO-${one.number}`, null, one.order]),
      )
      await insert(
        client,
        buyer,
        'invoice',
        batch.map((one) => [one.invoiceId, `F-${one.number}`, one.orderId, one.invoice]),
      )
      pairs.push(...batch.map(({ orderId, invoiceId }) => ({ orderId, invoiceId })))
    }
    return pairs
  })
}

type Stored = ReturnType<typeof stored>

const stored = (xml: string) => {
  const bytes = Buffer.from(xml)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { hash, size: bytes.length, packed: zstdCompressSync(bytes) }
}

type Loaded = readonly [id: string, number: string, answersId: string | null, stored: Stored]

async function insert(client: pg.Client, buyer: Buyer, type: 'order' | 'invoice', rows: readonly Loaded[]) {
  const { id, supplierId, connectionId } = buyer
  const of = <T>(pick: (row: Loaded) => T) => rows.map(pick)
  await client.query(
    `insert into content (company_id, hash, size, bytes, created, packed)
     select $1, hash, size, bytes, now(), true from unnest($2::text[], $3::integer[], $4::bytea[]) as one (hash, size, bytes)`,
    [id, of(([, , , one]) => one.hash), of(([, , , one]) => one.size), of(([, , , one]) => one.packed)],
  )
  const [sender, receiver] = type === 'order' ? [id, supplierId] : [supplierId, id]
  await client.query(
    `insert into document (company_id, id, type, profile_id, business_id, issue_date, due_date, currency, amount,
       amount_minor, sender_name, receiver_name, sender_id, receiver_id, connection_id, side, answers_id, content_hash,
       draft, version, delivery, response, payment, clearance, replacement, state, created, modified, finished, exchanged)
     select $1, id, $2, 'urn:peppol:bis:billing', number, '2026-11-21', '2026-12-21', 'EUR', '4310.20', 431020,
       'Sender', 'Receiver', $3::uuid, $4::uuid, $5::uuid, 'purchases', answers, hash, false, 1, $6, 'PENDING', 'NONE',
       'NONE', 'ORIGINAL', $7, now(), now(), now(), now()
     from unnest($8::uuid[], $9::text[], $10::uuid[], $11::text[]) as one (id, number, answers, hash)`,
    [
      ...[id, type, sender, receiver, connectionId],
      ...(type === 'order' ? ['SENT', 'DELIVERED_SENT'] : ['RECEIVED', 'DELIVERED_RECEIVED']),
      ...[
        of(([one]) => one),
        of(([, number]) => number),
        of(([, , answers]) => answers),
        of(([, , , one]) => one.hash),
      ],
    ],
  )
  // No content is read that the log does not have.
  await client.query(
    `insert into log_entry (company_id, id, kind, object_type, object_id, content_hash, detail, request_id, at)
     select $1, gen_random_uuid(), 'document.received', 'document', id, hash, '{}', 'bench', now()
     from unnest($2::uuid[], $3::text[]) as one (id, hash)`,
    [id, of(([one]) => one), of(([, , , one]) => one.hash)],
  )
}

/** Documents that are like one that lies there, each with a content of its own. */
export async function loadMore(owner: ClientConfig, buyer: Buyer, like: string, count: number): Promise<void> {
  await withClient(owner, async (client) => {
    await client.query('set session_replication_role = replica')
    const columns = await columnsBut(client, ['id', 'business_id', 'content_hash'])
    const hash = `encode(sha256(convert_to('more ' || nth, 'UTF8')), 'hex')`
    await client.query(
      `insert into content (company_id, hash, size, bytes, created, packed)
     select company_id, ${hash}, size, bytes, created, packed from content, generate_series(1, ${count}) nth
     where company_id = $1 and hash = (select content_hash from document where company_id = $1 and id = $2)`,
      [buyer.id, like],
    )
    await client.query(
      `insert into document (${columns}, id, business_id, content_hash)
     select ${columns}, gen_random_uuid(), 'PO-more-' || nth, ${hash} from document, generate_series(1, ${count}) nth
     where company_id = $1 and id = $2`,
      [buyer.id, like],
    )
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
}
