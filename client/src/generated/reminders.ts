// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const reminders: Described<'reminders'> = {
  readReminder: {"method":"GET","path":"assignments-notifications/assignmentsnotifications/config/reminders","answer":"json"},
  createReminder: {"method":"POST","path":"assignments-notifications/assignmentsnotifications/config/reminders","needs":{"branchId":"branchId is required","assignmentType":"assignmentType is required","reminderInitialDelay":"reminderInitialDelay is required"},"body":"json","answer":"none"},
  saveReminder: {"method":"PUT","path":"assignments-notifications/assignmentsnotifications/config/reminders","needs":{"branchId":"branchId is required","assignmentType":"assignmentType is required","reminderInitialDelay":"reminderInitialDelay is required"},"body":"json","answer":"none"},
  deleteReminder: {"method":"DELETE","path":"assignments-notifications/assignmentsnotifications/config/reminders","answer":"none"},
  listReminders: {"method":"GET","path":"assignments-notifications/assignmentsnotifications/config/reminders/{branchId}","answer":"json"},
  readEscalation: {"method":"GET","path":"assignments-notifications/assignmentsnotifications/config/escalations","answer":"json"},
  createEscalation: {"method":"POST","path":"assignments-notifications/assignmentsnotifications/config/escalations","needs":{"escalationFrequency":"escalationFrequency is required","ceiling":"ceiling is required"},"body":"json","answer":"none"},
  saveEscalation: {"method":"PUT","path":"assignments-notifications/assignmentsnotifications/config/escalations","needs":{"escalationFrequency":"escalationFrequency is required","ceiling":"ceiling is required"},"body":"json","answer":"none"},
  deleteEscalation: {"method":"DELETE","path":"assignments-notifications/assignmentsnotifications/config/escalations","answer":"none"},
  listEscalations: {"method":"GET","path":"assignments-notifications/assignmentsnotifications/config/escalations/{branchId}","answer":"json"},
  readTeamNotification: {"method":"GET","path":"assignments-notifications/assignmentsnotifications/config/teamnotification","answer":"json"},
  createTeamNotification: {"method":"POST","path":"assignments-notifications/assignmentsnotifications/config/teamnotification","needs":{"newTaskNotification":"newTaskNotification is required"},"body":"json","answer":"none"},
  saveTeamNotification: {"method":"PUT","path":"assignments-notifications/assignmentsnotifications/config/teamnotification","needs":{"newTaskNotification":"newTaskNotification is required"},"body":"json","answer":"none"},
  deleteTeamNotification: {"method":"DELETE","path":"assignments-notifications/assignmentsnotifications/config/teamnotification","answer":"none"},
  listTeamNotifications: {"method":"GET","path":"assignments-notifications/assignmentsnotifications/config/teamnotification/{branchId}","answer":"json"},
  saveTeamNotifications: {"method":"PUT","path":"assignments-notifications/assignmentsnotifications/config/teamnotification/{branchId}","body":"json","answer":"none"},
}
