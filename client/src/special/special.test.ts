import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../index.ts'
import { type Recorder, startRecorder } from '../recorder.testing.ts'
import * as special from './index.ts'

const one = '5b1c9e57-8a53-4d4c-9a4e-54a4b5f0a001'
const two = '5b1c9e57-8a53-4d4c-9a4e-54a4b5f0a002'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let server: Recorder
let client: ReturnType<typeof createClient>
beforeEach(async () => {
  server = await startRecorder()
  client = createClient({ base: server.base, app: 'Kontor.Test' })
})
afterEach(() => server.stop())

const asked = () => {
  const { method, url, body } = server.recorded.at(-1)!
  const { pathname, searchParams } = new URL(url, server.base)
  return { line: `${method} ${pathname}`, query: Object.fromEntries(searchParams), body: body.toString() }
}

describe('users', () => {
  test('F-253, F-312: a thousand users at once and no more', async () => {
    server.json(200, { UserAccounts: [] })
    const ask = (limit: number) => client.users.listUsers({ params: { companyId: one }, query: { limit } })
    await ask(1000)
    await expect(ask(1001)).rejects.toThrow(new TypeError('Limit must be no greater than 1000'))
    expect(server.recorded).toHaveLength(1)
  })

  test('F-200, F-201, F-254: who is created gets an id, and names that are safe in a page', async () => {
    server.json(201, {})
    const user = { FirstName: 'A<b>', LastName: `O'Neill & "Co"`, Title: '>' }
    await special.createUser(client, 'a@b.example', user)
    const { line, query, body } = asked()
    expect([line, query]).toEqual(['POST /api/users', { username: 'a@b.example' }])
    const { Id, ...names } = JSON.parse(body) as { Id: string }
    expect(Id).toMatch(uuid)
    expect(names).toEqual({ FirstName: 'A&lt;b&gt;', LastName: 'O&#39;Neill &amp; &quot;Co&quot;', Title: '&gt;' })
    await special.createUser(client, 'a@b.example', { ...user, Id: one })
    expect(JSON.parse(asked().body)).toMatchObject({ Id: one })
    // @ts-expect-error the compiler asks for a person too
    expect(() => special.createUser(client, 'a@b.example')).toThrow(new TypeError('user is required'))
    const saved = client.users.saveUser({ params: { id: one }, body: user })
    await expect(saved).rejects.toThrow(new TypeError('Id is required'))
  })

  test('F-230: a person is locked by the state LOCKED', async () => {
    await special.lockUser(client, one)
    expect(asked()).toEqual({ line: `PUT /api/account/users/${one}/state`, query: {}, body: '"LOCKED"' })
  })

  test('F-412: the teams of one person are a hundred at most', async () => {
    server.json(200, { UserGroups: [] })
    await special.teamsOfUser(client, one)
    expect(asked()).toMatchObject({ line: 'GET /api/usergroups', query: { limit: '100', member: one } })
    expect(() => special.teamsOfUser(client, '')).toThrow(new TypeError('userId is required'))
  })

  test('F-347 to F-351: roles are asked for by operation, type and group', async () => {
    server.json(200, { Allowed: true })
    expect(await special.isAdmin(client)).toBe(true)
    expect(asked()).toMatchObject({
      line: 'GET /api/accesslist/operation/15/type/company',
      query: { groupId: 'a6a3edcd-00d9-427c-bf03-4ef0112ba16d' },
    })
    await special.isSupporter(client, two)
    expect(asked()).toMatchObject({ line: 'GET /api/accesslist/operation/15/type/company', query: { groupId: two } })
    server.json(200, { Allowed: false })
    expect(await special.isTranslator(client)).toBe(false)
    expect(asked()).toMatchObject({
      line: 'GET /api/accesslist/operation/translation.write/type/translation',
      query: {},
    })
  })

  test('F-256: business properties of nobody are not asked for', async () => {
    const nobody = client.users.listBusinessProperties({ body: [] })
    await expect(nobody).rejects.toThrow(TypeError)
    expect(server.recorded).toEqual([])
  })
})

describe('documents', () => {
  test('F-247, F-284: a profile id follows from the type, in the shell’s words too; another type has none', () => {
    expect(special.documentProfileIdOf('invoice')).toBe('kontor.invoice.1.0')
    expect(special.documentProfileIdOf('quotationtype')).toBe('kontor.quote.1.0')
    expect(() => special.documentProfileIdOf('supplierinfo')).toThrow(
      new TypeError('cannot find document profile id for provided document type'),
    )
  })

  test('F-262 to F-264: saving a document needs its type and media type, and holds it against schema and profile', async () => {
    const given = { documentId: one, document: new TextEncoder().encode('<Invoice/>') }
    await special.putDocument(client, { ...given, documentType: 'invoice', contentType: 'text/xml' })
    expect(server.recorded[0]?.headers['content-type']).toBe('text/xml')
    const query = {
      documentProfileId: 'kontor.invoice.1.0',
      draft: 'false',
      schemaValidate: 'true',
      validateDocumentProfile: 'true',
    }
    expect(asked()).toEqual({ line: `PUT /api/documents/${one}`, query, body: '<Invoice/>' })
    // @ts-expect-error the compiler asks for it too
    const untyped = special.putDocument(client, { ...given, contentType: 'text/xml' })
    await expect(untyped).rejects.toThrow(new TypeError('documentType is required'))
    // @ts-expect-error the compiler asks for it too
    const bare = special.putDocument(client, { ...given, documentType: 'invoice' })
    await expect(bare).rejects.toThrow(new TypeError('contentType is required'))
  })

  test('F-105 to F-110: a saved filter as the list takes it', () => {
    const query = special.documentQueryOf({
      types: ['invoice', 'supplierinfo'],
      states: ['DELIVERED', 'ACCEPTED'],
      offset: 45,
    })
    expect(query).toEqual({
      type: ['invoice'],
      stag: ['sales', 'purchases', 'draft'],
      withouttag: ['archived'],
      state: ['DELIVERED_SENT', 'DELIVERED_RECEIVED', 'ACCEPTED'],
      limit: 20,
      page: 2,
    })
    expect(special.documentQueryOf({}).type).toHaveLength(11)
  })

  test('F-261: a number is held against five things; yes and no are both answers', async () => {
    const query = {
      number: '4711',
      senderConnectionId: one,
      documentType: 'invoice' as const,
      issueDate: '2026-11-21',
      receiverId: two,
    }
    expect(await client.documentNumbers.isNumberTaken({ query })).toBe(true)
    expect(asked()).toMatchObject({ line: 'HEAD /api/documents/bynumber', query })
    server.answers((response) => void response.writeHead(404).end())
    expect(await client.documentNumbers.isNumberTaken({ query })).toBe(false)
    const dateless = client.documentNumbers.isNumberTaken({ query: { ...query, issueDate: undefined } })
    await expect(dateless).rejects.toThrow(new TypeError('issueDate is required'))
  })

  test('F-260: a document is looked up by number and day', async () => {
    const undated = client.documents.findByBusinessId({ query: { businessId: '4711' } })
    await expect(undated).rejects.toThrow(new TypeError('issueDate is required'))
  })

  test('F-257, F-258, F-419: order lines need a currency of three letters and at least one order', async () => {
    server.json(200, { Lines: [] })
    const ask = (currency: string, documentIds: string[]) =>
      client.flip.lookUpOrderLines({ query: { currency }, body: { documentIds } })
    await ask('EUR', [one])
    await expect(ask('euro', [one])).rejects.toThrow(new TypeError('currency must be a 3-letter ISO 4217 code'))
    await expect(ask('', [one])).rejects.toThrow(TypeError)
    await expect(ask('EUR', [])).rejects.toThrow(/non-empty array of document ids/)
    expect(server.recorded).toHaveLength(1)
  })

  test('F-259: an invoice is made of one order at least', async () => {
    const none = client.flip.flipOrders({ body: { documents: [], targetType: 'invoice' } })
    await expect(none).rejects.toThrow(new TypeError('At least one document is required'))
  })
})

describe('work', () => {
  test('F-213, F-398: the open assignment is the latest of page 0, limit 1', async () => {
    server.json(200, { total: 1, items: [{ id: two }], empty: false, firstItem: 0 })
    expect(await special.currentOpenedAssignment(client, one)).toEqual({ id: two })
    expect(asked()).toMatchObject({
      line: 'GET /api/assignments',
      query: { subjectid: one, status: 'OPEN', page: '0', limit: '1', sortby: 'createdat', direction: 'descending' },
    })
    server.json(200, { total: 0, items: [], empty: true, firstItem: 0 })
    expect(await special.currentOpenedAssignment(client, one)).toBeUndefined()
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
    server.json(200, { Assignments: [] })
    await special.legacyAssignmentsOf(client, one, given)
    expect(asked()).toMatchObject({ line: `GET /api/documents/assignments/users/${one}`, query })
  })

  test('F-303, F-304: an assignment is saved as the document that it is', async () => {
    const Assignment = { ID: 'A1', Assignee: [two], Subject: { UUID: one } }
    await special.saveAssignmentDocument(client, { Id: one, Assignment })
    expect(asked()).toEqual({
      line: `PUT /api/documents/${one}`,
      query: { documentProfileId: 'kontor.assignment.1.0' },
      body: JSON.stringify(Assignment),
    })
    const nameless = special.saveAssignmentDocument(client, { Id: '', Assignment })
    await expect(nameless).rejects.toThrow(new TypeError('Id is required'))
    // @ts-expect-error the compiler asks for it too
    const empty = special.saveAssignmentDocument(client, { Id: one })
    await expect(empty).rejects.toThrow(new TypeError('Assignment is required'))
  })

  test('F-194, F-195, decision 16: a task’s people are a list, its context a JSON string on the way and an object on both ends', async () => {
    const context = { step: 'check', context: 'kept as it is' }
    server.json(200, { Tasks: [{ id: two, context: JSON.stringify(context), assignees: [one] }] })
    const { Tasks } = await client.tasks.listTasks()
    expect(Tasks[0]?.context).toEqual(context)
    server.json(201, {})
    // @ts-expect-error a program without types may give one person bare
    await client.tasks.createTask({ body: { handler: 'Kontor.Inbox.check', assignees: one, context } })
    expect(JSON.parse(asked().body)).toEqual({
      handler: 'Kontor.Inbox.check',
      assignees: [one],
      context: JSON.stringify(context),
    })
  })

  test('F-239 to F-242: reminders, escalations and teams; 0 and false are values', async () => {
    const branch = { branchId: one, assignmentType: 'approve' }
    await client.reminders.saveReminder({ body: { ...branch, reminderInitialDelay: 0 } })
    await client.reminders.saveEscalation({ body: { ...branch, ceiling: 0, escalationFrequency: 3 } })
    await client.reminders.saveTeamNotification({ body: { ...branch, newTaskNotification: false } })
    expect(server.recorded).toHaveLength(3)
    // @ts-expect-error null is no ceiling
    const open = client.reminders.saveEscalation({ body: { ...branch, ceiling: null, escalationFrequency: 3 } })
    await expect(open).rejects.toThrow(TypeError)
  })

  test('F-243, F-244: hold and rejection of a scanned item need a reason', async () => {
    const body = { reason: '' }
    for (const decide of [client.scanning.holdUpload, client.scanning.rejectUpload])
      await expect(decide({ params: { id: one }, body })).rejects.toThrow(new TypeError('reason is required'))
  })

  test('F-250, F-251, F-310, F-311: by tags, they need an upload and a tag', async () => {
    for (const decide of [client.scanning.holdDocuments, client.scanning.rejectDocuments]) {
      const noUpload = decide({ body: { documentUploadIds: [], tagIds: [two] } })
      await expect(noUpload).rejects.toThrow(new TypeError('At least one upload id required.'))
      const noTag = decide({ body: { documentUploadIds: [one], tagIds: [] } })
      await expect(noTag).rejects.toThrow(new TypeError('At least one tag id required.'))
    }
    expect(server.recorded).toEqual([])
  })

  test('F-245, F-246: a threshold of 0 is one, an empty one is none', async () => {
    const body = { threshold: 0, errorCost: 0, abstainCost: 0, correctCost: 0 }
    await client.coding.saveThresholds({ body })
    // @ts-expect-error an empty text is no number
    const empty = client.coding.saveThresholds({ body: { ...body, errorCost: '' } })
    await expect(empty).rejects.toThrow(new TypeError('errorCost is required'))
    expect(server.recorded).toHaveLength(1)
  })

  test('F-417: a line of a requisition goes to version v2', async () => {
    server.json(201, {})
    const body = { Name: 'Chairs', Quantity: { value: '4', unitCode: 'EA' } }
    await client.requisitions.addLine({ params: { documentId: one }, body })
    expect(asked().query).toEqual({ version: 'v2' })
  })
})

describe('partners', () => {
  test('F-268: countries that are blocked are never offered', async () => {
    const codes = ['CU', 'DE', 'IR', 'KP', 'SY', 'VE', 'FR']
    server.json(200, { Countries: codes.map((Code) => ({ Code, Name: Code })) })
    expect((await special.countriesToOffer(client)).map(({ Code }) => Code)).toEqual(['DE', 'FR'])
  })

  test('F-265, F-266: a questionnaire needs a template and a company', async () => {
    const ask = (templateId: string, receiverCompanyIds: string[]) =>
      client.surveys.sendQuestionnaire({ params: { templateId }, body: { receiverCompanyIds } })
    await expect(ask('', [one])).rejects.toThrow(new TypeError('templateId is required'))
    await expect(ask(one, [])).rejects.toThrow(TypeError)
    expect(server.recorded).toEqual([])
  })

  test('F-184, F-185: answers go as JSON, files by question, index and name', async () => {
    const answers = [{ questionId: one, text: 'Yes, ü' }]
    const bytes = new TextEncoder().encode('%PDF-1.7')
    await special.answerQuestionnaire(client, two, answers, [
      { questionId: one, index: 0, name: 'iso.pdf', bytes, type: 'application/pdf' },
    ])
    const sent = server.recorded[0]!
    const form = await new Response(new Uint8Array(sent.body), {
      headers: { 'content-type': sent.headers['content-type']! },
    }).formData()
    expect(JSON.parse(await (form.get('answers') as File).text())).toEqual(answers)
    const file = form.get('files') as File
    expect([file.name, file.type, await file.text()]).toEqual([`${one}-0-iso.pdf`, 'application/pdf', '%PDF-1.7'])
  })

  test('F-255: a file of suppliers needs the file, its name and the group', async () => {
    const bytes = new TextEncoder().encode('Name;Country')
    const whole = { file: { name: 's.csv', bytes }, fileName: 's.csv', supplierGroupId: one }
    for (const part of ['file', 'fileName', 'supplierGroupId']) {
      const added = client.onboarding.addFile({ body: { ...whole, [part]: undefined } })
      await expect(added).rejects.toThrow(new TypeError(`${part} is required`))
    }
    server.json(201, { Id: two })
    expect(await client.onboarding.addFile({ body: whole })).toEqual({ Id: two })
  })

  test('F-267: the survey that an address names', () => {
    expect(special.surveyIdOf(`https://x.example/data-request/${one}?a=${two}`)).toBe(one)
    expect(special.surveyIdOf('https://x.example/data-request/none')).toBeUndefined()
  })

  test('F-269, F-313: a question cannot be changed', async () => {
    await expect(special.updateQuestion()).rejects.toThrow(new Error('Not implemented yet'))
    expect(server.recorded).toEqual([])
  })

  test('F-226, F-227: a recommendation becomes visible, or is deleted', async () => {
    await special.acceptRecommendation(client, one)
    expect(asked()).toMatchObject({ line: `PUT /api/v0/recommendations/${one}/accept`, body: '{"Visible":true}' })
    await client.profile.rejectRecommendation({ params: { id: one } })
    expect(asked().line).toBe(`DELETE /api/v0/recommendations/${one}`)
  })

  test('F-314, F-422: the old taxonomy says once that it is old', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    server.json(200, { codes: [] })
    await special.searchTaxonomy(client, 'chair')
    await special.searchTaxonomy(client, 'table')
    await special.lookUpTaxonomy(client, '56101504')
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/deprecated.*1\.3\.0.*product-engine client/)]])
    warn.mockRestore()
    expect(asked().line).toBe('GET /api/taxonomy/56101504')
  })
})

describe('lists in two forms', () => {
  test('F-389, decision 3: scanned documents as JSON, or as CSV on the same path by what is accepted', async () => {
    server.json(200, { Items: [] })
    await client.scanning.listUploads()
    server.answers((response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end('Id;State\n'))
    const { body } = await client.scanning.exportUploads()
    expect(body).toBe('Id;State\n')
    expect(server.recorded.map(({ url, headers }) => [url, headers.accept])).toEqual([
      ['/api/cloudscan/integration', 'application/json, text/plain, */*'],
      ['/api/cloudscan/integration', 'text/csv'],
    ])
  })
})
