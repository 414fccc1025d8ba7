import { randomUUID } from 'node:crypto'
import { startTestServer } from '../../testing.ts'

/**
 * Two companies, one of them with a branch, with who administers it, a clerk and a stranger. Call it (with `await`) at the top of
 * a test file.
 */
export async function startAdministration() {
  const server = await startTestServer()
  const aster = await server.company({ name: 'Aster' })
  const north = await server.branch(aster, { name: 'Aster North', country: 'DK' })
  const birch = await server.company({ name: 'Birch' })
  const ada = await server.person(aster, { firstName: 'Ada', lastName: 'Admin' })
  const carl = await server.person(aster, { role: 'apClerk', firstName: 'Carl', lastName: 'Clerk' })
  const stranger = await server.person(birch)

  const address = () => `new-${randomUUID()}@aster.example`
  const add = async (more: object = {}, username = address()) => {
    const answer = await ada.send(`POST users?username=${encodeURIComponent(username)}`, {
      json: { FirstName: 'Nina', LastName: 'Neu', ...more },
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, string>, username }
  }
  const read = async (id: string | undefined) => (await ada.send(`GET account/users/${id}`)).json()
  const membershipsOf = async (id: string) => {
    const { Memberships } = (await read(id)) as { Memberships: { GroupId: string; Role: string }[] }
    return Object.fromEntries(Memberships.map(({ GroupId, Role }) => [GroupId, Role]))
  }
  return { server, aster, north, birch, ada, carl, stranger, address, add, read, membershipsOf }
}
