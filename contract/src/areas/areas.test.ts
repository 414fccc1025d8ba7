import { expect, test } from 'vitest'

import type { Call } from '../words/index.ts'
import { codingRules } from './coding-rules.ts'
import { areas } from './index.ts'

const one = (key: string): Call => {
  const [area = '', name = ''] = key.split('.')
  return (areas as unknown as Record<string, Record<string, Call>>)[area]![name]!
}
const query = (key: string, name: string) => one(key).options.query?.[name]?.schema

/** Defaults of the query that the spec names (001 §9, 002 §9). */
const defaults: readonly [fact: string, call: string, name: string, value: unknown][] = [
  ['F-104, F-401 documents', 'documentLists.listDocuments', 'limit', 20],
  ['F-391 the store of apps', 'apps.listStore', 'limit', 20],
  ['F-392 an app’s language', 'apps.readStoreApp', 'locale', 'en'],
  ['F-393 history of assignments', 'assignments.listLogsOfSubject', 'limit', 20],
  ['F-393 its first page', 'assignments.listLogsOfSubject', 'page', 0],
  ['F-395 legacy assignments', 'legacyAssignments.listOfUser', 'limit', -1],
  ['F-396 from the beginning', 'legacyAssignments.listOfUser', 'page', 0],
  ['F-397 coding entries', 'coding.searchEntries', 'limit', 10],
  ['F-399 legacy component', 'legacyAssignments.createFromTemplate', 'component', 'AssignmentEntryService'],
  ['F-400 legacy subject type', 'legacyAssignments.createFromTemplate', 'subjectType', 'DOCUMENT'],
  ['F-400 legacy subject type', 'legacyAssignments.listOfDocument', 'subjectType', 'DOCUMENT'],
  ['F-402 document files', 'pdfIntake.listFiles', 'limit', 50],
  ['F-403 connections', 'network.listConnections', 'limit', 20],
  ['F-403 requests', 'network.listRequests', 'limit', 20],
  ['F-403 pending', 'network.listPending', 'limit', 20],
  ['F-403 groups', 'network.listGroups', 'limit', 20],
  ['F-403 companies', 'network.listCompanies', 'limit', 20],
  ['F-403 search', 'network.searchCompanies', 'limit', 20],
  ['F-404 legal entities', 'legalEntities.listOfCompany', 'limit', 50],
  ['F-405 document lines', 'documentLines.searchLines', 'limit', 25],
  ['F-405 their first page', 'documentLines.searchLines', 'page', 0],
  ['F-406 survey templates', 'surveys.listTemplates', 'limit', 25],
  ['F-407 draft requisitions', 'requisitions.listRequisitions', 'limit', 20],
  ['F-408 notes', 'notes.listNotes', 'limit', 10],
  ['F-409 recommendations', 'recommendations.listRecommendations', 'limit', 10],
  ['F-410 users', 'users.listUsers', 'limit', 50],
  ['F-411 teams', 'teams.listTeams', 'limit', 25],
  ['F-413 members of a team', 'teams.listMembers', 'limit', 25],
  ['F-414 ids of companies', 'users.listCompanyIds', 'limit', 100],
  ['F-416 teams that are active', 'teams.listTeams', 'state', 'ACTIVE'],
  ['F-417 lines of requisitions', 'requisitions.addLine', 'version', 'v2'],
  ['F-222 a requisition is a draft', 'requisitions.saveRequisition', 'draft', true],
  ['F-218 a document is none', 'documents.saveDocument', 'draft', false],
  ['F-263 the schema is held against', 'documents.saveDocument', 'schemaValidate', true],
  ['F-264 the profile is held against', 'documents.saveDocument', 'validateDocumentProfile', true],
  ['F-419 order lines', 'flip.lookUpOrderLines', 'limit', 20],
  ['F-421 number seeds', 'documentNumbers.listNumberSeeds', 'channel', 'DEFAULT'],
  ['F-421 the next number', 'documentNumbers.nextNumber', 'channel', 'DEFAULT'],
]

test.each(defaults)('%s: %s asks for %s = %s by default', (_fact, call, name, value) => {
  expect(query(call, name)?.['default']).toBe(value)
})

test('F-415: every page is counted from 0', () => {
  const pages = Object.values(areas).flatMap((area) =>
    Object.values(area as Record<string, Call>).flatMap(({ options }) => options.query?.['page'] ?? []),
  )
  expect(pages.length).toBeGreaterThan(20)
  for (const { schema } of pages) expect(schema).toMatchObject({ default: 0, minimum: 0 })
})

test('F-253, F-410: a thousand users at once, and no more', () => {
  expect(query('users.listUsers', 'limit')?.['maximum']).toBe(1000)
})

test('F-161: assignments are searched by these fifteen, and by two more that programs send', () => {
  expect(Object.keys(one('assignments.listAssignments').options.query ?? {}).sort()).toEqual(
    'companyid, type_category, page, limit, direction, assigneeids, with_tags, without_tags, status, type, created_from, created_to, modified_from, modified_to, subjectid, externalid, sortby'
      .split(', ')
      .sort(),
  )
})

test('F-162: an assignment’s deadlines', () => {
  const days = 'reminderDays reminderDeadlineDays escalationDays escalationDeadlineDays expirationDays'.split(' ')
  const named = Object.keys(one('legacyAssignments.createFromTemplate').options.query ?? {})
  expect(named).toEqual(expect.arrayContaining([...days, 'expirationDeadlineDays']))
})

test('F-214: an auto-assignment delegates nothing where it does not say so', () => {
  const fields = one('assignments.saveAutoAssignment').options.body?.schema['properties'] as Record<string, object>
  expect(fields['delegationType']).toMatchObject({ default: 'NOT_DELEGATING' })
})

test('F-338, F-386 to F-390: calls that do not wait 20 seconds', () => {
  const others = Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Call>).flatMap(([name, { options }]) =>
      options.timeout === undefined ? [] : [[`${area}.${name}`, options.timeout]],
    ),
  )
  const rules = Object.keys(codingRules).map((name) => [`codingRules.${name}`, 2000])
  expect(Object.fromEntries(others)).toEqual({
    ...Object.fromEntries(rules),
    'codingSuggestions.suggest': 2000,
    'matching.readLineLinkerMetrics': 4000,
    'suggestions.suggestCommodity': 1000,
    // Twenty thousand items.
    'catalogues.saveCatalogue': 60_000,
    'notes.addFile': 60_000,
    'notes.readFile': 60_000,
    'partnerFields.readFile': 60_000,
    'partnerFields.saveAnswerFile': 60_000,
    'scanning.exportUploads': 60_000,
    'mailIntake.takeMail': 900_000,
    'scanning.receiveUpload': 900_000,
    'documentLists.exportDocuments': 60_000,
    'documentLists.exportLines': 60_000,
    'documentLists.exportSheet': 60_000,
    'ledger.checkLedgerExport': 60_000,
    'ledger.exportLedger': 60_000,
    'coding.exportPostings': 60_000,
    // Files of 100 MB, over a line of one megabit a second.
    'attachments.addAttachment': 900_000,
    'attachments.readAttachment': 900_000,
  })
})

test('F-340, F-341, decision 11: a 404 is an ordinary answer for two calls only', () => {
  const tolerant = Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Call>).flatMap(([name, { options }]) =>
      options.tolerates404 ? [`${area}.${name}`] : [],
    ),
  )
  expect(tolerant.sort()).toEqual(['coding.readCoding', 'users.readProperty'])
})

test('F-132: documents travel in four media types', () => {
  const types = ['application/xml', 'text/xml', 'application/json', 'application/vnd.oasis.ubl+json']
  // A PDF that encloses its data is one more than the field knows.
  expect(one('documents.saveDocument').options.body?.schema['x-content']).toEqual([...types, 'application/pdf'])
})

test('F-215, F-216, F-234, decision 18: scanned items are held and rejected with a reason, or with tags', () => {
  const required = (key: string) => one(key).options.body?.schema['required']
  expect([required('scanning.holdUpload'), required('scanning.rejectUpload')]).toEqual([['reason'], ['reason']])
  const tags = ['documentUploadIds', 'tagIds']
  expect([required('scanning.holdDocuments'), required('scanning.rejectDocuments')]).toEqual([tags, tags])
})

test('F-224: the reason of an external status may be left out', () => {
  expect(one('externalRequisitions.setStatus').options.body?.schema).toMatchObject({
    'x-omittable': true,
    required: [],
  })
})

test('F-232: outcomes are emitted and waited for, or emitted and left', () => {
  expect(one('workflow.emitOutcome').path).toBe('workflow/documents/{id}/outcomes/{outcome}')
  expect(one('workflow.emitOutcomeLater').path).toBe('workflow/documents/{id}/outcomes/{outcome}/async')
})

test('F-418: terms are of version v0', () => {
  for (const { path } of Object.values(areas.terms)) expect(path).toMatch(/^terms\/termsofservice\/v0\//)
})
