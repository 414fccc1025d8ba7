import { randomUUID } from 'node:crypto'
import { type DocumentAccess, type DocumentMetadata, type Of, responseCodes } from '@kontor/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from './testing.ts'

const server = await startTestServer()
const [aster, birch] = [await server.company({ name: 'Aster' }), await server.company({ name: 'Birch' })]
const ada = await server.person(aster)
const carl = await server.person(aster, { role: 'apClerk' })
const bob = await server.person(birch)
const connection = await server.connect(birch, aster)
const xml = { 'content-type': 'application/xml' }

const save = (id: string, number: string, draft = false) =>
  bob.send(`PUT documents/${id}?draft=${draft}`, {
    body: documentOf('Invoice', { id: number }) as Uint8Array<ArrayBuffer>,
    headers: xml,
  })
const send = (id: string) =>
  bob.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } })
const answer = (person: TestPerson, id: string, code: string) =>
  person.send(`PUT documents/${id}/statechange`, {
    json: { ResponseId: randomUUID(), ResponseCode: code, ReasonCode: 'PRI', Reason: `for ${code}` },
  })

type Metadata = Of<typeof DocumentMetadata>

/** What a person reads of a document, its access and its bytes; at a position, or now. */
async function readBy(person: TestPerson, id: string, position?: number) {
  const at = position === undefined ? '' : `?position=${position}`
  const read = (part: string) => person.send(`GET documents/${id}${part}${at}`)
  const [about, access, content] = await Promise.all([read('/metadata'), read('/access'), read('')])
  if (about.status !== 200) return { status: about.status }
  // What is done with it now, and what came of it, is not what it was.
  const { AllowedActions, TurnsInto, Parts, Notices, AttachmentCount, Related, LatestDispatch, ...metadata } =
    (await about.json()) as Metadata
  const { Grants } = (await access.json()) as Of<typeof DocumentAccess>
  return { metadata, access: Grants, bytes: await content.text() }
}

async function head(person: TestPerson, id: string): Promise<number> {
  await server.settle()
  const { Events } = (await (await person.send(`GET documents/${id}/history`)).json()) as {
    Events: { Position: string }[]
  }
  return Math.max(...Events.map(({ Position }) => Number(Position)))
}

const acts = fc.oneof(
  fc.constantFrom('save', 'draft', 'send', 'send').map((what) => ({ what, by: 'bob' as const })),
  fc.record({
    what: fc.constantFrom('tag', 'untag', 'archive', 'unarchive', 'share', 'open', 'lock', 'hold', 'release'),
    by: fc.constantFrom('ada', 'bob'),
  }),
  fc.record({ what: fc.constantFrom(...responseCodes), by: fc.constantFrom('ada', 'bob') }),
)

/** Some of these are refused as the document stands: then nothing happens, and nothing may be told of it. */
async function perform(
  id: string,
  { what, by: name }: { what: string; by: 'ada' | 'bob' },
  step: number,
): Promise<unknown> {
  const by = name === 'ada' ? ada : bob
  switch (what) {
    case 'save':
    case 'draft':
      return save(id, `N-${id.slice(0, 8)}-${step}`, what === 'draft')
    case 'send':
      return send(id)
    case 'tag':
    case 'untag':
      return by.send(`${what === 'tag' ? 'PUT' : 'DELETE'} documents/${id}/tags/word%20${step % 3}`)
    case 'archive':
    case 'unarchive':
      return by.send(`${what === 'archive' ? 'PUT' : 'DELETE'} documents/${id}/tags/archived`)
    case 'share':
      return by.send(`PUT documents/${id}/access`, {
        json: { Grants: [{ UserId: by === ada ? carl.id : bob.id, Right: step % 2 ? 'write' : 'right' }] },
      })
    case 'open':
      return by.send(`DELETE documents/${id}/access`)
    case 'hold':
    case 'release':
      return by.send(`PUT documents/${id}/${what}`, { json: { Reason: `step ${step}` } })
    case 'lock':
      return by.send(`PUT documents/${id}/lockedstate/true`)
    default:
      return answer(by, id, what)
  }
}

const runs = Number(process.env['KONTOR_ROUNDS'] ?? 3)

describe('a document as of a position of the log', () => {
  test('is what both parties read there, whatever has happened since; and as of the last, what it is', {
    timeout: 60_000 + runs * 5_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 6, maxLength: 14 }), async (done) => {
        const id = randomUUID()
        await save(id, `N-${id.slice(0, 8)}`, true)
        const seen: { person: TestPerson; position: number; read: object }[] = []
        for (const [step, act] of done.entries()) {
          server.platform.clock.advance(1000)
          await perform(id, act, step)
          for (const person of [bob, ada]) {
            const { read, position } = {
              position: await head(person, id).catch(() => 0),
              read: await readBy(person, id),
            }
            if ('metadata' in read) seen.push({ person, position, read })
          }
        }
        for (const { person, position, read } of seen) expect(await readBy(person, id, position)).toEqual(read)
      }),
      { numRuns: runs, endOnFailure: true },
    )
  })

  test('is not there before it was made, and is read with the right that the reader has today', async () => {
    await save(randomUUID(), 'EARLIER')
    const id = randomUUID()
    await save(id, 'LATER')
    const position = await head(bob, id)
    expect((await bob.send(`GET documents/${id}/metadata?position=${position - 1}`)).status).toBe(404)
    expect((await bob.send(`GET documents/${id}/metadata?position=${position}`)).status).toBe(200)
    expect((await bob.send(`GET documents/${id}/metadata?position=0`)).status).toBe(400)
    expect((await ada.send(`GET documents/${id}/metadata?position=${position}`)).status).toBe(404)
    const clerk = await server.person(birch, { role: 'apClerk' })
    expect((await clerk.send(`GET documents/${id}?position=${position}`)).status).toBe(200)
    await bob.send(`PUT documents/${id}/access`, { json: { Grants: [{ UserId: bob.id, Right: 'write' }] } })
    expect((await clerk.send(`GET documents/${id}?position=${position}`)).status).toBe(403)
  })
})
