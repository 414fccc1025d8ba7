// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const reminders: Described<'reminders'> = {
  readReminder: {"line":"GET assignments-notifications/assignmentsnotifications/config/reminders"},
  createReminder: {"line":"POST assignments-notifications/assignmentsnotifications/config/reminders","needs":{"branchId":"branchId is required","assignmentType":"assignmentType is required","reminderInitialDelay":"reminderInitialDelay is required"},"body":"json","answer":"none"},
  saveReminder: {"line":"PUT assignments-notifications/assignmentsnotifications/config/reminders","needs":{"branchId":"branchId is required","assignmentType":"assignmentType is required","reminderInitialDelay":"reminderInitialDelay is required"},"body":"json","answer":"none"},
  deleteReminder: {"line":"DELETE assignments-notifications/assignmentsnotifications/config/reminders","answer":"none"},
  listReminders: {"line":"GET assignments-notifications/assignmentsnotifications/config/reminders/{branchId}"},
  readEscalation: {"line":"GET assignments-notifications/assignmentsnotifications/config/escalations"},
  createEscalation: {"line":"POST assignments-notifications/assignmentsnotifications/config/escalations","needs":{"escalationFrequency":"escalationFrequency is required","ceiling":"ceiling is required"},"body":"json","answer":"none"},
  saveEscalation: {"line":"PUT assignments-notifications/assignmentsnotifications/config/escalations","needs":{"escalationFrequency":"escalationFrequency is required","ceiling":"ceiling is required"},"body":"json","answer":"none"},
  deleteEscalation: {"line":"DELETE assignments-notifications/assignmentsnotifications/config/escalations","answer":"none"},
  listEscalations: {"line":"GET assignments-notifications/assignmentsnotifications/config/escalations/{branchId}"},
  readTeamNotification: {"line":"GET assignments-notifications/assignmentsnotifications/config/teamnotification"},
  createTeamNotification: {"line":"POST assignments-notifications/assignmentsnotifications/config/teamnotification","needs":{"newTaskNotification":"newTaskNotification is required"},"body":"json","answer":"none"},
  saveTeamNotification: {"line":"PUT assignments-notifications/assignmentsnotifications/config/teamnotification","needs":{"newTaskNotification":"newTaskNotification is required"},"body":"json","answer":"none"},
  deleteTeamNotification: {"line":"DELETE assignments-notifications/assignmentsnotifications/config/teamnotification","answer":"none"},
  listTeamNotifications: {"line":"GET assignments-notifications/assignmentsnotifications/config/teamnotification/{branchId}"},
  saveTeamNotifications: {"line":"PUT assignments-notifications/assignmentsnotifications/config/teamnotification/{branchId}","body":"json","answer":"none"},
}
