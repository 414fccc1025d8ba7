import { beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { hashPassword } from '../users/index.ts'

const server = await startTestServer()
const company = await server.company()
const passwordHash = await hashPassword('correct horse', { N: 1024, r: 8, p: 1 })
const shell = server.sendWith({}, server.origins.shell)

const signIn = (username: string, Password: string, cookie = '') =>
  shell('POST session', { json: { Username: username, Password }, headers: { cookie } })
const bob = () => server.person(company, { passwordHash })
const wrongTries = async (username: string, count: number, cookie = '') => {
  const tries = await Promise.all(Array.from({ length: count }, () => signIn(username, 'wrong', cookie)))
  return tries.map(({ status }) => status).toSorted()
}

/** The cookie of a browser in which somebody signed in, and signed out. */
async function deviceOf({ username }: TestPerson, cookie = ''): Promise<string> {
  const answer = await signIn(username, 'correct horse', cookie)
  const set = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]!)
  return set.find((pair) => pair.startsWith('kontor_device=')) ?? cookie
}

// A quarter of an hour clears what a network tried, an hour what a name was tried.
beforeEach(() => server.platform.clock.advance(60 * 60_000 + 1000))

test('ten wrong passwords for a name make its network wait, in the same words whether somebody has the name', async () => {
  const person = await bob()
  const bodies: unknown[] = []
  for (const username of [person.username, 'stranger@example.com']) {
    expect(await wrongTries(username, 10)).toEqual(Array(10).fill(401))
    const refused = await signIn(username, 'correct horse')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    const { RequestId: _, ...body } = (await refused.json()) as { RequestId: string }
    bodies.push(body)
  }
  expect(bodies[0]).toEqual(bodies[1])
  server.platform.clock.advance(15 * 60_000 + 1000)
  expect((await signIn(person.username, 'correct horse')).status).toBe(200)
})

test('nobody locks a colleague out: on a device of theirs they get in, whoever typed their name however often', async () => {
  const person = await bob()
  const device = await deviceOf(person)
  await wrongTries(person.username, 20)
  expect((await signIn(person.username, 'correct horse')).status).toBe(429)
  expect((await signIn(person.username, 'correct horse', device)).status).toBe(200)
})

test('what a device is known for counts for its person alone, and ten wrong passwords end it there, too', async () => {
  const [one, other] = [await bob(), await bob()]
  const device = await deviceOf(one)
  expect(await wrongTries(other.username, 11, device)).toEqual([...Array(10).fill(401), 429])
  expect(await wrongTries(one.username, 11, device)).toEqual([...Array(10).fill(401), 429])
})

test('a device is known for several people, and a cookie that somebody made up for nobody', async () => {
  const people = [await bob(), await bob()]
  let device = ''
  for (const person of people) device = await deviceOf(person, device)
  const forged = device.replace(/\.[\w-]{43}/g, `.${'A'.repeat(43)}`)
  for (const { username } of people) {
    await wrongTries(username, 10)
    expect((await signIn(username, 'correct horse', forged)).status).toBe(429)
    expect((await signIn(username, 'correct horse', device)).status).toBe(200)
  }
})
