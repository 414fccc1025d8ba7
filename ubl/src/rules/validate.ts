import { type Finding, mostFindings } from '../finding.ts'
import { isElement } from '../xml/access.ts'
import { pathTo } from '../xml/path.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { codeBreaches } from './code-breaches.ts'
import type { Place } from './places.ts'
import { type Profile, ruleSetOf } from './profiles.ts'
import type { Rule } from './rule.ts'
import { type TradeDocument, tradeDocument } from './trade-document.ts'

/**
 * A document under the rules of a profile, each judged on its own. Works on fragments and never throws; empty where
 * every rule holds. The order is that of the rules, then of the document.
 */
export function validateRules(tree: Tree, profile: Profile): Finding[] {
  const { rules, mild, codes } = ruleSetOf(profile, tree.type)
  if (rules.length + mild.length === 0) return []
  const document = tradeDocument(tree)
  const findings: Finding[] = []
  for (const rule of rules) judge(rule, rule.severity, document, findings)
  for (const rule of mild) judge(rule, 'warning', document, findings)
  if (codes !== 'off') judgeCodes(tree.root, codes, findings)
  return findings
}

function judge(rule: Rule, severity: Finding['severity'], document: TradeDocument, findings: Finding[]): void {
  for (const place of document.places[rule.scope]) {
    if (findings.length >= mostFindings) return
    const { element } = place
    if (rule.holds(element, document)) continue
    const message = typeof rule.says === 'string' ? rule.says : rule.says(element, document)
    findings.push(finding(rule.id, severity, place, message, rule.fix, rule.terms))
  }
}

function judgeCodes(root: XmlElement, severity: Finding['severity'], findings: Finding[]): void {
  const above: XmlElement[] = []
  const visit = (element: XmlElement): void => {
    if (findings.length >= mostFindings) return
    for (const { rule, value } of codeBreaches(element, above[above.length - 1])) {
      const message = `${JSON.stringify(value)} is not ${rule.what}.`
      findings.push(
        finding(rule.id, severity, { element, above }, message, `Choose ${rule.what} from the list.`, rule.terms),
      )
    }
    above.push(element)
    for (const node of element.children) if (isElement(node)) visit(node)
    above.pop()
  }
  visit(root)
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
  terms: [...terms],
})
