import { describe, expect, test } from 'vitest'
import type { Uploaded } from '../queries/types.ts'
import { mayBeDocument, settled, type Upload, uploads } from './queue.ts'

const files = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `${at}.xml` }))
const states = (queue: readonly Upload[]) => queue.map((upload) => upload.state)
const result: Uploaded = { DocumentId: 'd', ID: 'RE-1', type: 'invoice', Findings: [] }

describe('many files at once', () => {
  test('three are sent at a time, the next follows when one is through', () => {
    const added = uploads([], { type: 'added', files: files(5) })
    expect(states(added)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
    const one = uploads(added, { type: 'done', id: '1', result })
    expect(states(one)).toEqual(['sending', 'done', 'sending', 'sending', 'waiting'])
    expect(settled(one)).toBe(1)
  })

  test('a refused file keeps what the server said, and can be tried again', () => {
    const added = uploads([], { type: 'added', files: files(1) })
    const refused = uploads(added, { type: 'refused', id: '0', refusal: 'Line 7: DOCTYPE is not taken.' })
    expect(refused[0]).toMatchObject({ state: 'refused', refusal: 'Line 7: DOCTYPE is not taken.' })
    expect(uploads(refused, { type: 'again', id: '0' })[0]).toEqual({
      id: '0',
      name: '0.xml',
      state: 'sending',
      progress: 0,
    })
  })

  test('clearing the list keeps what is still on its way', () => {
    const added = uploads([], { type: 'added', files: files(4) })
    const done = uploads(added, { type: 'done', id: '0', result })
    expect(uploads(done, { type: 'cleared' }).map((upload) => upload.id)).toEqual(['1', '2', '3'])
  })

  test('a file that may be a document is known by its name or its type', () => {
    expect(mayBeDocument({ name: 'INVOICE.XML', type: '' })).toBe(true)
    expect(mayBeDocument({ name: 'export', type: 'application/xml' })).toBe(true)
    expect(mayBeDocument({ name: 'invoice.pdf', type: 'application/pdf' })).toBe(true)
    expect(mayBeDocument({ name: 'invoice.json', type: '' })).toBe(true)
    expect(mayBeDocument({ name: 'invoice.docx', type: 'application/zip' })).toBe(false)
  })
})
