import { type Finding, mostFindings } from '../finding.ts'
import { isElement } from '../xml/access.ts'
import { pathTo } from '../xml/path.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { absentWalk } from './absent.ts'
import { codeBreaches } from './code-breaches.ts'
import { elementRules } from './elements.ts'
import type { Place } from './places.ts'
import { type Profile, type RuleSet, ruleSetOf } from './profiles.ts'
import type { Rule } from './rule.ts'
import { type TradeDocument, tradeDocument } from './trade-document.ts'

/**
 * A document under the rules of a profile, each judged on its own. Works on fragments and never throws; empty where
 * every rule holds. The order is that of the rules, then of the document.
 */
export function validateRules(tree: Tree, profile: Profile): Finding[] {
  const { rules, mild, codes, syntax } = ruleSetOf(profile, tree.type)
  if (rules.length + mild.length === 0) return []
  const document = tradeDocument(tree)
  const findings: Finding[] = []
  for (const rule of rules) judge(rule, rule.severity, document, findings)
  for (const rule of mild) judge(rule, 'warning', document, findings)
  if (codes !== 'off' || syntax) judgeElements(tree.root, { codes, syntax }, findings)
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

/** One walk over all elements, for the rules that speak of them wherever they stand. */
function judgeElements(
  root: XmlElement,
  { codes, syntax }: Pick<RuleSet, 'codes' | 'syntax'>,
  findings: Finding[],
): void {
  const above: XmlElement[] = []
  const absent = absentWalk()
  const said = new Set<string>()
  const visit = (element: XmlElement): void => {
    if (findings.length >= mostFindings) return
    const place = { element, above }
    if (codes !== 'off')
      for (const { rule, value } of codeBreaches(element, above[above.length - 1])) {
        const message = `${JSON.stringify(value)} is not ${rule.what}.`
        findings.push(finding(rule.id, codes, place, message, `Choose ${rule.what} from the list.`, rule.terms))
      }
    if (syntax) {
      for (const rule of elementRules)
        if (!rule.holds(element, above))
          findings.push(finding(rule.id, rule.severity, place, rule.says(element), rule.fix, []))
      absent.enter(element, above, (id, name) => {
        // A rule that forbids is broken once, however often what it forbids is there.
        if (said.has(id)) return
        said.add(id)
        const message = `${name} has no place here in a core invoice (EN 16931).`
        findings.push(finding(id, 'warning', place, message, `Remove ${name}.`, []))
      })
    }
    above.push(element)
    for (const node of element.children) if (isElement(node)) visit(node)
    above.pop()
    if (syntax) absent.leave()
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
  ...(terms.length > 0 && { terms: [...terms] }),
})
