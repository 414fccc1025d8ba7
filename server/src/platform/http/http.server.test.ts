import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const company = await server.company({ name: 'Aster' })
const person = await server.person(company)

test('a person reads their company', async () => {
  const answer = await person.send('GET account')
  expect(await answer.json()).toMatchObject({ CompanyAccountId: company, CompanyName: 'Aster' })
  expect(answer.status).toBe(200)
})
