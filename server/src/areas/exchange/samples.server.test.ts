import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

// The samples are not part of the repository: who has them beside it runs these too.
const folder = join(import.meta.dirname, '../../../../../shared/samples')
const files = (kind: 'ubl' | 'pdf') => (existsSync(folder) ? readdirSync(join(folder, kind)) : [])

const server = await startTestServer()
const companyId = await server.company({ name: 'Nordlicht Handel AG' })
const clerk = await server.person(companyId)

async function uploaded(kind: 'ubl' | 'pdf', name: string) {
  const answer = await clerk.send('POST documents/v2/documents', {
    body: new Uint8Array(readFileSync(join(folder, kind, name))),
    headers: { 'content-type': kind === 'ubl' ? 'application/xml' : 'application/pdf' },
  })
  return { status: answer.status, text: await answer.text() }
}

/** What a viewer asks of a document, or somebody who goes on with it. */
const readings = ['', '/metadata', '/lines', '/references', '/history', '/origin', '/access', '/attachments', '/tags']

describe.skipIf(files('ubl').length === 0)('files from elsewhere (skipped where ../shared is absent)', () => {
  test.each(files('ubl'))('%s enters, is read in all that a viewer asks, and enters as received', async (name) => {
    const entered = await uploaded('ubl', name)
    expect([name, entered.status, entered.text]).toEqual([name, 201, expect.stringContaining('DocumentId')])
    const { DocumentId } = JSON.parse(entered.text) as { DocumentId: string }
    for (const reading of readings)
      expect([reading, (await clerk.send(`GET documents/${DocumentId}${reading}`)).status]).toEqual([reading, 200])
    for (const accept of ['text/html', 'application/pdf'])
      expect((await clerk.send(`GET documents/${DocumentId}`, { headers: { accept } })).status).toBe(200)
    const received = await clerk.send(`PUT documents/${randomUUID()}/received`, { json: { Draft: DocumentId } })
    expect(received.status).toBeLessThan(500)
  })

  const isReadable = (name: string) => !name.startsWith('Mustang')
  test.each(files('pdf').filter(isReadable))('%s enters with its data, and is no less than it is', async (name) => {
    const entered = await uploaded('pdf', name)
    expect([name, entered.status, entered.text]).toEqual([name, 201, expect.stringContaining('DocumentId')])
    const { Findings } = JSON.parse(entered.text) as { Findings: { rule: string }[] }
    // MINIMUM and BASIC WL say that they are booking aids, and are asked for nothing that they cannot have.
    const isAid = /BASIC-?WL|MINIMUM/.test(name)
    expect(Findings.map(({ rule }) => rule).filter((rule) => rule === 'KONTOR-23')).toEqual(isAid ? ['KONTOR-23'] : [])
    expect(Findings.some(({ rule }) => rule === 'BR-16')).toBe(false)
  })

  test.each(files('pdf').filter((name) => !isReadable(name)))(
    '%s, whose data are of a draft of ZUGFeRD, enters as a paper whose data are typed',
    async (name) => {
      const form = new FormData()
      form.append('file', new File([readFileSync(join(folder, 'pdf', name))], name))
      const entered = await clerk.send('POST cloudscan/uploads', { body: form })
      expect([entered.status, await entered.json()]).toEqual([201, expect.objectContaining({ State: 'TO_REVIEW' })])
    },
  )
})
