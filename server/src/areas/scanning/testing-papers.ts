import type { Areas, ResultOf } from '@kontor/contract'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { asBody, json } from '../documents/testing-trade.ts'
import { bill, intakeOf, paper } from '../mail-intake/testing.ts'

export type Upload = ResultOf<Areas['scanning']['readUpload']>

/** A server whose companies take in papers, by mail too. */
export async function startPapers() {
  const server = await startTestServer({
    at: '2026-11-27T09:00:00Z',
    environment: { KONTOR_MAIL_INTAKE: 'invoices@kontor.example' },
  })
  return { server, ...intakeOf(server) }
}

export const upload = async (person: TestPerson, name = 'scan.pdf') => {
  const form = new FormData()
  form.append('file', new File([asBody(paper())], name))
  return json<Upload>(person.send('POST cloudscan/uploads', { body: form }), 201)
}
export const read = (person: TestPerson, id: string) => json<Upload>(person.send(`GET cloudscan/integration/${id}`))
export const found = async (person: TestPerson, query: string) =>
  (await json<{ Items: Upload[] }>(person.send(`GET cloudscan/integration?descending=false&${query}`))).Items.map(
    ({ FileName }) => FileName,
  )
export const type = (person: TestPerson, id: string, form: Parameters<typeof bill>[0] = {}) =>
  person.send(`PUT cloudscan/integration/${id}/content`, {
    body: asBody(bill(form)),
    headers: { 'content-type': 'application/xml' },
  })
export const reason = async (person: TestPerson, kind: 'ONHOLD' | 'REJECT', name: string) =>
  json<{ id: string }>(person.send('POST scanio/tags', { json: { type: kind, name } }), 201)
export const decide = (
  person: TestPerson,
  what: 'onhold' | 'reject',
  uploads: readonly string[],
  tags: readonly string[],
) => person.send(`PUT scanio/documents/${what}`, { json: { documentUploadIds: uploads, tagIds: tags } })
export const attach = (person: TestPerson, id: string, name: string, bytes = paper()) => {
  const form = new FormData()
  form.append('file', new File([asBody(bytes)], name, { type: 'application/pdf' }))
  return person.send(`POST scanio/documents/${id}/attachments`, { body: form })
}
