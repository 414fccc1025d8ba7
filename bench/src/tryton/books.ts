import pg from 'pg'
import type { Tryton } from './server.ts'

/** A company's sales invoices in Tryton. */
export interface Books {
  /** The first page by date, and how many there are: what its own client asks for a list. */
  list(limit: number): Promise<{ count: number; rows: unknown[] }>
  /** A draft with two lines. */
  create(): Promise<void>
}

const decimal = (value: string) => ({ __class__: 'Decimal', decimal: value })
const date = (year: number, month: number, day: number) => ({ __class__: 'date', year, month, day })

/** Founds a company with a customer, an account for what it is owed and one for what it earns, and so many invoices. */
export async function openBooks(tryton: Tryton, invoices: number): Promise<Books> {
  const create = async (model: string, values: object, context: object): Promise<number> => {
    const [id] = await tryton.ask<number[]>(`model.${model}.create`, [values], context)
    return id!
  }
  const before = await tryton.ask<object>('model.res.user.get_preferences', true, {})
  const rates = [['create', [{ rate: decimal('1'), date: date(2020, 1, 1) }]]]
  const currency = await create('currency.currency', { name: 'Euro', code: 'EUR', symbol: '€', rates }, before)
  const party = (name: string, context: object) =>
    create('party.party', { name, addresses: [['create', [{ street: 'Hafen 1', city: 'Hamburg' }]]] }, context)
  const own = await party('Nordlicht Handel AG', before)
  const company = await create('company.company', { party: own, currency }, before)
  await tryton.ask('model.res.user.write', [1], { companies: [['add', [company]]], company }, before)

  const context = await tryton.ask<object>('model.res.user.get_preferences', true, {})
  const account = async (name: string, type: object, more: object) =>
    create(
      'account.account',
      { name, company, type: await create('account.account.type', { name, company, ...type }, context), ...more },
      context,
    )
  const owed = await account(
    'Receivable',
    { statement: 'balance', receivable: true },
    { party_required: true, reconcile: true },
  )
  const earned = await account('Revenue', { statement: 'income', revenue: true }, {})
  const customer = await party('Brandt Werkzeuge GmbH', context)
  const [{ addresses }] = await tryton.ask<[{ addresses: number[] }]>(
    'model.party.party.read',
    [customer],
    ['addresses'],
    context,
  )
  const [{ id: journal }] = await tryton.ask<[{ id: number }]>(
    'model.account.journal.search_read',
    [['type', '=', 'revenue']],
    0,
    1,
    null,
    ['name'],
    context,
  )
  const line = (description: string) => ({
    type: 'line',
    account: earned,
    currency,
    company,
    quantity: 2,
    unit_price: decimal('12.50'),
    description,
  })
  const createInvoice = () =>
    create(
      'account.invoice',
      {
        type: 'out',
        company,
        currency,
        party: customer,
        invoice_address: addresses[0],
        account: owed,
        journal,
        invoice_date: date(2026, 11, 1),
        lines: [['create', [line('Zange'), line('Hammer')]]],
      },
      context,
    )
  await repeat(tryton, await createInvoice(), invoices - 1)

  const domain = [['type', '=', 'out']]
  const order = [
    ['invoice_date', 'DESC'],
    ['id', 'DESC'],
  ]
  const fields = ['number', 'party.rec_name', 'invoice_date', 'state', 'currency.code', 'total_amount', 'create_date']
  return {
    list: async (limit) => ({
      count: await tryton.ask<number>('model.account.invoice.search_count', domain, context),
      rows: await tryton.ask<unknown[]>('model.account.invoice.search_read', domain, 0, limit, order, fields, context),
    }),
    create: async () => void (await createInvoice()),
  }
}

/** The same invoice under other ids and dates: through its calls ten thousand would take longer than all that is measured. */
async function repeat({ database }: Tryton, id: number, times: number): Promise<void> {
  const client = new pg.Client(database)
  await client.connect()
  const columnsOf = async (table: string, changed: string): Promise<string[]> => {
    const { rows } = await client.query<{ column: string }>(
      `select 'copied.' || quote_ident(column_name) as column from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name not in ('id', $2)`,
      [table, changed],
    )
    return rows.map(({ column }) => column)
  }
  const into = (columns: readonly string[]) => columns.map((column) => column.replace('copied.', '')).join(', ')
  const head = await columnsOf('account_invoice', 'invoice_date')
  await client.query(
    `insert into account_invoice (invoice_date, ${into(head)})
     select copied.invoice_date - n % 700, ${head.join(', ')}
     from account_invoice copied, generate_series(1, $2::integer) n where copied.id = $1`,
    [id, times],
  )
  const line = await columnsOf('account_invoice_line', 'invoice')
  await client.query(
    `insert into account_invoice_line (invoice, ${into(line)})
     select other.id, ${line.join(', ')}
     from account_invoice_line copied, account_invoice other where copied.invoice = $1 and other.id <> $1`,
    [id],
  )
  await client.query('vacuum analyze')
  await client.end()
}
