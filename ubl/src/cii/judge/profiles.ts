import { basicRules } from '../../rules/basic.ts'
import { advice, en16931 } from '../../rules/core.ts'
import { spotsOf } from '../../rules/everywhere.ts'
import type { RuleSet } from '../../rules/judge.ts'
import type { Profile } from '../../rules/profiles.ts'
import { ciiAbsentAt as absentAt } from './absent.ts'
import { ciiCodeRules, ciiPeppolCodeRules } from './codes.ts'
import { boundToCii, differentElementRules } from './differences.ts'
import { ciiBillingRules, ciiPeppolElementRules, ciiRulesOfCountries } from './peppol.ts'
import { ciiSyntaxRules } from './syntax.ts'
import { ciiXrechnungElementRules, ciiXrechnungRules } from './xrechnung.ts'

const elements = [...differentElementRules, ...ciiSyntaxRules]
const core: RuleSet = {
  rules: boundToCii(en16931),
  everywhere: spotsOf({ codes: ciiCodeRules, elements, absentAt }),
}

/** The sets of rules that a CII invoice can be judged by, under the names that they have for UBL. */
export const ciiRuleSets: Readonly<Record<Profile, RuleSet>> = {
  en16931: core,
  peppol: {
    rules: [...core.rules, ...ciiBillingRules],
    special: ciiRulesOfCountries,
    everywhere: spotsOf({
      codes: [...ciiCodeRules, ...ciiPeppolCodeRules],
      elements: [...elements, ...ciiPeppolElementRules],
      absentAt,
    }),
  },
  xrechnung: {
    rules: [...core.rules, ...ciiXrechnungRules],
    everywhere: spotsOf({ codes: ciiCodeRules, elements: [...elements, ...ciiXrechnungElementRules], absentAt }),
  },
  kontor: { rules: basicRules, mild: boundToCii(advice) },
  none: { rules: [] },
}
