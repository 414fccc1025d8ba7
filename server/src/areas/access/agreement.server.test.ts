import { randomUUID } from 'node:crypto'
import { type DocumentAction, documentActions, type Of, type ResponseCode, type Verdict } from '@kontor/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

/** A hundred thousand by `npm run soak -- access`. */
const cases = Number(process.env['KONTOR_ROUNDS'] ?? 2_000)

const server = await startTestServer()
const [aster, birch] = [await server.company({ name: 'Aster' }), await server.company({ name: 'Birch' })]
const connection = await server.connect(birch, aster)
const admins = { aster: await server.person(aster), birch: await server.person(birch) }
const roles = ['companyAdmin', 'apManager', 'apClerk', 'approver', 'requester', 'readOnly', 'supplierContact'] as const
const people: TestPerson[] = []
for (const company of [aster, birch]) for (const role of roles) people.push(await server.person(company, { role }))

const invoice = (number: string) => documentOf('Invoice', { id: number }) as Uint8Array<ArrayBuffer>
const save = (person: TestPerson, id: string, draft: boolean) =>
  person.send(`PUT documents/${id}?draft=${draft}`, {
    body: invoice(id),
    headers: { 'content-type': 'application/xml' },
  })
const dispatch = (person: TestPerson, id: string) =>
  person.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } })

/** Of Birch: a draft, one that is finished, or one that has arrived at Aster; open to all, or kept to one of its people. */
async function newDocument(at: number): Promise<string> {
  const id = randomUUID()
  const author = people[roles.length + (at % 3)] as TestPerson
  await save(author, id, at % 4 === 0)
  if (at % 4 > 1) await dispatch(admins.birch, id)
  await server.settle()
  if (at % 3 === 0)
    for (const [admin, first] of [
      [admins.aster, 0],
      [admins.birch, roles.length],
    ] as const)
      await admin.send(`PUT documents/${id}/access`, {
        json: { Grants: [{ UserId: people[first + 1 + (at % 5)]?.id, Right: at % 2 === 0 ? 'right' : 'write' }] },
      })
  return id
}

const codes: Partial<Record<DocumentAction, ResponseCode>> = {
  accept: 'BusinessAccept',
  reject: 'BusinessReject',
  dispute: 'BusinessDispute',
  markPaid: 'BusinessPaid',
  confirmPaid: 'BusinessPaidConfirm',
  cancel: 'BusinessCancel',
}

/** Does it, as its own call does. */
function enforce(person: TestPerson, id: string, action: DocumentAction): Promise<Response> {
  const code = codes[action]
  if (code !== undefined)
    return person.send(`PUT documents/${id}/statechange`, {
      json: { ResponseId: randomUUID(), ResponseCode: code, ReasonCode: 'OTH', Reason: 'no reason' },
    })
  if (action === 'undoAnswer') return person.send(`DELETE documents/${id}/statechange/${randomUUID()}`)
  if (action === 'sendAnswer') return person.send(`PUT documents/${id}/statechange/${randomUUID()}`)
  if (action === 'edit') return save(person, id, true)
  if (action === 'delete') return person.send(`DELETE documents/${id}`)
  if (action === 'send') return dispatch(person, id)
  if (action === 'close') return person.send(`PUT documents/${id}/closed`)
  if (action === 'reopen') return person.send(`DELETE documents/${id}/closed`)
  if (action === 'pay')
    return person.send(`PUT payments/${randomUUID()}`, {
      json: { DocumentIds: [id], Account: 'DE02120300000000202051', ExecutionDate: '2099-12-31' },
    })
  if (action === 'advise')
    return person.send(`PUT advices/remittanceadvice/${randomUUID()}`, { json: { DocumentIds: [id] } })
  if (action === 'remind') return person.send(`PUT payment-reminders/${randomUUID()}`, { json: { DocumentIds: [id] } })
  if (action === 'revise') return person.send(`PUT documents/${id}/revisions/${randomUUID()}`)
  if (action === 'bookPayment')
    return person.send(`PUT documents/${id}/payments/${randomUUID()}`, {
      json: { Amount: '0.01', Day: '2026-01-05' },
    })
  const because = { json: { Reason: 'It was checked' } }
  if (action === 'cancelOrder')
    return person.send(`PUT procurement/documents/orders/${id}/cancellations/${randomUUID()}`, because)
  if (action === 'confirmPayee') return person.send(`PUT documents/${id}/payee`, because)
  if (action === 'denyDuplicate') return person.send(`PUT documents/${id}/distinct`, because)
  if (action === 'hold' || action === 'release') return person.send(`PUT documents/${id}/${action}`, because)
  if (action === 'setAside') return person.send(`PUT documents/${id}/onhold`, because)
  if (action === 'resume') return person.send(`DELETE documents/${id}/onhold`)
  if (action !== 'archive' && action !== 'unarchive') throw new Error(`No call is known here for ${action}.`)
  return person.send(`${action === 'archive' ? 'PUT' : 'DELETE'} documents/${id}/tags/archived`)
}

async function explained(person: TestPerson, id: string, action: DocumentAction) {
  const admin = person.companyId === aster ? admins.aster : admins.birch
  const answer = await admin.send(`GET users/${person.id}/why/document.${action}?object=${id}`)
  if (answer.status === 404) return { status: 404 } as const
  return { status: 200, verdict: (await answer.json()) as Of<typeof Verdict> } as const
}

const anyCase = fc.record({
  document: fc.nat({ max: 11 }),
  person: fc.constantFrom(...people.keys()),
  action: fc.constantFrom(...documentActions),
})

/** Filing what is filed already, and unfiling what is not, is a repeated request, which has the effect of one. */
const isRepeated = (action: DocumentAction, because: string): boolean =>
  (action === 'archive' && because.includes('already archived')) ||
  (action === 'unarchive' && because.includes('it is not archived'))

/** Who disputes a second time names further lines. */
const needsLines = (action: DocumentAction, answer: string): boolean =>
  action === 'dispute' && answer.includes('name further lines in Lines')

/** Neither company has an account to pay from: who may pay is told that, after all else. */
const needsAccount = (action: DocumentAction, answer: string): boolean =>
  action === 'pay' && answer.includes('your company has no account yet')

test(`what a person may do with a document and what “why” says agree, in ${cases} random cases`, {
  timeout: 60_000 + cases * 100,
}, async () => {
  const documents: string[] = []
  for (let at = 0; at < 12; at += 1) documents.push(await newDocument(at))
  let made = documents.length
  let allowed = 0
  const sample = fc.sample(anyCase, { numRuns: cases, seed: 20261121 })
  for (const { document, person: who, action } of sample) {
    const [id, person] = [documents[document] as string, people[who] as TestPerson]
    const { status, verdict } = await explained(person, id, action)
    const done = await enforce(person, id, action)
    const what = `${action} of ${id} by ${roles[who % roles.length]} of ${person.companyId}: ${done.status} ${await done.text()}, and why says ${verdict?.Because}`
    if (status === 404) expect(done.status === 404 || done.status === 403 || action === 'edit', what).toBe(true)
    else if (!verdict?.Allowed && isRepeated(action, verdict?.Because ?? ''))
      expect([201, 204], what).toContain(done.status)
    else expect(done.ok || needsLines(action, what) || needsAccount(action, what), what).toBe(verdict?.Allowed)
    if (!done.ok) {
      if (done.status === 500) throw new Error(what)
      continue
    }
    allowed += 1
    // What was done leads to other states; what came to its end makes room for a new one.
    await server.settle()
    if (allowed % 3 === 0) documents[document] = await newDocument(made++)
  }
  expect(allowed).toBeGreaterThan(cases / 50)
})
