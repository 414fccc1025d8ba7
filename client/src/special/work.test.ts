import { describe, expect, test } from 'vitest'
import * as special from './index.ts'
import { one, recording, two } from './recorded.testing.ts'

const here = recording()
const { asked } = here

describe('work', () => {
  test('F-213, F-398: the open assignment is the latest of page 0, limit 1', async () => {
    here.server.json(200, { total: 1, items: [{ id: two }], empty: false, firstItem: 0 })
    expect(await special.currentOpenedAssignment(here.client, one)).toEqual({ id: two })
    expect(asked()).toMatchObject({
      line: 'GET /api/assignments',
      query: { subjectid: one, status: 'OPEN', page: '0', limit: '1', sortby: 'createdat', direction: 'descending' },
    })
    here.server.json(200, { total: 0, items: [], empty: true, firstItem: 0 })
    expect(await special.currentOpenedAssignment(here.client, one)).toBeUndefined()
  })

  test.each([
    [{}, { limit: '-1', page: '0' }],
    [
      { limit: 20, offset: 0 },
      { limit: '20', page: '0' },
    ],
    [
      { limit: 20, offset: 59 },
      { limit: '20', page: '2' },
    ],
    [
      { limit: 0, offset: 59 },
      { limit: '0', page: '0' },
    ],
  ])('F-394 to F-396, decision 12: the legacy list by offset %j asks for %j', async (given, query) => {
    here.server.json(200, { Assignments: [] })
    await special.legacyAssignmentsOf(here.client, one, given)
    expect(asked()).toMatchObject({ line: `GET /api/documents/assignments/users/${one}`, query })
  })

  test('F-303, F-304: an assignment is saved as the document that it is', async () => {
    const Assignment = { ID: 'A1', Assignee: [two], Subject: { UUID: one } }
    await special.saveAssignmentDocument(here.client, { Id: one, Assignment })
    expect(asked()).toEqual({
      line: `PUT /api/documents/${one}`,
      query: { documentProfileId: 'kontor.assignment.1.0' },
      body: JSON.stringify(Assignment),
    })
    const nameless = special.saveAssignmentDocument(here.client, { Id: '', Assignment })
    await expect(nameless).rejects.toThrow(new TypeError('Id is required'))
    // @ts-expect-error the compiler asks for it too
    const empty = special.saveAssignmentDocument(here.client, { Id: one })
    await expect(empty).rejects.toThrow(new TypeError('Assignment is required'))
  })

  test('F-194, F-195, decision 16: a task’s people are a list, its context a JSON string on the way and an object on both ends', async () => {
    const context = { step: 'check', context: 'kept as it is' }
    here.server.json(200, { Tasks: [{ id: two, context: JSON.stringify(context), assignees: [one] }] })
    const { Tasks } = await here.client.tasks.listTasks()
    expect(Tasks[0]?.context).toEqual(context)
    here.server.json(201, {})
    // @ts-expect-error a program without types may give one person bare
    await here.client.tasks.createTask({ body: { handler: 'Kontor.Inbox.check', assignees: one, context } })
    expect(JSON.parse(asked().body)).toEqual({
      handler: 'Kontor.Inbox.check',
      assignees: [one],
      context: JSON.stringify(context),
    })
  })

  test('F-239 to F-242: reminders, escalations and teams; 0 and false are values', async () => {
    const branch = { branchId: one, assignmentType: 'approve' }
    await here.client.reminders.saveReminder({ body: { ...branch, reminderInitialDelay: 0 } })
    await here.client.reminders.saveEscalation({ body: { ...branch, ceiling: 0, escalationFrequency: 3 } })
    await here.client.reminders.saveTeamNotification({ body: { ...branch, newTaskNotification: false } })
    expect(here.server.recorded).toHaveLength(3)
    // @ts-expect-error null is no ceiling
    const open = here.client.reminders.saveEscalation({ body: { ...branch, ceiling: null, escalationFrequency: 3 } })
    await expect(open).rejects.toThrow(TypeError)
  })

  test('F-243, F-244: hold and rejection of a scanned item need a reason', async () => {
    const body = { reason: '' }
    for (const decide of [here.client.scanning.holdUpload, here.client.scanning.rejectUpload])
      await expect(decide({ params: { id: one }, body })).rejects.toThrow(new TypeError('reason is required'))
  })

  test('F-250, F-251, F-310, F-311: by tags, they need an upload and a tag', async () => {
    for (const decide of [here.client.scanning.holdDocuments, here.client.scanning.rejectDocuments]) {
      const noUpload = decide({ body: { documentUploadIds: [], tagIds: [two] } })
      await expect(noUpload).rejects.toThrow(new TypeError('At least one upload id required.'))
      const noTag = decide({ body: { documentUploadIds: [one], tagIds: [] } })
      await expect(noTag).rejects.toThrow(new TypeError('At least one tag id required.'))
    }
    expect(here.server.recorded).toEqual([])
  })

  test('F-245, F-246: a threshold of 0 is one, an empty one is none', async () => {
    const body = { threshold: 0, errorCost: 0, abstainCost: 0, correctCost: 0 }
    await here.client.codingSuggestions.saveThresholds({ body })
    // @ts-expect-error an empty text is no number
    const empty = here.client.codingSuggestions.saveThresholds({ body: { ...body, errorCost: '' } })
    await expect(empty).rejects.toThrow(new TypeError('errorCost is required'))
    expect(here.server.recorded).toHaveLength(1)
  })

  test('F-417: a line of a requisition goes to version v2', async () => {
    here.server.json(201, {})
    const body = { Name: 'Chairs', Quantity: { value: '4', unitCode: 'EA' } }
    await here.client.requisitions.addLine({ params: { documentId: one }, body })
    expect(asked().query).toEqual({ version: 'v2' })
  })
})
