import { type Finding, mostFindings } from '../finding.ts'
import type { Tree } from '../xml/tree.ts'
import type { Spots } from './everywhere.ts'
import { judgeEverywhere } from './judge-everywhere.ts'
import type { Place, Scope } from './places.ts'
import { type Received, Report } from './report.ts'
import type { Rule } from './rule.ts'
import { type TradeDocument, tradeDocument } from './trade-document.ts'

/** What a document is judged by. */
export type RuleSet = {
  readonly rules: readonly Rule[]
  /** These only warn, whatever they are in their own set. */
  readonly mild?: readonly Rule[]
  /** Rules that apply to some documents only, e.g. those of the parties' countries. */
  readonly special?: (document: TradeDocument) => readonly Rule[]
  /** The rules that speak of elements wherever they stand. */
  readonly everywhere?: Spots
  /** What may stand in such a document at all, judged by a walk of its own. */
  readonly structure?: (tree: Tree) => Finding[]
}

/**
 * A document under a set of rules, each judged on its own. Works on fragments and never throws; empty where every rule
 * holds. The order is that of the rules, then of the document.
 */
export function judge(tree: Tree, set: RuleSet, received?: Received): Finding[] {
  const { rules, mild = [], special, everywhere, structure } = set
  if (rules.length + mild.length === 0 && !everywhere) return []
  const document = tradeDocument(tree)
  const report = new Report(received)
  judgePlaces(rules, document, report)
  if (special) judgePlaces(special(document), document, report)
  judgePlaces(mild, document, report, 'warning')
  const root = received?.root ?? document.root
  if (everywhere) judgeEverywhere(root, document, everywhere.at(root), report)
  if (structure) for (const finding of structure(tree)) if (!report.isFull) report.findings.push(finding)
  return report.findings
}

/** The rules of each scope with their numbers; what a set has for a scope is found once. */
const scopesOf = (rules: readonly Rule[]): ReadonlyMap<Scope, readonly number[]> => {
  const known = scoped.get(rules)
  if (known) return known
  const made = new Map<Scope, number[]>()
  rules.forEach(({ scope }, i) => {
    const there = made.get(scope)
    if (there) there.push(i)
    else made.set(scope, [i])
  })
  scoped.set(rules, made)
  return made
}
const scoped = new WeakMap<readonly Rule[], ReadonlyMap<Scope, readonly number[]>>()

/**
 * Place by place, all rules of its scope, since what is near in a document is near in memory; then what was broken is
 * told in the order of the rules.
 */
function judgePlaces(
  rules: readonly Rule[],
  document: TradeDocument,
  report: Report,
  severity?: Finding['severity'],
): void {
  const broken = new Map<number, Place[]>()
  for (const [scope, numbers] of scopesOf(rules)) {
    const places = document.places[scope]
    if (places.length === 0) continue
    const asked = numbers.filter((i) => rules[i]?.concerns?.(document) !== false)
    for (const place of places)
      for (let i = 0; i < asked.length; i++) {
        const number = asked[i] as number
        if ((rules[number] as Rule).holds(place.element, document)) continue
        const before = broken.get(number)
        if (before === undefined) broken.set(number, [place])
        else if (before.length < mostFindings) before.push(place)
      }
  }
  for (const number of [...broken.keys()].sort((a, b) => a - b)) {
    const rule = rules[number] as Rule
    for (const place of broken.get(number) ?? []) {
      if (report.isFull) return
      const message = typeof rule.says === 'function' ? rule.says(place.element, document) : rule.says
      report.add(rule.id, severity ?? rule.severity, place, message, rule.fix, rule.terms)
    }
  }
}
