import { randomUUID } from 'node:crypto'
import type { Areas, ListColumn, ResultOf } from '@kontor/contract'
import { expect } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

type Page = ResultOf<Areas['documentLists']['listDocuments']>
type Form = NonNullable<Parameters<typeof documentOf>[1]>

/** A draft of an invoice; its id. */
export async function save(person: TestPerson, more: Form, id: string = randomUUID()): Promise<string> {
  const { status } = await person.send(`PUT documents/${id}?draft=true`, {
    body: new Uint8Array(documentOf('Invoice', more)),
    headers: { 'content-type': 'application/xml' },
  })
  expect(status).toBe(204)
  return id
}

export const list = async (person: TestPerson, query: string): Promise<Page> =>
  (await person.send(`GET documents?${query}`)).json() as Promise<Page>

/** The list as a CSV file: its rows, each as its cells. */
export async function csv(person: TestPerson, query: string): Promise<string[][]> {
  const text = await (await person.send(`GET documents/csv?${query}`)).text()
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}

export const columnsAsked = (...columns: ListColumn[]) => columns.map((column) => `column=${column}`).join('&')
