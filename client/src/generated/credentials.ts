// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const credentials: Described<'credentials'> = {
  readSignInLink: {"line":"POST credentials/links/read","body":"json"},
  redeemSignInLink: {"line":"POST credentials/links/redeem","body":"json"},
  issueSignInLink: {"line":"POST credentials/users/{id}/link","needs":{"id":"userId is required"}},
  readSignInOptions: {"line":"GET credentials/options"},
  requestPasswordReset: {"line":"POST credentials/reset","body":"json","answer":"none"},
  changePassword: {"line":"PUT credentials/password","body":"json","answer":"none"},
}
