import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../api.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { createEntered, createSession, type SessionControl } from './session.ts'

/** The server as the shell sees it: one person, at home in company 1, let into 1 and 2. */
const server = { signedIn: true, reachable: true, asked: 0, person: 'eva' }
const open = ['1', '2']
const http = createServer((request, response) => {
  server.asked += 1
  if (!server.reachable) return request.socket.destroy()
  if (request.method === 'POST') server.signedIn = true
  if (request.method === 'DELETE') server.signedIn = false
  const company = String(request.headers['x-kontor-tenantid'] ?? '1')
  const actor = request.headers['x-kontor-actorid'] ?? server.person
  const status =
    !server.signedIn && request.method !== 'DELETE'
      ? 401
      : open.includes(company) && actor === server.person
        ? 200
        : 403
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ User: { Id: server.person }, Company: { CompanyAccountId: company } }))
})
beforeAll(() => new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready)))
afterAll(() => new Promise((done) => http.close(done)))
beforeEach(() => Object.assign(server, { signedIn: true, reachable: true, asked: 0, person: 'eva' }))

function start({ cookie = true, unsaved = false } = {}) {
  const entered = createEntered(createMemoryStorage())
  const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`
  const api = createApi({
    base,
    app: 'Kontor.Chrome',
    companyId: entered.get,
    actorId: () => control.actorId(),
  })
  const announced: string[] = []
  const control: SessionControl = createSession({
    api,
    entered,
    mayBeIn: () => cookie,
    hasUnsaved: () => unsaved,
    tellTabs: () => announced.push('changed'),
  })
  const company = () => {
    const phase = control.phase.get()
    return phase.name === 'signedIn' ? phase.session.Company.CompanyAccountId : phase.name
  }
  return { api, control, entered, company, announced }
}

describe('opening the shell', () => {
  test('goes on in the company where this tab was', async () => {
    const { control, entered, company } = start()
    entered.set('2')
    await control.open()
    expect(company()).toBe('2')
  })

  test('falls back to the person’s own company where that one is closed to them by now', async () => {
    const { control, entered, company } = start()
    entered.set('9')
    await control.open()
    expect(company()).toBe('1')
  })

  test('asks nothing of the server where nobody can be signed in', async () => {
    const { control } = start({ cookie: false })
    await control.open()
    expect(control.phase.get()).toEqual({ name: 'signedOut', why: undefined })
    expect(server.asked).toBe(0)
  })

  test('says that the server is away instead of asking for a password', async () => {
    const { control, company } = start()
    server.reachable = false
    await control.open()
    expect(company()).toBe('unreachable')
  })
})

describe('while signed in', () => {
  test('a session that has ended leads to the sign-in page, with a word why', async () => {
    const { control } = start()
    await control.open()
    server.signedIn = false
    await control.open()
    expect(control.phase.get()).toMatchObject({ name: 'signedOut', why: 'ended', kept: false })
    // Another tab signs out, too: the word stays.
    await control.open()
    expect(control.phase.get()).toMatchObject({ why: 'ended' })
  })

  test('what is not saved yet waits for whoever’s session ended, and for nobody who signs out', async () => {
    const { control } = start({ unsaved: true })
    await control.open()
    server.signedIn = false
    await control.open()
    expect(control.phase.get()).toMatchObject({ why: 'ended', kept: true, session: { User: { Id: 'eva' } } })
    await control.signIn('eva@brandt.example', 'secret')
    await control.signOut()
    expect(control.phase.get()).toEqual({ name: 'signedOut', why: 'left' })
  })

  test.each([
    ['the same person goes on in the company where they were', 'eva', ['1', '2'], '2'],
    ['or in their own, where that one is closed to them by now', 'eva', ['1'], '1'],
    ['another person in theirs', 'karl', ['1', '2'], '1'],
  ])('after a session has ended %s', async (_, person, stillOpen, expected) => {
    const { control, company } = start()
    await control.open()
    await control.enter('2')
    server.signedIn = false
    await control.open()
    open.splice(0, open.length, ...stillOpen)
    server.person = person
    await control.signIn(`${person}@brandt.example`, 'secret')
    expect(company()).toBe(expected)
    open.splice(0, open.length, '1', '2')
  })

  test('F-332: nothing is written in the name of whoever signed in in another tab; reading the session anew finds them', async () => {
    const { api, control } = start()
    await control.open()
    server.person = 'karl'
    const write = api.users.saveProperty({ params: { id: 'eva', key: 'shell.theme' }, body: 'dark' })
    await expect(write).rejects.toMatchObject({ status: 403 })
    await control.open()
    expect(control.phase.get()).toMatchObject({ name: 'signedIn', session: { User: { Id: 'karl' } } })
  })

  test('a network that is away for a moment does not take the workspace away', async () => {
    const { control, company } = start()
    await control.open()
    server.reachable = false
    await control.open()
    expect(company()).toBe('1')
  })

  test('another company is entered, or the person stays where they are', async () => {
    const { control, entered, company } = start()
    await control.open()
    await control.enter('2')
    expect(company()).toBe('2')
    await expect(control.enter('9')).rejects.toMatchObject({ status: 403 })
    expect([company(), entered.get()]).toEqual(['2', '2'])
  })

  test('the workspace is closed before the session is: nothing asks for anything in a session that is gone', async () => {
    const { control, company } = start()
    await control.open()
    const asked = server.asked
    const left = control.signOut()
    expect([company(), server.asked]).toEqual(['leaving', asked])
    await left
    expect(company()).toBe('signedOut')
  })

  test('who could not be signed out finds the workspace again, and the other tabs hear of nothing', async () => {
    const { control, company, announced } = start()
    await control.open()
    server.reachable = false
    await expect(control.signOut()).rejects.toThrow()
    expect([company(), announced]).toEqual(['1', []])
  })

  test('who signs in next does not start in the company of who was here before', async () => {
    const { control, company, announced } = start()
    await control.open()
    await control.enter('2')
    await control.signOut()
    expect(control.phase.get()).toEqual({ name: 'signedOut', why: 'left' })
    await control.signIn('eva@brandt.example', 'secret')
    expect(company()).toBe('1')
    // The other tabs hear of both.
    expect(announced).toEqual(['changed', 'changed'])
  })
})
