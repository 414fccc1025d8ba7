// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const codingRules: Described<'codingRules'> = {
  createRuleset: {"line":"POST ada/workflow/coding/codingrules/rulesets/{id}","body":"json","timeout":2000},
  listRulesets: {"line":"GET ada/workflow/coding/codingrules/rulesets","timeout":2000},
  createRule: {"line":"POST ada/workflow/coding/codingrules/rulesets/{id}/rules","body":"json","timeout":2000},
  createOutcome: {"line":"POST ada/workflow/coding/codingrules/rulesets/{id}/outcomes","body":"json","timeout":2000},
  saveRule: {"line":"PUT ada/workflow/coding/codingrules/rulesets/{id}/rules/{ruleId}","body":"json","timeout":2000},
  readRule: {"line":"GET ada/workflow/coding/codingrules/rulesets/{id}/rules/{ruleId}","timeout":2000},
  saveOutcome: {"line":"PUT ada/workflow/coding/codingrules/rulesets/{id}/outcomes/{outcomeId}","body":"json","timeout":2000},
  readOutcome: {"line":"GET ada/workflow/coding/codingrules/rulesets/{id}/outcomes/{outcomeId}","timeout":2000},
  listRules: {"line":"GET ada/workflow/coding/codingrules/rulesets/{id}/rules","timeout":2000},
  listOutcomes: {"line":"GET ada/workflow/coding/codingrules/rulesets/{id}/outcomes","timeout":2000},
}
