import type { Areas, EscalationConfig, Of, ReminderConfig, TeamNotificationConfig } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { settingsOf } from './settings.ts'

const reminders = settingsOf<Of<typeof ReminderConfig>>('REMINDER')
const escalations = settingsOf<Of<typeof EscalationConfig>>('ESCALATION')
const teams = settingsOf<Of<typeof TeamNotificationConfig>>('TEAM')

export const handlers: Handlers<Areas['reminders']> = {
  readReminder: ({ query }, context) => reminders.read(query, context),
  createReminder: ({ body }, context) => reminders.create(body, context),
  saveReminder: ({ body }, context) => reminders.save(body, context),
  deleteReminder: ({ query }, context) => reminders.remove(query, context),
  listReminders: ({ params }, context) => reminders.list(params.branchId, context),

  readEscalation: ({ query }, context) => escalations.read(query, context),
  createEscalation: ({ body }, context) => escalations.create(body, context),
  saveEscalation: ({ body }, context) => escalations.save(body, context),
  deleteEscalation: ({ query }, context) => escalations.remove(query, context),
  listEscalations: ({ params }, context) => escalations.list(params.branchId, context),

  readTeamNotification: ({ query }, context) => teams.read(query, context),
  createTeamNotification: ({ body }, context) => teams.create(body, context),
  saveTeamNotification: ({ body }, context) => teams.save(body, context),
  deleteTeamNotification: ({ query }, context) => teams.remove(query, context),
  listTeamNotifications: ({ params }, context) => teams.list(params.branchId, context),
  saveTeamNotifications: ({ params, body }, context) => teams.saveAll(params.branchId, body, context),
}
