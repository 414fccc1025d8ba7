import { expect, test } from 'vitest'
import { plannedAnew, statementsOfPool } from './statements.ts'

type Pool = ReturnType<typeof statementsOfPool>

const nameOf = (pool: Pool, sql: string) => pool({ sql, parameters: [] } as unknown as Parameters<Pool>[0]).name

test('the plan of a statement is kept under one name from its second time on', () => {
  const pool = statementsOfPool()
  expect(nameOf(pool, 'select 1')).toBeUndefined()
  const name = nameOf(pool, 'select 1')
  expect(name).toBeDefined()
  expect(nameOf(pool, 'select 1')).toBe(name)
  nameOf(pool, 'select 2')
  expect(nameOf(pool, 'select 2')).not.toBe(name)
})

test('what is planned anew is planned anew each time', () => {
  const pool = statementsOfPool()
  for (let time = 1; time <= 3; time += 1) expect(nameOf(pool, `${plannedAnew} select 1`)).toBeUndefined()
})

test('a connection keeps so many plans and no more, and another pool’s take none of them away', () => {
  const twice = (pool: Pool, sql: string) => [nameOf(pool, sql), nameOf(pool, sql)][1]
  const busy = statementsOfPool()
  const names = Array.from({ length: 1000 }, (_, at) => twice(busy, `select ${at}`))
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(300)
  expect(twice(busy, 'select late')).toBeUndefined()
  expect(twice(statementsOfPool(), 'select late')).toBeDefined()
})
