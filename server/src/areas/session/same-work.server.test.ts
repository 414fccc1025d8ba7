import { createHook } from 'node:async_hooks'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { hashPassword } from '../users/index.ts'

// On its own: failures that other tests bring about are written down a moment after their answers, and would count here.
const server = await startTestServer()
const company = await server.company()
const passwordHash = await hashPassword('correct horse', { N: 1024, r: 8, p: 1 })
const shell = server.sendWith({}, server.origins.shell)

const signIn = (username: string, Password: string) => shell('POST session', { json: { Username: username, Password } })

test('a known and an unknown name cost the same work: as many passwords worked out, as many questions to the database', async () => {
  const known = (await server.person(company, { passwordHash })).username
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  let passwords = 0
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') passwords += 1
    },
  })
  const workOf = async (username: string) => {
    asked.mockClear()
    passwords = 0
    hook.enable()
    await (await signIn(username, 'wrong')).text()
    hook.disable()
    const questions = asked.mock.calls.map(([query]) => String((query as { text?: string }).text ?? query))
    // Another company is entered, and nothing else differs.
    return { passwords, questions: questions.map((query) => query.replace(/company = '[\w-]+'/, '')) }
  }
  await workOf('warm@example.com')
  // That it failed is written down for the known one, after the answer: the known one comes last.
  const [other, one] = [await workOf('stranger@example.com'), await workOf(known)]
  expect(one).toEqual(other)
  expect(one).toMatchObject({ passwords: 1, questions: expect.arrayContaining([expect.stringContaining('login_of')]) })
  asked.mockRestore()
})
