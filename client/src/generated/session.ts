// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const session: Described<'session'> = {
  signIn: {"method":"POST","path":"session","body":"json","answer":"json"},
  readSession: {"method":"GET","path":"session","answer":"json"},
  signOut: {"method":"DELETE","path":"session","answer":"none"},
  signOutEverywhere: {"method":"DELETE","path":"sessions","answer":"none"},
  listSessions: {"method":"GET","path":"sessions","answer":"json"},
  issueAppToken: {"method":"POST","path":"session/app-tokens","body":"json","answer":"json"},
  listDemoPeople: {"method":"GET","path":"session/demo-people","answer":"json"},
  live: {"method":"GET","path":"live","answer":"events"},
}
