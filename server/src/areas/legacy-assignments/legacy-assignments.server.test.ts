import { randomUUID } from 'node:crypto'
import type { AssignmentDocument, LegacyAssignment, Of } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { give, read, statusOf } from '../assignments/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base, startOlderForm } from './testing-older-form.ts'

const { ada, aster, carl, mia, minute, noticesOf, save, server, stranger, to } = await startOlderForm()

type Document = Of<typeof AssignmentDocument>
interface Listed {
  readonly itemCount: number
  readonly itemsPerPage: number
  readonly Assignments: Of<typeof LegacyAssignment>[]
}

const create = (by: TestPerson, subject: string, query: string, body: object = { fields: {} }, id = randomUUID()) =>
  by.send(`POST ${base}/template/${id}?subject=${subject}&app=Kontor.Documents${query}`, { json: body })

describe('an assignment of the older form', () => {
  test('ASL-01, F-399, F-400: is made under an id of the caller, and is one of the service’s', async () => {
    const subject = await save('OLD-1')
    const id = randomUUID()
    const query = `&userIds=${mia.id}&userIds=${carl.id}&type=CHECKING&vendorId=V-7&isDelegation=true`
    const body = { format: 'application/json', fields: { step: 'two' } }
    const made = await json<Document>(create(ada, subject, query, body, id), 201)
    expect(made).toMatchObject({
      ...{ ID: id, CustomizationID: 'kontor.assignment.1.0', Assigner: ada.id, Type: 'CHECKING', VendorId: 'V-7' },
      ...{ AppId: 'Kontor.Documents', Subject: { UUID: subject, DocumentType: 'DOCUMENT' } },
      Assignee: [mia.id, carl.id].toSorted(),
      Context: { EmbeddedDocumentBinaryObject: { format: 'application/json', value: btoa('{"step":"two"}') } },
    })
    expect(made.Delegation?.map(({ Delegator }) => Delegator)).toEqual([ada.id, ada.id])
    expect(await read(carl, `assignments/${id}`)).toMatchObject({
      type: 'CHECKING',
      status: 'OPEN',
      subjectId: subject,
    })
    const [row] = (await read<Listed>(mia, `${base}/users/${mia.id}`)).Assignments
    expect(row).toMatchObject({
      DocumentId: id,
      DocumentType: { documentProfileId: 'kontor.assignment.1.0', type: 'assignment' },
      ItemInfos: [{ type: 'component', value: 'AssignmentEntryService' }],
      Deleted: false,
      SourceDocument: { DocumentType: 'AssignmentType', OriginalDocumentId: id },
    })
    expect((await create(ada, subject, `&userIds=${mia.id}`, { fields: {} }, id)).status).toBe(409)
  })

  test('ASL-01: an app may send any object as the context; what it is about is one of the company’s own documents', async () => {
    const subject = await save('OLD-6')
    const body = { step: { of: ['two', 3] }, done: false }
    const made = await json<Document>(create(ada, subject, `&userIds=${mia.id}`, body), 201)
    const { value = '', format } = made.Context?.EmbeddedDocumentBinaryObject ?? {}
    expect([format, JSON.parse(atob(value))]).toEqual(['application/json', body])
    const long = await create(ada, subject, '', { long: 'x'.repeat(100_000) })
    expect([long.status, await long.text()]).toEqual([400, expect.stringContaining('context')])
    for (const query of [`&userIds=${mia.id}`, '&reminderDeadlineDays=1']) {
      expect((await create(ada, 'abc', query)).status).toBe(404)
      expect((await create(stranger, subject, query)).status).toBe(404)
    }
  })

  test('F-394 to F-396: a person’s are listed without a limit, by page and by type; closed ones are gone', async () => {
    const subject = await save('OLD-2')
    const person = await server.person(aster, { role: 'apClerk', firstName: 'Lia', lastName: 'List' })
    const given = []
    for (const type of ['A', 'B', 'A']) given.push(await give(ada, subject, [person], { type }))
    const list = (path: string) => read<Listed>(ada, `${base}/users/${person.id}${path}`)
    expect(await list('')).toMatchObject({ itemCount: 3, itemsPerPage: -1, Assignments: [{}, {}, {}] })
    expect((await list('/types/A')).itemCount).toBe(2)
    expect((await list('?limit=2&page=1')).Assignments).toHaveLength(1)
    await json(person.send(`PUT assignments/${given[0]?.id}/close`), 204)
    expect((await list('')).itemCount).toBe(2)
    const all = await read<Listed>(ada, `${base}/documents/${subject}`)
    expect(all.Assignments.map(({ Deleted }) => Deleted).toSorted()).toEqual([false, false, true])
    expect(await read(ada, `${base}/documents/${subject}?subjectType=USER`)).toEqual({ Assignments: [] })
  })

  test('ASL-05, ASL-06: all of a person’s go to another, and the document tells who ever had it', async () => {
    const subject = await save('OLD-3')
    await json(create(ada, subject, `&assignee=${carl.id}`), 201)
    server.platform.clock.advance(1000)
    expect(await statusOf(ada, `PUT ${base}/users/${carl.id}/reassignees/${mia.id}`)).toBe(204)
    const { Assignees } = await read<{ Assignees: { UserId: string }[] }>(
      ada,
      `${base}/documents/${subject}/assignees/history`,
    )
    expect(Assignees.map(({ UserId }) => UserId)).toEqual([carl.id, mia.id])
  })

  test('F-162: reminds, goes up and expires by its own days, and tells who gave it', async () => {
    to('2026-11-30T09:00:00Z')
    const subject = await save('OLD-4')
    const days = '&reminderDays=2&expirationDays=4&deadlines=2026-12-24&escalationDeadlineDays=21'
    const made = await json<Document>(create(carl, subject, `&userIds=${mia.id}${days}`), 201)
    expect(made).toMatchObject({ ReminderDate: '2026-12-02', EscalationDate: '2026-12-03' })
    expect(made).toMatchObject({ ReminderTime: '09:00:01', EscalationTime: expect.stringMatching(/^\d\d:00:00$/) })
    for (const path of [`users/${mia.id}`, `documents/${subject}`]) {
      const { Assignments } = await read<Listed>(ada, `${base}/${path}`)
      expect(Assignments.find(({ DocumentId }) => DocumentId === made.ID)?.SourceDocument).toMatchObject({
        ...{ ReminderDate: '2026-12-02', ReminderTime: '09:00:01', EscalationDate: '2026-12-03' },
      })
    }
    await minute()
    expect(await noticesOf(mia, /Reminder: OLD-4/)).toBe(0)
    to('2026-12-02T10:00:00Z')
    await minute()
    await minute()
    expect(await noticesOf(mia, /Reminder: OLD-4/)).toBe(1)
    to('2026-12-04T10:00:00Z')
    await minute()
    expect(await read(carl, `assignments/${made.ID}`)).toMatchObject({ status: 'CLOSED' })
    expect(await noticesOf(carl, /OLD-4/)).toBeGreaterThan(0)
  })

  test('names what is wrong with it, and is nobody else’s', async () => {
    const subject = await save('OLD-5')
    const wrong = await create(ada, subject, '&userIds=&reminderDeadlineDays=x')
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('reminderDeadlineDays')])
    const nameless = await ada.send(`POST ${base}/template/${randomUUID()}`, { json: { fields: {} } })
    expect([nameless.status, await nameless.text()]).toEqual([400, expect.stringMatching(/subject|SubjectId/)])
    const none = await json<{ Message: string }>(
      ada.send(
        `POST ${base}/template/${randomUUID()}?subject=${aster}&subjectType=COMPANY&app=x&reminderDeadlineDays=1`,
        {
          json: { fields: {} },
        },
      ),
      400,
    )
    expect(none.Message).toContain('reminderDeadlineDays counts from a deadline')
    expect((await create(stranger, subject, `&userIds=${stranger.id}`)).status).toBe(404)
    expect(await statusOf(stranger, `GET ${base}/users/${mia.id}`)).toBe(404)
    expect(await statusOf(stranger, `GET ${base}/documents/${subject}`)).toBe(404)
  })
})

describe('where a person’s work goes, in the older form', () => {
  test('ASL-07 to ASL-12, F-114: is set, read as a document and in detail, comes round for nobody, and is taken back', async () => {
    const [one, other] = [
      await server.person(aster, { role: 'apClerk' }),
      await server.person(aster, { role: 'apClerk' }),
    ]
    const at = `${base}/users/${one.id}/autoassign`
    expect(await statusOf(ada, `GET ${at}`)).toBe(404)
    expect(await json(ada.send(`PUT ${at}/${other.id}?isDelegation=true&excludeUser=true`))).toMatchObject({
      ...{ UserID: other.id, ExcludeUser: true, IsDelegation: true, DelegationType: 'DELEGATING' },
    })
    expect(await read(ada, at)).toMatchObject({
      Assignee: [other.id],
      Subject: { UUID: one.id, DocumentType: 'USER' },
      Delegation: [{ Delegator: one.id, Delegatee: other.id }],
    })
    expect(await read(ada, `${at}/detail`)).toMatchObject({
      User: { Id: other.id },
      AutoAssignee: { UserID: other.id },
    })
    expect(await read(ada, `${base}/users/${other.id}/autoassigners/detail`)).toMatchObject({
      AutoAssigners: [{ User: { Id: one.id } }],
    })
    expect(await statusOf(ada, `PUT ${base}/users/${other.id}/autoassign/${one.id}`)).toBe(400)
    expect(await statusOf(ada, `PUT ${at}/${other.id}/delegationType/SUBSTITUTING`)).toBe(204)
    expect(await read(ada, `${at}/detail`)).toMatchObject({ AutoAssignee: { DelegationType: 'SUBSTITUTING' } })
    const leaver = await server.person(aster, { role: 'apClerk' })
    await json(ada.send(`PUT ${base}/users/${leaver.id}/autoassign/${other.id}`))
    await json(ada.send(`DELETE account/members/${leaver.id}`), 204)
    expect(await read(ada, `${base}/users/${other.id}/autoassigners/detail`)).toMatchObject({
      AutoAssigners: [{ User: { Id: one.id } }],
    })
    expect(await statusOf(carl, `PUT ${at}/${other.id}`)).toBe(403)
    expect(await statusOf(ada, `PUT ${at}/${stranger.id}`)).toBe(404)
    expect([await statusOf(ada, `DELETE ${at}`), await statusOf(ada, `DELETE ${at}`)]).toEqual([204, 404])
  })

  test('ASL-11: with a group only what is given to that team goes on, and what is given to the person stays', async () => {
    const [one, other] = [
      await server.person(aster, { role: 'apClerk' }),
      await server.person(aster, { role: 'apClerk' }),
    ]
    const [counters, others] = [randomUUID(), randomUUID()]
    await json(ada.send(`PUT usergroups/${counters}`, { json: { Name: 'Counters', Members: [one.id, mia.id] } }), 204)
    await json(ada.send(`PUT usergroups/${others}`, { json: { Name: 'Others', Members: [one.id] } }), 204)
    const at = `${base}/users/${one.id}/autoassign`
    const way = `PUT ${at}/${other.id}/delegationType/DELEGATING?excludeUser=true` as const
    expect(await statusOf(ada, `${way}&groupId=${counters}`)).toBe(204)
    expect(await read(ada, `${at}/detail`)).toMatchObject({ AutoAssignee: { UserID: other.id, GroupId: counters } })
    expect(await read(ada, `autoassignments/assignees/${one.id}`)).toMatchObject({ groupId: counters })
    expect(await read(ada, 'autoassignments')).toMatchObject({
      redirections: [{ assignee: { id: one.id }, teamName: 'Counters', isEffective: true }],
    })
    const given = async (assignees: string[]) => {
      const task = { handler: 'Acme.Shelf.count', assignees }
      return (await json<{ assignees: string[] }>(ada.send('POST tasks', { json: task }), 201)).assignees
    }
    expect(await given([counters])).toEqual([mia.id, other.id].toSorted())
    expect(await given([others])).toEqual([one.id])
    expect(await given([one.id])).toEqual([one.id])
    expect(await given([one.id, counters])).toEqual([one.id, mia.id, other.id].toSorted())

    // The newer call takes the team, too.
    const newer = { assigneeId: one.id, autoAssigneeId: other.id, delegationType: 'DELEGATING', excludeUser: true }
    await json(ada.send('PUT autoassignments', { json: { ...newer, groupId: others } }), 204)
    expect([await given([counters]), await given([others])]).toEqual([[one.id, mia.id].toSorted(), [other.id]])
    expect((await ada.send('PUT autoassignments', { json: { ...newer, groupId: randomUUID() } })).status).toBe(404)

    const [notIn, unknown] = await Promise.all([
      ada.send(`PUT ${base}/users/${other.id}/autoassign/${mia.id}/delegationType/DELEGATING?groupId=${counters}`),
      ada.send(`${way}&groupId=${randomUUID()}`),
    ])
    expect([notIn.status, unknown.status]).toEqual([400, 404])
    expect(await notIn.text()).toContain(`groupId is ${counters}, but the assignee is not in this team`)
    // Said without a group, it holds for all of their work again.
    expect(await statusOf(ada, way)).toBe(204)
    expect(await given([one.id])).toEqual([other.id])
    expect(await statusOf(ada, `DELETE ${at}`)).toBe(204)
  })
})
