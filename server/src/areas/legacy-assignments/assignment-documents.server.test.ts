import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { read } from '../assignments/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base, startOlderForm } from './testing-older-form.ts'

const { ada, aster, carl, mia, minute, noticesOf, save, server, stranger, to } = await startOlderForm()

describe('ASL-13: an assignment that is saved as a document', () => {
  const put = (by: TestPerson, id: string, document: object, query = '') =>
    by.send(`PUT documents/${id}?documentProfileId=kontor.assignment.1.0${query}`, { json: document })

  test('is one of the service’s, is handed on by saving it again, and cannot be a draft', async () => {
    const subject = await save('DOC-1')
    const id = randomUUID()
    const document = { Assignee: [carl.id], Subject: { UUID: subject }, Type: 'CHECKING' }
    expect((await put(ada, id, document)).status).toBe(204)
    expect((await put(ada, id, document)).status).toBe(204)
    expect(await read(carl, `assignments/${id}`)).toMatchObject({ assigneeIds: [carl.id], type: 'CHECKING' })
    expect((await put(ada, id, { ...document, Assignee: [mia.id] })).status).toBe(204)
    expect(await read(carl, `assignments/${id}`)).toMatchObject({ assigneeIds: [mia.id] })
    expect((await put(ada, randomUUID(), document, '&draft=true')).status).toBe(400)
    expect((await put(stranger, randomUUID(), document)).status).toBe(404)
  })

  test('is known by any id of its profile, and keeps what it was given with: another type or context is refused by name', async () => {
    const subject = await save('DOC-2')
    const id = randomUUID()
    const saved = (document: object) =>
      ada.send(`PUT documents/${id}?documentProfileId=tradeshift.assignment.1.0`, { json: document })
    const context = (value: string) => ({ EmbeddedDocumentBinaryObject: { format: 'text/plain', value: btoa(value) } })
    const document = {
      ...{ Assignee: [carl.id], Subject: { UUID: subject }, Type: 'CHECKING', AppId: 'Kontor.Documents' },
      ...{ VendorId: 'V-7', Context: context('one') },
    }
    expect((await saved(document)).status).toBe(204)
    expect((await saved(document)).status).toBe(204)
    const changes = { Type: 'PAYING', AppId: 'Kontor.Inbox', VendorId: 'V-8', Context: context('two') }
    for (const [field, value] of Object.entries(changes)) {
      const answer = await saved({ ...document, [field]: value })
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(field)])
    }
    expect(await read(carl, `assignments/${id}`)).toMatchObject({ type: 'CHECKING' })
  })

  test('is handed on by whom it names as the delegator, where that is who sends it', async () => {
    const subject = await save('DOC-5')
    const id = randomUUID()
    const Delegation = [{ Delegator: ada.id, Delegatee: carl.id }]
    expect((await put(ada, id, { Assignee: [carl.id], Subject: { UUID: subject }, Delegation })).status).toBe(204)
    expect(await read(carl, `assignments/${id}`)).toMatchObject({
      delegations: [{ delegator: ada.id, delegatee: carl.id }],
    })
  })

  test('with several people, one of whose work goes to another, is the same when it is sent again', async () => {
    const subject = await save('DOC-3')
    const [one, other] = [
      await server.person(aster, { role: 'apClerk' }),
      await server.person(aster, { role: 'apClerk' }),
    ]
    await json(ada.send(`PUT ${base}/users/${one.id}/autoassign/${other.id}?excludeUser=true`))
    const id = randomUUID()
    const document = { Assignee: [one.id, mia.id], Subject: { UUID: subject } }
    for (const _time of ['first', 'second']) expect((await put(ada, id, document)).status).toBe(204)
    expect(await read(mia, `assignments/${id}`)).toMatchObject({ assigneeIds: [other.id, mia.id].toSorted() })
    expect((await put(ada, id, { ...document, Assignee: [carl.id, mia.id] })).status).toBe(400)
  })

  test('F-162: reminds and goes up at the times that it says', async () => {
    to('2027-02-01T09:00:00Z')
    const subject = await save('DOC-4')
    const dates = { ReminderDate: '2027-02-03', ReminderTime: '14:30:00', EscalationDate: '2027-02-04' }
    const document = { Assignee: [mia.id], Subject: { UUID: subject }, ...dates }
    expect((await put(carl, randomUUID(), document)).status).toBe(204)
    to('2027-02-03T14:00:00Z')
    await minute()
    expect(await noticesOf(mia, /Reminder: DOC-4/)).toBe(0)
    to('2027-02-03T14:31:00Z')
    await minute()
    expect(await noticesOf(mia, /Reminder: DOC-4/)).toBe(1)
  })

  test.each([
    ['a day that is none', { Subject: { UUID: 'x' }, ReminderDate: '2027-13-01' }, 'ReminderDate'],
    ['a time that is none', { Subject: { UUID: 'x' }, EscalationDate: '2027-01-01', EscalationTime: 'noon' }, 'Time'],
    ['a delegation without people', { Subject: { UUID: 'x' }, Delegation: [{}] }, 'Delegation'],
    ['no subject', { Assignee: [] }, 'Subject'],
    ['an assignee that is none', { Assignee: ['me'], Subject: { UUID: 'x' } }, 'Assignee'],
    ['a context without its bytes', { Subject: { UUID: 'x' }, Context: {} }, 'Context'],
    ['a type that is no text', { Subject: { UUID: 'x' }, Type: 7 }, 'Type'],
  ])('names the field where it has %s', async (_what, document, field) => {
    const answer = await put(ada, randomUUID(), document)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(field)])
  })
})
