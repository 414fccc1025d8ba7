import { t } from '../message.ts'
import { attribute, textOf } from '../xml/access.ts'
import { isAside, type XmlElement } from '../xml/tree.ts'
import type { AbsentRule } from './absent.ts'
import { isCode } from './code-lists.ts'
import type { CodeRule } from './codes.ts'
import type { Spot } from './everywhere.ts'
import type { Report } from './report.ts'
import type { TradeDocument } from './trade-document.ts'

/** One walk over all elements, for the rules that speak of them wherever they stand. */
export function judgeEverywhere(root: XmlElement, document: TradeDocument, spot: Spot, report: Report): void {
  const above: XmlElement[] = []
  const reportedIds = new Set<string>()

  const forbid = (rules: readonly AbsentRule[], name: string, element: XmlElement): void => {
    for (const { id, severity = 'warning' } of rules) {
      // A rule that forbids is broken once, however often what it forbids is there.
      if (reportedIds.has(id)) continue
      reportedIds.add(id)
      const message = t`${name} is not allowed here in a core invoice (EN 16931).`
      report.add(id, severity, { element, above }, message, t`Remove ${name}.`)
    }
  }
  const checkCode = (rule: CodeRule, value: string | undefined, element: XmlElement): void => {
    const given = rule.isExact ? value : value?.trim()
    const part = value === undefined && rule.isAsked ? '' : rule.part ? rule.part.exec(value ?? '')?.[1] : given
    if (part === undefined || rule.when?.(above[above.length - 1], above) === false) return
    // VATEX codes are compared without regard to case, as the published rule does.
    const code = rule.id === 'BR-CL-22' ? part.toUpperCase() : part
    if (rule.also?.includes(code)) return
    for (const list of rule.lists) if (isCode(list, code)) return
    const message = t`${JSON.stringify(code)} is not ${rule.what}.`
    report.add(rule.id, 'fatal', { element, above }, message, t`Choose ${rule.what} from the list.`, rule.terms)
  }

  const visit = (element: XmlElement, spot: Spot): void => {
    if (report.isFull) return
    const { codes, elements, absent } = spot
    const { attributes, children } = element
    for (let i = 0; i < codes.length; i++) {
      const rule = codes[i] as CodeRule
      checkCode(rule, rule.attribute ? attribute(element, rule.attribute) : (textOf(element) ?? ''), element)
    }
    for (let i = 0; i < attributes.length; i++) {
      const { name, value } = attributes[i] as (typeof attributes)[number]
      const rules = spot.attribute(name).codes
      for (let j = 0; j < rules.length; j++) checkCode(rules[j] as CodeRule, value, element)
    }
    for (let i = 0; i < elements.length; i++) {
      const rule = elements[i] as (typeof elements)[number]
      if (!rule.holds(element, above, document))
        report.add(rule.id, rule.severity, { element, above }, rule.says(element), rule.fix, rule.terms)
    }
    if (absent.length > 0) forbid(absent, element.name, element)
    for (let i = 0; i < attributes.length; i++) {
      const { name } = attributes[i] as (typeof attributes)[number]
      const rules = spot.attribute(name).absent
      if (rules.length > 0) forbid(rules, `@${name}`, element)
    }
    above.push(element)
    for (let i = 0; i < children.length; i++) {
      const node = children[i] as (typeof children)[number]
      if (typeof node !== 'string' && !isAside(node)) visit(node, spot.below(node.name))
    }
    above.pop()
  }
  visit(root, spot)
}
