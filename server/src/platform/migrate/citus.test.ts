import { expect, test } from 'vitest'
import { statementsOnCitus } from './citus.ts'
import { splitStatements } from './split.ts'

const early = { name: '0007_early.sql' }

test('a column that comes with its check is two statements on Citus, and the check has the name that PostgreSQL gives it', () => {
  expect(
    statementsOnCitus(early, "alter table document add column as_what text check (as_what in ('A', 'B'))"),
  ).toEqual([
    'alter table document add column as_what text',
    "alter table document add constraint document_as_what_check check (as_what in ('A', 'B'))",
  ])
})

test('what changes rows in a file from before Kontor ran on Citus is left out there, for there were none', () => {
  expect(statementsOnCitus(early, '-- Those that are there.\nupdate document set draft = false')).toEqual([])
  expect(statementsOnCitus({ name: '0116_later.sql' }, 'update document set draft = false')).toHaveLength(1)
})

test('the names with which people sign in lie in shards of their own', () => {
  expect(statementsOnCitus(early, "select reference('login')")).toEqual([
    "select create_distributed_table('login', 'username', colocate_with => 'none')",
  ])
  expect(statementsOnCitus(early, "select reference('terms')")).toEqual(["select reference('terms')"])
})

test('a file is taken apart at the semicolons that end a statement, and at no other', () => {
  const sql = "-- a; comment\nselect ';';\ncreate function f() returns void as $x$ begin; end $x$;\n-- the end;\n"
  expect(splitStatements(sql)).toEqual([
    { text: "-- a; comment\nselect ';'", start: 0 },
    { text: '\ncreate function f() returns void as $x$ begin; end $x$', start: 25 },
  ])
})
