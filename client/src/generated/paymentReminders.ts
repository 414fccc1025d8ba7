// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const paymentReminders: Described<'paymentReminders'> = {
  listRemindable: {"line":"GET payment-reminders/documents"},
  makePaymentReminder: {"line":"PUT payment-reminders/{documentId}","needs":{"body":"DocumentIds is required"},"body":"json","answer":"none"},
}
