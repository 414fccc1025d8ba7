import {
  assignmentActions,
  assignmentStates,
  delegationTypes,
  frequencyUnits,
  redirectionOrigins,
  subjectTypes,
} from '../enumerations/index.ts'
import { entity, id, instant, list, maybe, oneOf, record, text, whole, yes } from '../words/index.ts'
import { documentBrief } from './document.ts'
import { User } from './user.ts'

/** Somebody by name; without one where they left. */
const person = record({ id: id('user'), name: maybe(text()) })

export const AssignmentLog = entity('AssignmentLog', {
  /** Which step of the assignment it is, from 1. */
  id: whole(),
  assignmentId: id('assignment'),
  outcome: maybe(text({ max: 100 })),
  status: oneOf(assignmentStates),
  comment: maybe(text({ max: 4000 })),
  externalId: maybe(text({ max: 200 })),
  /** Left out where the system did it: a person was erased. */
  modifiedBy: maybe(id('user')),
  modifiedByName: maybe(text()),
  assigneeIds: list(id('user')),
  assignees: list(person),
  tags: list(text({ max: 100 })),
  createdAt: instant(),
})

/** What an assignment carries for the app that handles it. */
const context = record({ format: text({ max: 100 }), context: text({ max: 100_000 }) })

/** responses.md B, Assignments. */
export const Assignment = entity('Assignment', {
  id: id('assignment'),
  subjectId: text({ max: 60 }),
  subjectType: oneOf(subjectTypes),
  app: maybe(text({ max: 100 })),
  createdBy: id('user'),
  createdByName: maybe(text()),
  /** What the document that it is about is called. */
  document: maybe(documentBrief),
  assigneeIds: list(id('user')),
  assignees: list(person),
  companyId: id('company'),
  tags: list(text({ max: 100 })),
  type: text({ max: 60 }),
  comment: maybe(text({ max: 4000 })),
  outcome: maybe(text({ max: 100 })),
  status: oneOf(assignmentStates),
  externalId: maybe(text({ max: 200 })),
  modifiedBy: maybe(id('user')),
  createdAt: instant(),
  modifiedAt: instant(),
  context: maybe(context),
  delegations: list(
    record({
      delegator: id('user'),
      delegatorName: maybe(text()),
      delegatee: id('user'),
      delegatorType: oneOf(delegationTypes),
    }),
  ),
  assignmentLogs: maybe(list(AssignmentLog)),
  allowedActions: list(oneOf(assignmentActions)),
})

/** Somebody to whom work may be given. */
export const Assignee = entity('Assignee', {
  id: id('user'),
  name: text(),
  /** Who takes it for them now, where that is another. */
  taker: maybe(record({ id: id('user'), name: text() })),
})

/** F-160, and what the service takes beside it (decision 14). */
export const NewAssignment = entity('NewAssignment', {
  assigneeId: maybe(id('user')),
  autoAssigneeId: maybe(id('user')),
  companyId: maybe(id('company')),
  delegationType: maybe(oneOf(delegationTypes)),
  excludeUser: maybe(yes()),
  type: maybe(text({ max: 60 })),
  subjectId: maybe(text({ max: 60 })),
  subjectType: maybe(oneOf(subjectTypes)),
  assigneeIds: maybe(list(id('user'), { max: 100 })),
  externalId: maybe(text({ max: 200 })),
  app: maybe(text({ max: 100 })),
  comment: maybe(text({ max: 4000 })),
  assignerId: maybe(id('user')),
  tags: maybe(list(text({ max: 100 }), { max: 50 })),
  context: maybe(context),
  /** When it closes by itself. */
  expiresAt: maybe(instant()),
})

/** F-160, F-214: from now on, one person’s work goes to another. */
export const NewAutoAssignment = entity('NewAutoAssignment', {
  assigneeId: id('user'),
  autoAssigneeId: id('user'),
  companyId: maybe(id('company')),
  delegationType: oneOf(delegationTypes, 'NOT_DELEGATING'),
  excludeUser: maybe(yes()),
  /** Only what comes to the person as a member of this team goes on. */
  groupId: maybe(id('team')),
})

export const AutoAssignment = entity('AutoAssignment', {
  assigneeId: id('user'),
  autoAssigneeId: id('user'),
  companyId: maybe(id('company')),
  delegationType: oneOf(delegationTypes),
  excludeUser: yes(),
  /** Only what comes to the person as a member of this team goes on; all of their work where there is none. */
  groupId: maybe(id('team')),
  createdBy: id('user'),
  createdAt: instant(),
})

/** Where a person's work goes, by name. */
export const WorkRedirection = entity('WorkRedirection', {
  assignee: person,
  autoAssignee: person,
  origin: oneOf(redirectionOrigins),
  delegationType: oneOf(delegationTypes),
  excludeUser: yes(),
  /** Whether it holds now: what is set for an absence waits for one, and who named a stand-in goes by their own word. */
  isEffective: yes(),
  /** Of what comes to them as a member of this team alone. */
  teamName: maybe(text()),
  /** Who set it and when; none for an absence. */
  createdByName: maybe(text()),
  createdAt: maybe(instant()),
})

/** The same with the person at its other end. */
export const AutoAssignmentDetail = entity('AutoAssignmentDetail', { user: User, autoAssignment: AutoAssignment })

const configOf = { branchId: id('company'), assignmentType: text({ min: 1, max: 60 }) }

/** F-118, F-165 */
export const ReminderConfig = entity('ReminderConfig', {
  ...configOf,
  reminderInitialDelay: whole({ min: 0, max: 100_000 }),
  reminderInitialDelayUnit: maybe(oneOf(frequencyUnits)),
  reminderFrequencyDelay: maybe(whole({ min: 0, max: 100_000 })),
  reminderFrequencyDelayUnit: maybe(oneOf(frequencyUnits)),
})

/** F-118, F-166 */
export const EscalationConfig = entity('EscalationConfig', {
  ...configOf,
  ceiling: whole({ min: 0, max: 1000 }),
  escalationFrequency: whole({ min: 0, max: 100_000 }),
  escalationFrequencyUnit: maybe(oneOf(frequencyUnits)),
})

/** F-167 */
export const TeamNotificationConfig = entity('TeamNotificationConfig', { ...configOf, newTaskNotification: yes() })
