import { basicRules } from '../../rules/basic.ts'
import { advice, en16931 } from '../../rules/core.ts'
import type { ElementRule } from '../../rules/elements.ts'
import { spotsOf } from '../../rules/everywhere.ts'
import type { RuleSet } from '../../rules/judge.ts'
import type { Profile } from '../../rules/profiles.ts'
import type { Rule } from '../../rules/rule.ts'
import { codesOfKind, type XrechnungKind } from '../../rules/xrechnung-kinds.ts'
import type { CiiTree } from '../read.ts'
import { ciiAbsentAt as absentAt } from './absent.ts'
import { ciiCleanVehicleElementRules, ciiCleanVehicleRules } from './clean-vehicles.ts'
import { ciiCodeRules, ciiPeppolCodeRules } from './codes.ts'
import { boundToCii } from './differences.ts'
import { differentElementRules } from './different-elements.ts'
import { advisedOf, askedOf } from './factur-x.ts'
import { ciiNationalElementRules, ciiRulesOfCountries } from './national.ts'
import { ciiBillingRules, ciiPeppolElementRules } from './peppol.ts'
import { ciiSyntaxRules } from './syntax.ts'
import { ciiExtensionElementRules, ciiXrechnungElementRules, ciiXrechnungRules, kindOfCii } from './xrechnung.ts'

const elements = [...differentElementRules, ...ciiSyntaxRules]
const core: RuleSet = {
  rules: boundToCii(en16931),
  everywhere: spotsOf({ codes: ciiCodeRules, elements, absentAt }),
}

const xrechnungOf = (kind: XrechnungKind, rules: readonly Rule[] = [], more: readonly ElementRule[] = []): RuleSet => ({
  rules: [...core.rules, ...ciiXrechnungRules, ...rules],
  everywhere: spotsOf({
    codes: codesOfKind(kind, ciiCodeRules),
    elements: [...elements, ...ciiXrechnungElementRules, ...more],
    absentAt,
  }),
})
/** Kinds of XRechnung beside the core. */
const xrechnungKinds: Readonly<Partial<Record<XrechnungKind, RuleSet>>> = {
  extension: xrechnungOf('extension', [], ciiExtensionElementRules),
  cleanVehicles: xrechnungOf('cleanVehicles', ciiCleanVehicleRules, ciiCleanVehicleElementRules),
}

/** Factur-X has a schema of its own for each profile: what the core invoice leaves out, EXTENDED may have. */
const facturX = spotsOf({ codes: ciiCodeRules, elements: differentElementRules })

/** The sets of rules that a CII invoice can be judged by, under the names that they have for UBL. */
const ciiRuleSets: Readonly<Record<Profile, RuleSet>> = {
  en16931: core,
  peppol: {
    rules: [...core.rules, ...ciiBillingRules],
    special: ciiRulesOfCountries,
    everywhere: spotsOf({
      codes: [...ciiCodeRules, ...ciiPeppolCodeRules],
      elements: [...elements, ...ciiPeppolElementRules, ...ciiNationalElementRules],
      absentAt,
    }),
  },
  xrechnung: xrechnungOf('core'),
  'factur-x': { rules: core.rules, everywhere: facturX },
  kontor: { rules: basicRules, mild: boundToCii(advice) },
  none: { rules: [] },
}

export function ciiRuleSetOf(profile: Profile, tree: CiiTree): RuleSet {
  const set = (profile === 'xrechnung' && xrechnungKinds[kindOfCii(tree.root)]) || ciiRuleSets[profile]
  if (profile === 'kontor') return { ...set, mild: advisedOf(tree, set.mild ?? []) }
  return profile === 'factur-x' ? { ...set, rules: askedOf(tree, set.rules) } : set
}
