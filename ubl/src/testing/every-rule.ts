import { ciiRuleSetOf } from '../cii/judge/profiles.ts'
import { CII } from '../cii/names.ts'
import type { CiiTree } from '../cii/read.ts'
import { documentTypes } from '../model/document-types.ts'
import type { CodeRule } from '../rules/codes.ts'
import type { ElementRule } from '../rules/elements.ts'
import { transactions } from '../rules/peppol/post-award/transactions.ts'
import { profiles, ruleSetOf } from '../rules/profiles.ts'
import type { Rule } from '../rules/rule.ts'
import { tradeDocument } from '../rules/trade-document.ts'
import { specifications } from '../rules/xrechnung-kinds.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'

const element = (name: string, ...children: (XmlElement | string)[]): XmlElement => ({
  name,
  tag: name,
  attributes: [],
  children,
  line: 0,
})

/** What a document can say that it follows, wherever that decides about its rules. */
const specified = [
  ...Object.values<string>(specifications),
  'urn:factur-x.eu:1p0:minimum',
  ...transactions.map(({ named }) => `urn:fdc:peppol.eu:poacc:trns:${named}:3`),
]
const ublTrees = documentTypes.flatMap((type) =>
  specified.map((it): Tree => ({ type, root: element(type, element('cbc:CustomizationID', it)), layout: 'composed' })),
)
const ciiTrees = specified.map((it): CiiTree => {
  const guideline = element('ram:GuidelineSpecifiedDocumentContextParameter', element('ram:ID', it))
  return { type: CII, root: element(CII, element('rsm:ExchangedDocumentContext', guideline)), layout: 'composed' }
})

/** Documents of every type, following every specification, under every profile. */
const sets = profiles.flatMap((profile) => [
  ...ublTrees.map((tree) => ruleSetOf(profile, tree)),
  ...ciiTrees.map((tree) => ciiRuleSetOf(profile, tree)),
])

/** Invoices whose parties are all of one country, each a pair of letters. */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const nations = letters.flatMap((one) => letters.map((two) => one + two))
const invoice = tradeDocument({ type: 'Invoice', root: element('Invoice'), layout: 'composed' })
const national = nations.map((of) => ({
  ...invoice,
  countries: {
    supplier: of,
    supplierItself: of,
    customer: of,
    supplierAddress: of,
    customerAddress: of,
    representativeAddress: of,
  },
}))

const special = new Set(sets.flatMap((set) => set.special ?? []))
const abouts = new Set(sets.flatMap(({ everywhere }) => everywhere?.about ?? []))
const each = <Of>(all: readonly Of[]): Of[] => [...new Set(all)]

/** All rules that any document can be judged by, under any profile, those of its parties' countries among them. */
export const everyRule: readonly Rule[] = each([
  ...sets.flatMap(({ rules, mild = [] }) => [...rules, ...mild]),
  ...[...special].flatMap((rulesFor) => national.flatMap(rulesFor)),
])
export const everyElementRule: readonly ElementRule[] = each([...abouts].flatMap(({ elements = [] }) => elements))
export const everyCodeRule: readonly CodeRule[] = each([...abouts].flatMap(({ codes = [] }) => codes))
