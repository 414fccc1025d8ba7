import { type Finding, maxFindings } from '../finding.ts'
import type { Tree } from '../xml/tree.ts'
import type { Spots } from './everywhere.ts'
import { judgeEverywhere } from './judge-everywhere.ts'
import { eachInLine, innerScopes, type Place, type Scope } from './places.ts'
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

/** The rules of each scope, by their numbers. */
type Numbers = ReadonlyMap<Scope, readonly number[]>

/** What a set has for a scope is found once. */
const scopesOf = (rules: readonly Rule[]): Numbers => {
  const known = scoped.get(rules)
  if (known) return known
  const made = new Map<Scope, number[]>()
  rules.forEach(({ scope }, i) => {
    const indexes = made.get(scope)
    if (indexes) indexes.push(i)
    else made.set(scope, [i])
  })
  scoped.set(rules, made)
  return made
}
const scoped = new WeakMap<readonly Rule[], Numbers>()

/**
 * Place by place, all rules of its scope, and line by line, all places in it, since what is near in a document is near
 * in memory; then what was broken is told in the order of the rules.
 */
function judgePlaces(
  rules: readonly Rule[],
  document: TradeDocument,
  report: Report,
  severity?: Finding['severity'],
): void {
  const broken = new Map<number, Place[]>()
  const asked = new Map<Scope, readonly number[]>()
  for (const [scope, numbers] of scopesOf(rules))
    asked.set(
      scope,
      numbers.filter((i) => rules[i]?.concerns?.(document) !== false),
    )
  const judgeAt = (scope: Scope, place: Place): void => {
    const numbers = asked.get(scope)
    if (numbers === undefined) return
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] as number
      if ((rules[number] as Rule).holds(place.element, document)) continue
      const before = broken.get(number)
      if (before === undefined) broken.set(number, [place])
      else if (before.length < maxFindings) before.push(place)
    }
  }
  const { line: lines, ...others } = document.places
  for (const scope of Object.keys(others) as (keyof typeof others)[])
    if (asked.has(scope)) for (const place of others[scope]) judgeAt(scope, place)
  const asksWithin = innerScopes.some((scope) => asked.has(scope))
  if (asked.has('line') || asksWithin)
    for (const line of lines) {
      judgeAt('line', line)
      if (asksWithin) eachInLine(line, judgeAt)
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
