import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Send, startTestServer } from '../../testing.ts'
import { pdfOf, textStream } from '../pages/testing-pdf.ts'

const server = await startTestServer()
/** Two cores may be busy with other tests: what comes is waited for, not how fast it comes. */
const soon = (holds: () => void | Promise<void>) => vi.waitFor(holds, { timeout: 15_000 })
const company = await server.company({ name: 'Aster' })
const ada = await server.person(company)

describe('the live stream', () => {
  /** Reads a stream's events as they come. */
  async function follow(send: typeof server.send, headers: Record<string, string> = {}, query = '') {
    const answer = await send(`GET live${query}`, { headers })
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    afterAll(() => reader.cancel().catch(() => undefined))
    let text = ''
    let ended = false
    void (async () => {
      for (;;) {
        const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
        if (done) break
        text += value
      }
      ended = true
    })()
    return {
      answer,
      raw: () => text,
      ended: () => ended,
      events: () =>
        [...text.matchAll(/^event: changes\nid: (\d+)\ndata: (.*)$/gm)].map(([, id, data]) => ({
          id,
          ...(JSON.parse(data!) as { position: string; items: { kind: string; id: string }[] }),
        })),
    }
  }

  test('tells ids and positions of what the reader may know, resumes where it was, and beats', async () => {
    const stream = await follow(ada.send)
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await soon(() => expect(stream.events()).toHaveLength(1))
    const from = stream.events()[0]!.position
    await ada.send('PUT account', { json: { CompanyName: 'Aster' } })
    await server.settle()
    // Nothing listens for notices in this test: the catching up is what is seen here.
    const resumed = await follow(ada.send, { 'last-event-id': from })
    await soon(() =>
      expect(resumed.events().flatMap(({ items }) => items)).toContainEqual({ kind: 'company', id: company }),
    )
    expect(JSON.stringify(resumed.events())).not.toContain('session')
    await soon(() => expect(resumed.raw()).toContain(': still here'))
  })

  test('from the position of the session tells what came since, and nothing before', async () => {
    await ada.send('PUT account', { json: { CompanyName: 'Before' } })
    await server.settle()
    const { Position } = (await (await ada.send('GET session')).json()) as { Position: string }
    const stream = await follow(ada.send, { 'last-event-id': Position })
    await soon(() => expect(stream.events()).toMatchObject([{ position: Position, items: [] }]))
    await ada.send('PUT account', { json: { CompanyName: 'Aster' } })
    await server.settle()
    const later = await follow(ada.send, { 'last-event-id': Position })
    await soon(() => expect(later.events().slice(1)).toMatchObject([{ items: [{ kind: 'company', id: company }] }]))
  })

  test('tells of requisitions, catalogues and papers to who may read them, and to nobody else', async () => {
    const { Position } = (await (await ada.send('GET session')).json()) as { Position: string }
    const id = randomUUID()
    await ada.send(`PUT procurement/documents/requisitions/${id}`, { json: { Lines: [] } })
    const catalogue = randomUUID()
    const goods = new FormData()
    goods.set('Name', 'Workshop')
    goods.set('Currency', 'EUR')
    goods.set('file', new File(['Number,Name,Price\n1,Wrench,12.50'], 'workshop.csv'))
    await ada.send(`PUT procurement/catalogues/${catalogue}`, { body: goods })
    const form = new FormData()
    form.append('file', new File([new Uint8Array(pdfOf([textStream(['paper'])]))], 'paper.pdf'))
    const { Id } = (await (await ada.send('POST cloudscan/uploads', { body: form })).json()) as { Id: string }
    await server.settle()
    const kindsFor = async (send: Send) => {
      const stream = await follow(send, { 'last-event-id': Position })
      await soon(() => expect(stream.raw()).toContain('event: changes'))
      return () => stream.events().flatMap(({ items }) => items)
    }
    const [hers, theirs] = [
      await kindsFor(ada.send),
      await kindsFor((await server.person(company, { role: 'translator' })).send),
    ]
    await soon(() =>
      expect(hers()).toEqual(
        expect.arrayContaining([
          { kind: 'requisition', id },
          { kind: 'catalogue', id: catalogue },
          { kind: 'upload', id: Id },
        ]),
      ),
    )
    const closed = ['requisition', 'catalogue', 'upload']
    expect(theirs().filter(({ kind }) => closed.includes(kind))).toEqual([])
  })

  test('ends with the session', async () => {
    const { send, write } = await server.browser(await server.person(company))
    const stream = await follow(send)
    await soon(() => expect(stream.raw()).toContain('event: changes'))
    await write('DELETE session')
    await soon(() => expect(stream.ended()).toBe(true))
  })
})
