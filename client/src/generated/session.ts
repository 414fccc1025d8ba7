// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const session: Described<'session'> = {
  signIn: {"line":"POST session","body":"json"},
  readSession: {"line":"GET session"},
  signOut: {"line":"DELETE session","answer":"none"},
  signOutEverywhere: {"line":"DELETE sessions","answer":"none"},
  listSessions: {"line":"GET sessions"},
  endSession: {"line":"DELETE sessions/{sessionId}","answer":"none"},
  issueAppToken: {"line":"POST session/app-tokens","body":"json"},
  listDemoPeople: {"line":"GET session/demo-people"},
  live: {"line":"GET live","answer":"events"},
}
