import { randomUUID } from 'node:crypto'
import type { Assignment, Of } from '@kontor/contract'
import { expect } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

export type Given = Of<typeof Assignment>
export interface Items<T> {
  readonly total: number
  readonly items: T[]
  readonly empty: boolean
  readonly firstItem: number
}

export const read = async <T>(person: TestPerson, path: string) =>
  (await (await person.send(`GET ${path}`)).json()) as T
export const statusOf = (person: TestPerson, line: `${string} ${string}`, more = {}) =>
  person.send(line, more).then(({ status }) => status)

/** A company whose people hand work to each other, and one beside it. */
export async function colleagues() {
  const server = await startTestServer()
  const aster = await server.company({ name: 'Aster' })
  const ada = await server.person(aster, { firstName: 'Ada', lastName: 'Admin' })
  const carl = await server.person(aster, { role: 'apClerk', firstName: 'Carl', lastName: 'Clerk' })
  const mia = await server.person(aster, { role: 'approver', firstName: 'Mia', lastName: 'Manager' })
  const stranger = await server.person(await server.company({ name: 'Birch' }))
  const save = async (number: string) => {
    server.platform.clock.advance(1000)
    const id = randomUUID()
    const saved = await ada.send(`PUT documents/${id}`, {
      body: documentOf('Invoice', { id: number }) as Uint8Array<ArrayBuffer>,
      headers: { 'content-type': 'application/xml' },
    })
    expect(saved.status).toBe(204)
    return id
  }
  return { server, aster, ada, carl, mia, stranger, save }
}

/** What somebody hands on about a document. */
export async function give(
  from: TestPerson,
  document: string,
  to: readonly TestPerson[],
  more: object = {},
): Promise<Given> {
  const json = { subjectId: document, assigneeIds: to.map(({ id }) => id), ...more }
  const answer = await from.send('POST assignments', { json })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Given
}
