// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const codingRules: Described<'codingRules'> = {
  createRuleset: {"method":"POST","path":"ada/workflow/coding/codingrules/rulesets/{id}","body":"json","answer":"json","timeout":2000},
  listRulesets: {"method":"GET","path":"ada/workflow/coding/codingrules/rulesets","answer":"json","timeout":2000},
  createRule: {"method":"POST","path":"ada/workflow/coding/codingrules/rulesets/{id}/rules","body":"json","answer":"json","timeout":2000},
  createOutcome: {"method":"POST","path":"ada/workflow/coding/codingrules/rulesets/{id}/outcomes","body":"json","answer":"json","timeout":2000},
  saveRule: {"method":"PUT","path":"ada/workflow/coding/codingrules/rulesets/{id}/rules/{ruleId}","body":"json","answer":"json","timeout":2000},
  readRule: {"method":"GET","path":"ada/workflow/coding/codingrules/rulesets/{id}/rules/{ruleId}","answer":"json","timeout":2000},
  saveOutcome: {"method":"PUT","path":"ada/workflow/coding/codingrules/rulesets/{id}/outcomes/{outcomeId}","body":"json","answer":"json","timeout":2000},
  readOutcome: {"method":"GET","path":"ada/workflow/coding/codingrules/rulesets/{id}/outcomes/{outcomeId}","answer":"json","timeout":2000},
  listRules: {"method":"GET","path":"ada/workflow/coding/codingrules/rulesets/{id}/rules","answer":"json","timeout":2000},
  listOutcomes: {"method":"GET","path":"ada/workflow/coding/codingrules/rulesets/{id}/outcomes","answer":"json","timeout":2000},
}
