import { EscalationConfig, ReminderConfig, TeamNotificationConfig } from '../entities/index.ts'
import { call, id, list, maybe, nothing, text } from '../words/index.ts'

const named = { branchid: maybe(id('company')), assignmenttype: maybe(text({ max: 60 })) }
const aBranch = { branchId: id('company') }
const read = { may: 'assignment.read' } as const
const write = { may: 'assignment.configure' } as const
const saved = { returns: nothing(), fails: ['ResourceNotFound', 'Conflict'] as const }
const reminderNeeds = {
  branchId: 'branchId is required',
  assignmentType: 'assignmentType is required',
  reminderInitialDelay: 'reminderInitialDelay is required',
}
const escalationNeeds = {
  escalationFrequency: 'escalationFrequency is required',
  ceiling: 'ceiling is required',
}
const teamNeeds = { newTaskNotification: 'newTaskNotification is required' }

/** 001 §7 Assignment notifications: when people are reminded, when work goes up, who hears of it (F-165 to F-167, F-239 to F-242). */
export const reminders = {
  readReminder: call('GET assignments-notifications/assignmentsnotifications/config/reminders', {
    id: 'ASN-01',
    says: 'When people of a branch are reminded of a type of work.',
    ...read,
    query: named,
    returns: ReminderConfig,
    fails: ['ResourceNotFound'],
  }),
  createReminder: call('POST assignments-notifications/assignmentsnotifications/config/reminders', {
    id: 'ASN-02',
    says: 'Sets when people are reminded.',
    ...write,
    needs: reminderNeeds,
    body: ReminderConfig,
    ...saved,
  }),
  saveReminder: call('PUT assignments-notifications/assignmentsnotifications/config/reminders', {
    id: 'ASN-03',
    says: 'Changes when people are reminded.',
    ...write,
    needs: reminderNeeds,
    body: ReminderConfig,
    ...saved,
  }),
  deleteReminder: call('DELETE assignments-notifications/assignmentsnotifications/config/reminders', {
    id: 'ASN-04',
    says: 'Nobody is reminded any more.',
    ...write,
    query: named,
    ...saved,
  }),
  listReminders: call('GET assignments-notifications/assignmentsnotifications/config/reminders/{branchId}', {
    id: 'ASN-05',
    says: 'All reminders of a branch.',
    ...read,
    path: aBranch,
    returns: list(ReminderConfig),
    fails: ['ResourceNotFound'],
  }),

  readEscalation: call('GET assignments-notifications/assignmentsnotifications/config/escalations', {
    id: 'ASN-06',
    says: 'When a type of work of a branch goes up to a superior.',
    ...read,
    query: named,
    returns: EscalationConfig,
    fails: ['ResourceNotFound'],
  }),
  createEscalation: call('POST assignments-notifications/assignmentsnotifications/config/escalations', {
    id: 'ASN-07',
    says: 'Sets when work goes up.',
    ...write,
    needs: escalationNeeds,
    body: EscalationConfig,
    ...saved,
  }),
  saveEscalation: call('PUT assignments-notifications/assignmentsnotifications/config/escalations', {
    id: 'ASN-08',
    says: 'Changes when work goes up.',
    ...write,
    needs: escalationNeeds,
    body: EscalationConfig,
    ...saved,
  }),
  deleteEscalation: call('DELETE assignments-notifications/assignmentsnotifications/config/escalations', {
    id: 'ASN-09',
    says: 'Work does not go up any more.',
    ...write,
    query: named,
    ...saved,
  }),
  listEscalations: call('GET assignments-notifications/assignmentsnotifications/config/escalations/{branchId}', {
    id: 'ASN-10',
    says: 'All escalations of a branch.',
    ...read,
    path: aBranch,
    returns: list(EscalationConfig),
    fails: ['ResourceNotFound'],
  }),

  readTeamNotification: call('GET assignments-notifications/assignmentsnotifications/config/teamnotification', {
    id: 'ASN-11',
    says: 'Whether a team hears of new work of a type.',
    ...read,
    query: named,
    returns: TeamNotificationConfig,
    fails: ['ResourceNotFound'],
  }),
  createTeamNotification: call('POST assignments-notifications/assignmentsnotifications/config/teamnotification', {
    id: 'ASN-12',
    says: 'Sets whether a team hears of new work.',
    ...write,
    needs: teamNeeds,
    body: TeamNotificationConfig,
    ...saved,
  }),
  saveTeamNotification: call('PUT assignments-notifications/assignmentsnotifications/config/teamnotification', {
    id: 'ASN-13',
    says: 'Changes whether a team hears of new work.',
    ...write,
    needs: teamNeeds,
    body: TeamNotificationConfig,
    ...saved,
  }),
  deleteTeamNotification: call('DELETE assignments-notifications/assignmentsnotifications/config/teamnotification', {
    id: 'ASN-14',
    says: 'The team hears of new work as everybody does.',
    ...write,
    query: named,
    ...saved,
  }),
  listTeamNotifications: call(
    'GET assignments-notifications/assignmentsnotifications/config/teamnotification/{branchId}',
    {
      id: 'ASN-15',
      says: 'What all teams of a branch hear of.',
      ...read,
      path: aBranch,
      returns: list(TeamNotificationConfig),
      fails: ['ResourceNotFound'],
    },
  ),
  saveTeamNotifications: call(
    'PUT assignments-notifications/assignmentsnotifications/config/teamnotification/{branchId}',
    {
      id: 'ASN-16',
      says: 'Sets what all teams of a branch hear of, at once.',
      ...write,
      path: aBranch,
      body: list(TeamNotificationConfig, { max: 1000 }),
      ...saved,
    },
  ),
}
