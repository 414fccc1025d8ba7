import { roles } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { isLoopback, mustHaveNoDemo, openDemo, removeDemo } from './demo-network.ts'
import { changeState } from './platform/installation/store.ts'
import { startTestServer } from './testing.ts'

test.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['http://shell.localhost', true],
  ['https://kontor.example.com', false],
  ['http://192.168.1.5:8080', false],
  ['https://localhost.example.com', false],
])('%s is this machine alone: %s', (origin, is) => expect(isLoopback(origin)).toBe(is))

describe('the demo network', async () => {
  const server = await startTestServer({ environment: { KONTOR_SHELL_ORIGIN: 'https://kontor.example.com' } })
  const aster = await server.company()
  const lena = await server.person(aster, { role: 'apClerk' })
  const people = [
    { Username: lena.username, Password: 'known', Name: 'Lena', Role: 'apClerk', CompanyName: 'Aster', Country: 'DE' },
  ]

  test('is no reason not to start where it never was', async () => {
    await mustHaveNoDemo(server.platform)
  })

  test('keeps Kontor from starting where others reach it, and says what to do', async () => {
    await server.platform.db.plain((tx) => changeState(tx, 'demo', undefined, 'loaded'))
    await expect(mustHaveNoDemo(server.platform)).rejects.toThrow(/kontor\.example\.com.*demo remove/)
  })

  test('is ended for good by the operator: its people are out at once, and it never comes again', async () => {
    expect((await lena.send('GET account/info/user')).status).toBe(200)
    expect(await removeDemo(server.platform, people)).toBe(1)
    server.sessions.forget({ userId: lena.id })
    expect((await lena.send('GET account/info/user')).status).toBe(401)
    const ada = await server.person(aster)
    expect(await (await ada.send(`GET account/users/${lena.id}`)).json()).toMatchObject({
      State: 'LOCKED',
      RoleId: roles.apClerk,
    })
    await mustHaveNoDemo(server.platform)
    expect(await removeDemo(server.platform, people)).toBe(0)
    const never = () => {
      throw new Error('It was told again.')
    }
    expect(await openDemo(server.platform, { history: never, people, print: never })).toEqual({ isThere: false })
  })
})
