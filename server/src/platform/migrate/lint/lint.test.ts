import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMigrations } from '../files.ts'
import { companyTables, lintMigrations } from './index.ts'
import { lintStores } from './stores.ts'
import { lintWritten } from './written.ts'

const shipped = readMigrations(join(import.meta.dirname, '../../../../migrations'))
const source = join(import.meta.dirname, '../../..')

test('the migrations keep the rules that let them run on one PostgreSQL and on many', () => {
  expect(lintMigrations(shipped)).toEqual([])
})

test("every store says whose rows it asks for, on every company's table", () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])store(\.ts$|[\\/][^\\/]+\.ts$)/.test(path) && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))
  expect(files.length).toBeGreaterThan(3)
  expect(lintStores(files, companyTables(shipped))).toEqual([])
})

test('every statement in code is one that many PostgreSQL run as one does', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(?:^|[\\/])testing|[\\/]lint[\\/]/.test(path))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))
  expect(lintWritten(files)).toEqual([])
})

test.each([
  ['insert into a (company_id, id) select $1, id from b', 'rule 6: INSERT … SELECT'],
  ['insert into a (n) values ((select max(n) from a where company_id = $1))', 'rule 6: no subquery among VALUES'],
  ["select case type when 'creditnote' then 1 else 2 end from a", 'rule 4: write case when'],
  ["select set_config('kontor.company', $1, true)", 'rule 5: a company is entered'],
  ['select id from document_words where company_id = $1', 'rule 3: row-level security hides'],
  [
    'a.company_id = $1 and not (a.b is not null and exists (select from c other where other.company_id = a.company_id))',
    'rule 4: under OR, or NOT with more',
  ],
  [
    'a.b is null or not exists (select from c where id = a.b and company_id = $1)',
    'rule 4: under OR, or NOT with more',
  ],
])('in code, %s is refused', (statement, complaint) => {
  expect(lintWritten([{ path: 'store.ts', text: `sql\`\${some ? sql\`${statement}\` : {}}\`` }])).toEqual([
    expect.stringContaining(complaint),
  ])
})

const guarded = (name: string) => `
  select distribute('${name}');
  alter table ${name} enable row level security;
  alter table ${name} force row level security;
  create policy ${name}_own on ${name} using (company_id = entered_company());`
const table = (name: string, columns = 'primary key (company_id, id)') =>
  `create table ${name} (company_id uuid not null, id uuid not null, ${columns});${guarded(name)}`
const company = table('company', 'primary key (company_id)')

const lint = (sql: string) => lintMigrations([{ name: '0001_sample.sql', sql }])

test.each([
  ["alter table a add column b text check (b in ('C'))", 'rule 2: a column first'],
  ['create function f(a uuid) returns void language sql as $$ select a $$', 'rule 6: a function that takes parameters'],
])('from the first migration for Citus on, %s is refused', (statement, complaint) => {
  const complaintsIn = (name: string) => lintMigrations([{ name, sql: `${statement};` }]).join()
  expect(complaintsIn('0115_before.sql')).toBe('')
  expect(complaintsIn('0116_after.sql')).toContain(complaint)
})

test('a table by the rules is passed', () => {
  const key = `alter table invoice add constraint invoice_company foreign key (company_id) references company (company_id);`
  const definer = `create function f() returns uuid language sql security definer set search_path = public, pg_temp
    as $$ insert into invoice (company_id) select $1 on conflict do nothing; select null::uuid; $$;
    revoke all on function f() from public;`
  const country = `create table country (code text primary key, name text not null unique); select reference('country');`
  expect(lint(company + table('invoice') + key + country + definer)).toEqual([])
})

describe('a migration is refused that', () => {
  const cases: [what: string, sql: string, complaint: string][] = [
    [
      'has a table of no kind',
      'create table loose (id uuid primary key);',
      'rule 2: loose is neither distributed nor a reference table',
    ],
    [
      "has a company's table without the company",
      `create table a (id uuid not null, company_id uuid not null, primary key (company_id, id));${guarded('a')}`,
      'rule 1: the first column of a must be company_id uuid not null',
    ],
    [
      'makes a column a key of its own',
      table('a', 'number text unique'),
      'rule 1: a makes the column number a key of its own',
    ],
    [
      'begins a primary key otherwise',
      table('a', 'primary key (id, company_id)'),
      'rule 1: a key of a does not begin with company_id',
    ],
    [
      'begins a unique constraint otherwise',
      `${table('a')} alter table a add constraint a_number unique (id);`,
      'rule 1: a key of a does not begin with company_id',
    ],
    [
      'begins a unique index otherwise',
      `${table('a')} create unique index a_id on a (id);`,
      'rule 1: a unique index of a does not begin with company_id',
    ],
    [
      'points to another company',
      `${company}${table('a')} alter table a add constraint a_company foreign key (id) references company (company_id);`,
      'rule 1: the foreign key from a to company does not begin with company_id on both sides',
    ],
    [
      'changes the company of a row',
      `${table('a')} update a set company_id = null where id is null;`,
      'rule 1: nothing updates company_id',
    ],
    [
      'has a foreign key in its CREATE TABLE',
      company + table('a', 'primary key (company_id, id), foreign key (company_id) references company (company_id)'),
      'rule 2: a has a foreign key in its CREATE TABLE',
    ],
    [
      'has a foreign key without a name',
      `${company}${table('a')} alter table a add foreign key (company_id) references company (company_id);`,
      'rule 2: a foreign key of a has no name',
    ],
    [
      'adds a foreign key before it distributes',
      `${company} create table a (company_id uuid not null);
       alter table a add constraint a_company foreign key (company_id) references company (company_id);\n${guarded('a')}`,
      'rule 2: a gets a foreign key before it is distributed',
    ],
    [
      'sets null on delete',
      `${company}${table('a')} alter table a add constraint a_company foreign key (company_id) references company (company_id) on delete set null;`,
      'rule 2: no ON DELETE SET NULL (a)',
    ],
    [
      'adds two constraints at once',
      `${table('a')} alter table a add constraint a_one check (id is not null), add constraint a_two check (true);`,
      'rule 2: one subcommand per ALTER TABLE a',
    ],
    [
      "lets a reference table point to a company's",
      `${company} create table country (code text primary key); select reference('country');
       alter table country add constraint country_owner foreign key (code) references company (company_id);`,
      'rule 2: the reference table country points to company, which is none',
    ],
    ['has an enum', `create type state as enum ('NEW', 'OLD');`, 'rule 3: no enum types'],
    [
      'has a filtered decimal',
      table('a', 'amount numeric not null, primary key (company_id, id)'),
      'rule 3: a.amount: comparing numeric',
    ],
    [
      'has a search index that the application would see through its policies',
      `${table('a')} create index a_words on a using gin (words); grant select, insert on a to kontor_app;`,
      'rule 3: row-level security hides this index of a from kontor_app',
    ],
    [
      'does not enable row-level security',
      table('a').replace('alter table a enable row level security;', ''),
      'rule 5: a does not ENABLE row level security',
    ],
    [
      'lets the owner see all companies',
      table('a').replace('alter table a force row level security;', ''),
      'rule 5: a does not FORCE row level security',
    ],
    ['has no policy', table('a').replace(/create policy.*;/, ''), 'rule 5: a has no policy'],
    [
      'has a policy with a subquery',
      `${table('a')} create policy a_more on a using (company_id = entered_company() and id in (select id from b));`,
      'rule 5: a policy of a holds a subquery',
    ],
    [
      'has a policy for everybody',
      `${table('a')} create policy a_all on a using (true);`,
      'does not say company_id = entered_company()',
    ],
    [
      'has a function that runs as its owner in the reach of temporary tables',
      `create function f() returns void language sql security definer set search_path = public as $$ $$; revoke all on function f() from public;`,
      'rule 5: f runs as its owner: set search_path = public, pg_temp',
    ],
    [
      'has a function that runs as its owner for everybody',
      `create function f() returns void language sql security definer set search_path = public, pg_temp as $$ $$;`,
      'rule 5: f runs as its owner: revoke all on function f from public',
    ],
    [
      'inserts what it selects',
      `${table('a')} insert into a (company_id) select company_id from b;`,
      'rule 6: INSERT … SELECT ends in RETURNING',
    ],
    [
      'does so in the body of a function',
      `create function f() returns void language sql as $$ insert into a select * from b; $$;`,
      'rule 6: INSERT … SELECT ends in RETURNING',
    ],
    ['merges', 'merge into a using b on true when matched then do nothing;', 'rule 6: no MERGE'],
    ['has a trigger', 'create trigger t before insert on a execute function f();', 'rule 7: no triggers'],
    [
      'draws random values in an update',
      'update a set id = gen_random_uuid() where true;',
      'rule 8: random and clock values in an UPDATE',
    ],
  ]
  test.each(cases)('%s', (_, sql, complaint) => {
    const complaints = lint(sql)
    expect(complaints).toContainEqual(expect.stringContaining(complaint))
    expect(complaints).toHaveLength(1)
  })
})

test.each([
  ['drop table invoice', true],
  ['alter table invoice drop column note', true],
  ['alter table invoice rename column note to remark', true],
  ['alter table invoice alter column note set not null', true],
  ['alter table invoice alter column size type bigint', true],
  ['drop function found(uuid)', true],
  ['alter table invoice add column remark text', false],
  ['alter table invoice drop column note', false, '0100_contract_notes.sql'],
  ['drop table invoice', false, '0072_before_any_release.sql'],
  [
    "create table kind (code text primary key); select reference('kind'); alter table kind alter column code set not null",
    false,
  ],
])('while the release before runs beside it, %s is refused: %s', (sql, refused, name = '0100_sample.sql') => {
  const complaints = lintMigrations([{ name: String(name), sql: `${sql};` }])
  expect(complaints.filter((line) => line.includes('rule 13'))).toHaveLength(refused ? 1 : 0)
})

test('a complaint names the file and the line, comments and texts left aside', () => {
  const sql = `-- create type a as enum ('x');\n/* merge into a */\ncreate table note (code text primary key check (code <> 'merge into; b'));\nselect reference('note');\n\n-- why\ncreate type b as enum ('y');`
  expect(lint(sql)).toEqual([expect.stringMatching(/^0001_sample.sql:7: rule 3/)])
})

describe('a store', () => {
  const stores = (text: string) => lintStores([{ path: 'store.ts', text }], ['document'])

  test('that asks without a company is named by the function', () => {
    const text = `const tables = 1\n\nexport const all = (tx) =>\n  tx.selectFrom('document').selectAll().execute()\n`
    expect(stores(text)).toEqual([expect.stringContaining('store.ts:3: rule 4: a query on document')])
    expect(stores('export const all = (tx) => sql`delete from document`.execute(tx)')).toHaveLength(1)
  })

  test('that gives the company is passed, and so is one on other tables', () => {
    expect(stores(`export const all = (tx, c) => tx.selectFrom('document').where('company_id', '=', c)`)).toEqual([])
    expect(stores(`export const all = (tx) => tx.selectFrom('directory').selectAll()`)).toEqual([])
  })
})
