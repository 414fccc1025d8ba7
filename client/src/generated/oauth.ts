// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const oauth: Described<'oauth'> = {
  readAuthorization: {"line":"GET oauth/authorization"},
  answerAuthorization: {"line":"POST oauth/authorization","body":"json"},
  listConsents: {"line":"GET oauth/consents"},
  revokeConsent: {"line":"DELETE oauth/consents/{consentId}","answer":"none"},
  readConsumerToken: {"line":"GET apps/consumers/token/{consumerKey}"},
  listPrograms: {"line":"GET oauth/programs"},
  endProgram: {"line":"DELETE oauth/programs/{programId}","answer":"none"},
  endPrograms: {"line":"DELETE oauth/programs"},
}
