import type { Tree } from '../xml/tree.ts'
import { absentAt } from './absent.ts'
import { codeRules } from './codes.ts'
import { en16931, houseRules, isInvoice } from './core.ts'
import { type ElementRule, elementRules } from './elements.ts'
import { spotsOf } from './everywhere.ts'
import type { RuleSet } from './judge.ts'
import { billingRules } from './peppol/billing.ts'
import { peppolCodeRules } from './peppol/codes.ts'
import { peppolElementRules } from './peppol/elements.ts'
import { rulesOfCountries } from './peppol/national.ts'
import { postAwardRules } from './peppol/post-award/transactions.ts'
import type { Rule } from './rule.ts'
import { syntaxRules } from './syntax.ts'
import { cleanVehicleRules, xrechnungElementRules, xrechnungRules } from './xrechnung.ts'
import { extensionElementRules, extensionRules } from './xrechnung-extension.ts'
import { codesOfKind, kindOfUbl, type XrechnungKind } from './xrechnung-kinds.ts'

/** The sets of rules that a document can be judged by. */
export const profiles = ['kontor', 'en16931', 'peppol', 'xrechnung', 'factur-x', 'none'] as const
export type Profile = (typeof profiles)[number]

/** The edition of each rule set. A result names it, and is not judged anew when the set changes. */
export const ruleSetVersion: Readonly<Record<Profile, string>> = {
  en16931: 'EN 16931-1:2017+A1:2019/AC:2020, Kontor 2026-11-25.1',
  peppol: 'Peppol BIS Billing 3 and post-award 3.0.17, Kontor 2026-11-25.1',
  xrechnung: 'XRechnung 3.0.2 (Schematron 2.6.0), Kontor 2026-11-25.1',
  'factur-x': 'Factur-X 1.0 and ZUGFeRD 2, by the profile that it says it has, Kontor 2026-11-25.1',
  kontor: 'Kontor 2026-11-29.1',
  none: 'none',
}

const core: RuleSet = {
  rules: [...en16931, ...syntaxRules],
  everywhere: spotsOf({ codes: codeRules, elements: elementRules, absentAt }),
}
const peppol: RuleSet = {
  ...core,
  rules: [...core.rules, ...billingRules],
  special: rulesOfCountries,
  everywhere: spotsOf({
    codes: [...codeRules, ...peppolCodeRules],
    elements: [...elementRules, ...peppolElementRules],
    absentAt,
  }),
}
const xrechnungOf = (kind: XrechnungKind, rules: readonly Rule[], elements: readonly ElementRule[] = []): RuleSet => ({
  rules: [...rules, ...xrechnungRules],
  everywhere: spotsOf({
    codes: codesOfKind(kind, codeRules),
    elements: [...elementRules, ...xrechnungElementRules, ...elements],
    absentAt,
  }),
})
const xrechnung: Readonly<Record<XrechnungKind, RuleSet>> = {
  core: xrechnungOf('core', core.rules),
  extension: xrechnungOf(
    'extension',
    [...core.rules.filter(({ id }) => id !== 'BR-CO-16'), ...extensionRules],
    extensionElementRules,
  ),
  cleanVehicles: xrechnungOf('cleanVehicles', [...core.rules, ...cleanVehicleRules]),
}
const nothing: RuleSet = { rules: [] }

const ruleSets: Readonly<Record<Profile, (tree: Tree) => RuleSet>> = {
  en16931: ({ type }) => (isInvoice(type) ? core : nothing),
  peppol: (tree) => (isInvoice(tree.type) ? peppol : (postAwardRules(tree) ?? nothing)),
  xrechnung: ({ type, root }) => (isInvoice(type) ? xrechnung[kindOfUbl(root)] : nothing),
  // Factur-X is CII; the same invoice in UBL is a core invoice.
  'factur-x': ({ type }) => (isInvoice(type) ? core : nothing),
  kontor: ({ type }) => houseRules(type),
  none: () => nothing,
}

export const ruleSetOf = (profile: Profile, tree: Tree): RuleSet => ruleSets[profile](tree)
