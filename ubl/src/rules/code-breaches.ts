import { attribute, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { isCode } from './code-lists.ts'
import type { CodeRule } from './codes.ts'

export type CodeBreach = { rule: CodeRule; element: XmlElement; value: string }

/** Tells the code rules that an element breaks, given its parent. */
export type CodeJudge = (element: XmlElement, parent: XmlElement | undefined) => CodeBreach[]

export function codeJudge(rules: readonly CodeRule[]): CodeJudge {
  const byName = new Map<string, CodeRule[]>()
  const byAttribute = new Map<string, CodeRule[]>()
  for (const rule of rules) {
    const [index, key] = rule.name ? [byName, rule.name] : [byAttribute, rule.attribute ?? '']
    index.set(key, [...(index.get(key) ?? []), rule])
  }
  return (element, parent) => {
    const breaches: CodeBreach[] = []
    const judge = (rule: CodeRule, value: string | undefined): void => {
      if (rule.parent !== undefined && rule.parent !== parent?.name) return
      if (value === undefined || rule.when?.(parent) === false) return
      // VATEX codes are compared without regard to case, as the published rule does.
      const code = rule.id === 'BR-CL-22' ? value.trim().toUpperCase() : value.trim()
      if (!rule.lists.some((list) => isCode(list, code))) breaches.push({ rule, element, value: code })
    }
    for (const rule of byName.get(element.name) ?? [])
      judge(rule, rule.attribute ? attribute(element, rule.attribute) : textOf(element))
    for (const { name, value } of element.attributes) for (const rule of byAttribute.get(name) ?? []) judge(rule, value)
    return breaches
  }
}
