// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const mailDecisions: Described<'mailDecisions'> = {
  readMailDecisionRules: {"line":"GET mail-decisions/rules"},
  saveMailDecisionRules: {"line":"PUT mail-decisions/rules","body":"json","answer":"none"},
  saveMailReplyRules: {"line":"PUT mail-decisions/replies","body":"json","answer":"none"},
  readMailDecision: {"line":"POST mail-decisions/read","body":"json"},
  decideByMail: {"line":"POST mail-decisions/decide","body":"json","answer":"none"},
}
