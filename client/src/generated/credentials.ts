// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const credentials: Described<'credentials'> = {
  readSignInLink: {"line":"POST credentials/links/read","body":"json"},
  redeemSignInLink: {"line":"POST credentials/links/redeem","body":"json"},
  issueSignInLink: {"line":"POST credentials/users/{id}/link","needs":{"id":"userId is required"}},
  readSignInOptions: {"line":"GET credentials/options"},
  requestPasswordReset: {"line":"POST credentials/reset","body":"json","answer":"none"},
  changePassword: {"line":"PUT credentials/password","body":"json","answer":"none"},
  readSecondFactor: {"line":"GET credentials/second-factor"},
  beginSecondFactor: {"line":"POST credentials/second-factor","body":"json"},
  confirmSecondFactor: {"line":"PUT credentials/second-factor","body":"json"},
  removeSecondFactor: {"line":"POST credentials/second-factor/remove","body":"json","answer":"none"},
  renewRecoveryCodes: {"line":"POST credentials/second-factor/recovery-codes","body":"json"},
  giveSecondFactor: {"line":"POST credentials/sign-in/code","body":"json"},
  beginDemandedFactor: {"line":"POST credentials/sign-in/second-factor"},
  confirmDemandedFactor: {"line":"PUT credentials/sign-in/second-factor","body":"json"},
  resetSecondFactor: {"line":"DELETE credentials/users/{id}/second-factor","needs":{"id":"userId is required"},"answer":"none"},
  readSignInRules: {"line":"GET credentials/rules"},
  saveSignInRules: {"line":"PUT credentials/rules","body":"json","answer":"none"},
  listPasskeys: {"line":"GET credentials/passkeys"},
  beginPasskey: {"line":"POST credentials/passkeys/begin","body":"json"},
  savePasskey: {"line":"POST credentials/passkeys","body":"json"},
  removePasskey: {"line":"DELETE credentials/passkeys/{passkeyId}","answer":"none"},
  beginPasskeySignIn: {"line":"POST credentials/sign-in/passkey/begin"},
  signInWithPasskey: {"line":"POST credentials/sign-in/passkey","body":"json"},
}
