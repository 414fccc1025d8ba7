import { KontorError } from '@kontor/client'
import { describe, expect, test } from 'vitest'
import type { Api, Session } from '../api.ts'
import { createEntered, createSession } from './session.ts'

const refusal = (status: number) =>
  new KontorError(`Request failed with status code ${status}`, { code: 'Refused', status, requestId: 'r' })

/** A server that knows one person, at home in company 1, and lets them into those of `companies`. */
function start({ cookie = true, companies = ['1', '2'] } = {}) {
  const kept = new Map<string, string>()
  const entered = createEntered({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
  const server = { signedIn: cookie, reachable: true }
  const readSession = async (): Promise<Session> => {
    if (!server.reachable) throw new KontorError('Network Error', { code: 'ERR_NETWORK', requestId: 'r' })
    if (!server.signedIn) throw refusal(401)
    const company = entered.get() ?? '1'
    if (!companies.includes(company)) throw refusal(403)
    return { Company: { CompanyAccountId: company } } as Session
  }
  const session = {
    readSession,
    signIn: () => {
      server.signedIn = true
      return readSession()
    },
    signOut: async () => {
      server.signedIn = false
    },
  }
  const control = createSession({ session } as unknown as Api, entered, () => cookie)
  const company = () => {
    const phase = control.phase.get()
    return phase.name === 'signedIn' ? phase.session.Company.CompanyAccountId : phase.name
  }
  return { control, entered, server, company }
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
    const { control, server } = start({ cookie: false })
    server.reachable = false
    await control.open()
    expect(control.phase.get()).toEqual({ name: 'signedOut', why: undefined })
  })

  test('says that the server is away instead of asking for a password', async () => {
    const { control, server, company } = start()
    server.reachable = false
    await control.open()
    expect(company()).toBe('unreachable')
  })
})

describe('while signed in', () => {
  test('a session that has ended leads to the sign-in page, with a word why', async () => {
    const { control, server } = start()
    await control.open()
    server.signedIn = false
    await control.open()
    expect(control.phase.get()).toEqual({ name: 'signedOut', why: 'ended' })
  })

  test('a network that is away for a moment does not take the desk away', async () => {
    const { control, server, company } = start()
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

  test('who signs in next does not start in the company of who was here before', async () => {
    const { control, company } = start()
    await control.open()
    await control.enter('2')
    await control.signOut()
    expect(control.phase.get()).toEqual({ name: 'signedOut', why: 'left' })
    await control.signIn('eva@brandt.example', 'secret')
    expect(company()).toBe('1')
  })
})
