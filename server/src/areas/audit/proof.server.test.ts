import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NoProof, readProof, verifyProof } from '../../platform/log/offline.ts'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

const server = await startTestServer()
const company = await server.company({ name: 'Nordlicht' })
const admin = await server.person(company)

const hour = 60 * 60_000
const save = async (): Promise<{ id: string; xml: string }> => {
  const id = randomUUID()
  const xml = Buffer.from(documentOf('Invoice')).toString().replace('</', `<!-- ${id} --></`)
  const headers = { 'content-type': 'application/xml' }
  expect((await admin.send(`PUT documents/${id}?draft=true`, { body: xml, headers })).status).toBeLessThan(300)
  await server.settle()
  return { id, xml }
}
const proof = async (query = '') => {
  const answer = await admin.send(`GET audit/proof?${query}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

await save()
server.platform.clock.advance(hour)
const since = server.platform.clock.now().toISOString()
const invoice = await save()
server.platform.clock.advance(hour)
const until = server.platform.clock.now().toISOString()
await save()

test('a company proves its log, and a document of its own, from a file alone', async () => {
  const whole = readProof(await proof())
  const verdict = await verifyProof(whole, [])
  expect(verdict).toMatchObject({ companyId: company, faults: [], held: [] })
  expect(whole.head).toMatchObject({ company: 'Nordlicht', begun: null })
  const hash = createHash('sha256').update(invoice.xml).digest('hex')
  expect(whole.lines.find(({ content_hash }) => content_hash === hash)).toMatchObject({ object_id: invoice.id })
})

test('a period is proved behind the checkpoint before it, and held to the heads that were kept of it', async () => {
  const file = await proof(`since=${since}&until=${until}`)
  const part = readProof(file)
  expect(part.head.begun).not.toBeNull()
  const { head, faults, lines } = await verifyProof(part, [])
  expect([faults, lines]).toEqual([[], part.lines.length])
  expect(
    part.lines.every(({ at_text }) => at_text! >= since.replace('Z', '')),
    file,
  ).toBe(true)
  const beyond = { ...head, position: '999999', hash: 'x' }
  expect(await verifyProof(part, [head, beyond])).toMatchObject({ held: [head], faults: [] })
  const [forged, strange] = [
    { ...head, hash: '0'.repeat(64) },
    { ...head, keyId: 'another' },
  ]
  expect((await verifyProof(part, [forged])).faults.join()).toContain('differs from the head that was kept')
  expect((await verifyProof(part, [strange])).faults.join()).toContain('signed by another key')
})

test('whatever is changed in the file shows, or the file is refused', async () => {
  const lines = (await proof()).trimEnd().split('\n')
  const verdict = async (file: readonly string[]) => {
    try {
      return (await verifyProof(readProof(file.join('\n')), [])).faults
    } catch (error) {
      if (!(error instanceof NoProof)) throw error
      return [error.message]
    }
  }
  expect(await verdict(lines)).toEqual([])
  const place = fc.integer({ min: 1, max: lines.length - 1 })
  const editOf = (at: number, by: number, digit: string) => {
    const line = lines[at]!
    const values = [...line.matchAll(/":"([^"\\]+)"/g)]
    const value = values[by % values.length]!
    const from = value.index + 3
    return lines.with(at, `${line.slice(0, from)}${line[from] === digit ? '7' : digit}${line.slice(from + 1)}`)
  }
  await fc.assert(
    fc.asyncProperty(place, fc.nat(), fc.constantFrom('8', '9', 'x'), async (at, by, digit) => {
      expect(await verdict(editOf(at, by, digit))).not.toEqual([])
      expect(await verdict(lines.toSpliced(at, 1))).not.toEqual([])
    }),
    { numRuns: 200 },
  )
  expect(await verdict(['{}'])).toEqual(['It does not begin as a proof of a log does.'])
  expect(await verdict([...lines, '{'])).toEqual([expect.stringContaining('cannot be read')])
})

test('a period in which nothing happened, and a colleague who is no administrator, get none', async () => {
  const nothing = await admin.send('GET audit/proof?until=2001-01-01T00:00:00.000Z')
  expect([nothing.status, await nothing.text()]).toEqual([
    400,
    expect.stringContaining('There are no entries in this period'),
  ])
  const clerk = await server.person(company, { role: 'apClerk' })
  expect((await clerk.send('GET audit/proof')).status).toBe(403)
})
