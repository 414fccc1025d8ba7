import { type Finding, mostFindings } from '../finding.ts'
import { isElement } from '../xml/access.ts'
import { pathTo } from '../xml/path.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import type { CodeJudge } from './code-breaches.ts'
import type { ElementRule } from './elements.ts'
import type { Place } from './places.ts'
import type { Rule } from './rule.ts'
import { type TradeDocument, tradeDocument } from './trade-document.ts'

/** What a document is judged by. */
export type RuleSet = {
  readonly rules: readonly Rule[]
  /** These only warn, whatever they are in their own set. */
  readonly mild?: readonly Rule[]
  /** Rules that apply to some documents only, e.g. those of the parties' countries. */
  readonly special?: (document: TradeDocument) => readonly Rule[]
  readonly codes?: CodeJudge
  /** The rules on elements of a name, wherever they stand. */
  readonly elements?: (name: string) => readonly ElementRule[]
  /** What looks for elements and attributes that have no place in a core invoice. */
  readonly absent?: () => AbsentWalk
  /** What may stand in such a document at all, judged by a walk of its own. */
  readonly structure?: (tree: Tree) => Finding[]
}

/** Walks along while elements are entered and left, and tells which rules an element or an attribute breaks. */
export type AbsentWalk = {
  enter(element: XmlElement, above: readonly XmlElement[], breaks: (id: string, name: string) => void): void
  leave(): void
}

/**
 * A document under a set of rules, each judged on its own. Works on fragments and never throws; empty where every rule
 * holds. The order is that of the rules, then of the document.
 */
export function judge(tree: Tree, set: RuleSet): Finding[] {
  const { rules, mild = [], special, codes, elements, absent, structure } = set
  if (rules.length + mild.length === 0 && !elements) return []
  const document = tradeDocument(tree)
  const findings: Finding[] = []
  for (const rule of rules) judgePlaces(rule, rule.severity, document, findings)
  if (special) for (const rule of special(document)) judgePlaces(rule, rule.severity, document, findings)
  for (const rule of mild) judgePlaces(rule, 'warning', document, findings)
  if (codes || elements || absent) judgeElements(document, set, findings)
  if (structure) findings.push(...structure(tree).slice(0, mostFindings - findings.length))
  return findings
}

function judgePlaces(rule: Rule, severity: Finding['severity'], document: TradeDocument, findings: Finding[]): void {
  for (const place of document.places[rule.scope]) {
    if (findings.length >= mostFindings) return
    const { element } = place
    if (rule.holds(element, document)) continue
    const message = typeof rule.says === 'string' ? rule.says : rule.says(element, document)
    findings.push(finding(rule.id, severity, place, message, rule.fix, rule.terms))
  }
}

/** One walk over all elements, for the rules that speak of them wherever they stand. */
function judgeElements(document: TradeDocument, { codes, elements, absent }: RuleSet, findings: Finding[]): void {
  const above: XmlElement[] = []
  const walk = absent?.()
  const said = new Set<string>()
  const visit = (element: XmlElement): void => {
    if (findings.length >= mostFindings) return
    const place = { element, above }
    for (const { rule, value } of codes?.(element, above[above.length - 1]) ?? []) {
      const message = `${JSON.stringify(value)} is not ${rule.what}.`
      findings.push(finding(rule.id, 'fatal', place, message, `Choose ${rule.what} from the list.`, rule.terms))
    }
    for (const rule of elements?.(element.name) ?? [])
      if (!rule.holds(element, above, document))
        findings.push(finding(rule.id, rule.severity, place, rule.says(element), rule.fix, []))
    walk?.enter(element, above, (id, name) => {
      // A rule that forbids is broken once, however often what it forbids is there.
      if (said.has(id)) return
      said.add(id)
      const message = `${name} has no place here in a core invoice (EN 16931).`
      findings.push(finding(id, 'warning', place, message, `Remove ${name}.`, []))
    })
    above.push(element)
    for (const node of element.children) if (isElement(node) && !node.name.startsWith('#')) visit(node)
    above.pop()
    walk?.leave()
  }
  visit(document.root)
}

const finding = (
  rule: string,
  severity: Finding['severity'],
  { element, above }: Place,
  message: string,
  fix: string,
  terms: readonly string[],
): Finding => ({
  rule,
  severity,
  path: pathTo([...above, element]),
  ...(element.line > 0 && { line: element.line }),
  message,
  fix,
  ...(terms.length > 0 && { terms: [...terms] }),
})
