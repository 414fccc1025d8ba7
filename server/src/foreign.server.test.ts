import { randomUUID } from 'node:crypto'
import { areas, type Call, type IdKind, type Schema } from '@kontor/contract'
import { exampleOf, paramsOf } from '@kontor/contract/openapi'
import { describe, expect, test } from 'vitest'
import { documentOf } from './areas/documents/testing.ts'
import { pdfOf, textStream } from './areas/pages/testing-pdf.ts'
import { startTestServer, type TestPerson } from './testing.ts'
import { ownedByAreas } from './testing-foreign.ts'

/** Every call of the contract that names a stored object in its path, asked by a stranger with real ids (decision 20). */
const server = await startTestServer({ environment: { KONTOR_MAIL_INTAKE: 'invoices@kontor.example' } })

const aster = await server.company({ name: 'Aster' })
const branch = await server.branch(aster)
const partner = await server.company({ name: 'Partner' })
const owner = await server.person(aster)
const colleague = await server.person(aster)
const stranger = await server.person(await server.company({ name: 'Stranger' }))
const connection = await server.connect(aster, partner)
const document = randomUUID()
const dispatch = randomUUID()

const property = `users/${owner.id}/properties/${String(exampleOf({ type: 'string' }))}`
const xml = { 'content-type': 'application/xml' }
const request = randomUUID()
const bill = randomUUID()

const kept = new Uint8Array(pdfOf([textStream(['kept'])]))

function formWith(name: string): FormData {
  const form = new FormData()
  form.append(name, new File([kept], 'kept.pdf', { type: 'application/pdf' }))
  return form
}

const prepared = [
  await owner.send(`PUT documents/${document}`, {
    body: documentOf('Invoice') as Uint8Array<ArrayBuffer>,
    headers: xml,
  }),
  await owner.send(`PUT documents/${request}?draft=true`, {
    body: documentOf('RequestForQuotation') as Uint8Array<ArrayBuffer>,
    headers: xml,
  }),
  await owner.send(`PUT documents/${document}/properties/text`, {
    body: 'kept',
    headers: { 'content-type': 'text/plain' },
  }),
  await owner.send(`PUT ${property}`, { body: 'kept', headers: { 'content-type': 'text/plain' } }),
]

const added = await owner.send(`POST documents/${document}/attachments`, { body: formWith('file') })
const { Id: attachment } = (await added.json()) as { Id: string }
const sent = await owner.send(`PUT documents/${document}/dispatches/${dispatch}`, {
  json: { ConnectionId: connection },
})

const seller = await server.person(partner)
const colleagues = [await server.person(aster), await server.person(aster)]
const billed = [
  await seller.send(`PUT documents/${bill}`, { body: documentOf('Invoice') as Uint8Array<ArrayBuffer>, headers: xml }),
  await seller.send(`PUT documents/${bill}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } }),
]
await server.settle()
for (const { id } of colleagues)
  billed.push(await owner.send(`POST approval-service/v0/steps/current/${bill}`, { json: { invitedUserIds: [id] } }))
const ids: Partial<Record<IdKind, string>> = {
  document,
  company: branch,
  user: owner.id,
  connection,
  dispatch,
  attachment,
  ...(await ownedByAreas({ server, companyId: aster, owner, colleague, documentId: document, branchId: branch })),
}

const walked = Object.entries(areas).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).flatMap(([name, call]) => {
    const named = Object.values(paramsOf(call)).some((schema) => kindOf(schema) !== undefined)
    return named && call.options.served !== false ? [{ key: `${area}.${name}`, call }] : []
  }),
)

function kindOf(schema: Schema): IdKind | undefined {
  return schema['x-id'] as IdKind | undefined
}

/** A document where the call is about one that asks for quotes, or that is under approval, is such a one. */
function idFor(kind: IdKind, path: string): string | undefined {
  if (kind === 'document' && path.includes('requestforquotes')) return request
  return kind === 'document' && path.startsWith('approval-service') ? bill : ids[kind]
}

/** The call with the owner's ids in its path, and in everything else what its schema takes. */
function ask(who: TestPerson, call: Call): Promise<Response> {
  const path = Object.entries(paramsOf(call)).reduce((line, [name, schema]) => {
    const kind = kindOf(schema)
    const value = kind === undefined ? String(exampleOf(schema)) : idFor(kind, call.path)
    if (value === undefined) throw new Error(`The test has no ${kind} of the other company: give it one`)
    return line.replace(`{${name}}`, encodeURIComponent(value))
  }, call.path)
  const query = Object.entries(call.options.query ?? {})
    .filter(([, field]) => !('maybe' in field) && !('default' in field.schema))
    .map(([name, field]) => `${name}=${encodeURIComponent(String(exampleOf(field.schema)))}`)
  const line = `${call.method} ${[path, query.join('&')].filter(Boolean).join('?')}` as const
  const body = call.options.body?.schema
  if (body === undefined)
    return who.send(line as `${string} ${string}`, { headers: { accept: 'application/json, */*' } })
  const [type] = (body['x-content'] as string[] | undefined) ?? []
  if (type === 'multipart/form-data') return who.send(line as `${string} ${string}`, { body: formWith('file') })
  return type === undefined
    ? who.send(line as `${string} ${string}`, { json: exampleOf(body) })
    : who.send(line as `${string} ${string}`, { body: 'text', headers: { 'content-type': type } })
}

test('the other company has an object of each kind', () => {
  expect([...prepared, added, sent, ...billed].map(({ status }) => status)).toEqual([
    204, 204, 201, 204, 201, 201, 204, 201, 201, 201,
  ])
  expect(walked.length).toBeGreaterThan(20)
})

describe('an object of another company answers 404, as one that does not exist', () => {
  test.each(walked)('$key', async ({ call }) => {
    const answer = await ask(stranger, call)
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ ErrorCode: 'ResourceNotFound' }),
    ])
  })
})

describe('its own people read it by the same addresses', () => {
  test.each(walked.filter(({ call }) => call.method === 'GET'))('$key', async ({ call }) => {
    expect((await ask(owner, call)).status).toBe(200)
  })
})

test('lists and searches that name an object of another company are empty', async () => {
  for (const path of [`documents?connection=${connection}`, `account/${stranger.companyId}/users?id=${owner.id}`]) {
    const answer = await stranger.send(`GET ${path}`)
    expect(await answer.json()).toMatchObject({ itemCount: 0 })
  }
})
