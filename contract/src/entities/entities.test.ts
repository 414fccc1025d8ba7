import { expect, test } from 'vitest'
import { areas } from '../areas/index.ts'
import type { Call, Schema } from '../words/index.ts'
import * as entities from './index.ts'

/** The fields of each entity as the spec names them (001 §3, 002 §3); ours may have more. */
const stated: readonly [fact: string, shape: { schema: Schema }, fields: string][] = [
  [
    'F-160 the assignment create payload',
    entities.NewAssignment,
    'assigneeId, autoAssigneeId, companyId, delegationType, excludeUser',
  ],
  [
    'F-160, decision 14: the same fits an auto-assignment',
    entities.NewAutoAssignment,
    'assigneeId, autoAssigneeId, companyId, delegationType, excludeUser',
  ],
  ['F-163 the approval payload', entities.Approval, 'approver, outcome, invitedUserIds'],
  [
    'F-165 reminder config',
    entities.ReminderConfig,
    'branchId, assignmentType, reminderInitialDelay, reminderInitialDelayUnit, reminderFrequencyDelay, reminderFrequencyDelayUnit',
  ],
  [
    'F-166 escalation config',
    entities.EscalationConfig,
    'branchId, assignmentType, ceiling, escalationFrequency, escalationFrequencyUnit',
  ],
  ['F-167 team notification config', entities.TeamNotificationConfig, 'branchId, assignmentType, newTaskNotification'],
  ['F-168 coding threshold', entities.CodingThreshold, 'threshold, errorCost, abstainCost, correctCost'],
  [
    'F-169 coding suggestion request',
    entities.CodingSuggestionRequest,
    'documentId, invoice, codingDocument, codingLists, additionalDocumentLevelFeatures',
  ],
  ['F-170 coding list entry filter', entities.CodingEntryFilter, 'ListId, Value'],
  ['F-171 company', entities.Company, 'AddressLines, Identifiers'],
  ['F-173 company, read', entities.Company, 'AccountType, CompanyAccountId, Country, Industry, Size'],
  [
    'F-174 company address',
    entities.CompanyAddress,
    'data, company_id, location_type, legal_note, is_default_location',
  ],
  ['F-175 legal entity', entities.LegalEntity, 'Id, Locations, Identifiers'],
  ['F-176 connection', entities.Connection, 'ConnectionId'],
  ['F-177 group', entities.ConnectionGroup, 'Id'],
  [
    'F-179 recommendation',
    entities.Recommendation,
    'SenderCompanyAccountId, ReceiverCompanyAccountId, Message, Visible',
  ],
  ['F-180 e-mail', entities.Email, 'Users, Subject, HtmlContent, Layout, DataType, DataContent'],
  ['F-181 questionnaire send', entities.QuestionnaireSend, 'receiverCompanyIds, reviewer, reviewerType'],
  [
    'F-182 questionnaire trigger',
    entities.QuestionnaireTrigger,
    'companyId, questionnaireTemplateId, refQuestionnaireTemplateId, questionnaireTriggerType, sentBasedOnExistingApprovals',
  ],
  [
    'F-183 questionnaire group attachment',
    entities.QuestionnaireGroup,
    'connectionGroupId, questionnaireTemplateId, reviewer, reviewerType',
  ],
  ['F-186 RFQ information', entities.RfqInformation, 'currency, context, requisitionLinesType'],
  ['F-187 relationship property', entities.RelationshipProperty, 'relationshipPropertyId, value'],
  ['F-188 note', entities.Note, 'label, visibility, targetCompanyId, type'],
  ['F-189 line remap target', entities.RemapTarget, 'documentId, lineId'],
  ['F-191 a bundle has a master line', entities.RequisitionBundle, 'MasterLine, Items'],
  ['F-192 lines carry attachments', entities.RequisitionLine, 'Attachments'],
  ['F-193 task', entities.TaskInput, 'assignees, context, handler, subjectId, state, assignee'],
  ['F-198 team', entities.Team, 'Id, Members, state'],
  [
    'F-199 user',
    entities.UserInput,
    'Id, CompanyAccountId, CompanyName, Created, FirstName, LastName, Language, Memberships, State, TimeZone, Type, Username, RoleId, Visible, Title',
  ],
  [
    'F-199 user, read',
    entities.User,
    'Id, CompanyAccountId, CompanyName, Created, FirstName, LastName, Language, Memberships, State, TimeZone, Type, Username, RoleId, Visible, Title',
  ],
  ['F-202 workflow version', entities.WorkflowVersion, 'Name, Flow'],
  ['F-203 scan tag', entities.ScanTag, 'id'],
  ['F-203 quick filter', entities.QuickFilter, 'id'],
  ['F-204 hold and reject', entities.ScanDecision, 'documentUploadIds, tagIds'],
  ['F-208 suggestion model', entities.SuggestionModel, 'features, outcome'],
  ['F-102 sums of the document list', entities.DocumentSum, 'Currency, Type, Sum'],
]

test.each(stated)('%s has the fields that the spec names', (_fact, { schema }, fields) => {
  expect(Object.keys(schema['properties'] as object)).toEqual(expect.arrayContaining(fields.split(', ')))
})

const calls = new Map<string, Call>(Object.values(areas).flatMap((area) => Object.entries(area)))
const fieldsOf = (name: string, part: 'body' | 'returns') =>
  Object.keys((calls.get(name)?.options[part]?.schema['properties'] ?? {}) as object)

test('F-178: the connections of a group are ConnectionIds', () => {
  expect(fieldsOf('saveGroupConnections', 'body')).toEqual(['ConnectionIds'])
})

test('F-184: answers are a form of JSON and files; F-205: so is a file of suppliers', () => {
  expect(fieldsOf('answerRequest', 'body')).toEqual(['answers', 'files'])
  expect(fieldsOf('addFile', 'body')).toEqual(['file', 'fileName', 'supplierGroupId', 'featureType'])
  expect(calls.get('addFile')?.options.body?.schema['x-content']).toEqual(['multipart/form-data'])
})

test('F-190: a requisition lists plain and bundle lines', () => {
  const kind = (entities.RequisitionEntry.schema['properties'] as Record<string, Schema>)['Kind']
  expect(kind?.['enum']).toEqual(['plain', 'bundle'])
})

test('F-196, F-197: completion carries completedBy, the list of tasks holds Tasks', () => {
  expect(fieldsOf('completeTask', 'body')).toEqual(['completedBy'])
  expect(fieldsOf('listTasks', 'returns')).toEqual(['Tasks'])
})

test('F-206: what belongs to onboarding is there', () => {
  const named = Object.keys(entities)
  const related = ['OnboardingInvitation', 'OnboardingContact', 'SupplierGroup', 'FeatureSetting', 'BrandingSetting']
  expect(named).toEqual(expect.arrayContaining([...related, 'HeaderMapping']))
})

test('F-207: terms are accepted with an address', () => {
  expect(fieldsOf('accept', 'body')).toEqual(['ipAddress', 'countryZone', 'version'])
})

test('F-209: an order change request and an order source exist', () => {
  expect(Object.keys(entities)).toEqual(expect.arrayContaining(['OrderChangeRequest', 'OrderSource']))
})
