import { type CiiTree, isCii } from '../cii/read.ts'
import { ciiSchema } from '../cii/schema/schema.ts'
import { type Finding, maxFindings, texts } from '../finding.ts'
import { type Message, t } from '../message.ts'
import { child } from '../xml/access.ts'
import { isBlank } from '../xml/characters.ts'
import { pathTo } from '../xml/path.ts'
import { isAside, type Tree, type XmlElement, type XmlNode } from '../xml/tree.ts'
import type { DataType } from './data-types.ts'
import { type TypeRules, ublSchema } from './schema.ts'

/**
 * The form of a document: order, cardinality, types and attributes. Each finding names path, line,
 * what was found and what was expected. UBL is checked against the model of its type, CII against D16B. What stands in an
 * extension is not looked at. Empty where the document is valid.
 */
export function validateSchema(tree: Tree | CiiTree): Finding[] {
  const { rulesOf, dataTypes } = isCii(tree) ? ciiSchema : ublSchema
  const findings: Finding[] = []
  const chain: XmlElement[] = []

  const report = (rule: string, element: XmlElement, message: Message, fix: string | Message): void => {
    if (findings.length >= maxFindings) return
    const path = pathTo(element === chain[chain.length - 1] ? chain : [...chain, element])
    findings.push({
      rule,
      severity: 'fatal',
      path,
      ...(element.line > 0 && { line: element.line }),
      ...texts(message, fix),
    })
  }

  const checkAggregate = (element: XmlElement, type: string, rules: TypeRules): void => {
    chain.push(element)
    checkForeignAttributes(element)
    const { children } = element
    let last = -1
    let count = 0
    let met = 0
    for (let i = 0; i < children.length; i++) {
      const node = children[i] as XmlNode
      if (findings.length >= maxFindings) break
      if (typeof node === 'string') {
        if (!isBlank(node))
          report(
            'SCHEMA-TEXT',
            element,
            t`${element.name} contains the text ${quoted(node)}, but only elements are allowed.`,
            'Remove the text.',
          )
        continue
      }
      if (isAside(node)) continue
      const at = rules.positions.get(node.name)
      const rule = at === undefined ? undefined : rules.children[at]
      if (at === undefined || rule === undefined) {
        report(
          'SCHEMA-UNKNOWN',
          node,
          t`${node.name} is not allowed in ${type}.`,
          'Remove it, or move it to the right place.',
        )
        continue
      }
      if (at < last) {
        const before = rules.children[last]?.name
        report(
          'SCHEMA-ORDER',
          node,
          t`${node.name} is after ${before}; in ${type} it must be before.`,
          t`Move it before ${before}.`,
        )
      }
      if (at > last && rule.min === 1) met++
      if (at >= last) count = at === last ? count + 1 : 1
      if ((at < last ? placeOf(node, element) : count) === 2 && !rule.many)
        report('SCHEMA-REPEATED', node, t`${node.name} appears more than once; ${type} allows only one.`, 'Keep one.')
      last = Math.max(last, at)
      check(node, rule.type)
    }
    // What is out of order has not been met.
    if (met < rules.required.length) checkRequired(element, type, rules)
    if (rules.isChoice) checkChoice(element, rules)
    chain.pop()
  }

  const checkRequired = (element: XmlElement, type: string, rules: TypeRules): void => {
    for (const i of rules.required) {
      const name = rules.children[i]?.name
      if (name !== undefined && !child(element, name))
        report(
          'SCHEMA-MISSING',
          element,
          t`${name} is missing, but required in ${type}.`,
          fixOf(name, rules.children[i + 1]?.name),
        )
    }
  }

  const checkChoice = (element: XmlElement, rules: TypeRules): void => {
    const present = rules.children.filter(({ name }) => child(element, name)).length
    const names = rules.children.map(({ name }) => name).join(' | ')
    if (present !== 1)
      report(
        'SCHEMA-MISSING',
        element,
        t`${element.name} contains ${present} of ${names}, but must contain one.`,
        t`Keep ${names}.`,
      )
  }

  const check = (element: XmlElement, type: string): void => {
    if (findings.length >= maxFindings || type === 'ext') return
    const leaf = dataTypes[type]
    if (leaf) {
      checkLeaf(element, type, leaf)
      return
    }
    const rules = rulesOf(type)
    if (rules) checkAggregate(element, type, rules)
  }

  const checkLeaf = (element: XmlElement, type: string, leaf: DataType): void => {
    let text = ''
    for (const node of element.children) {
      if (typeof node === 'string') text += node
      else if (!isAside(node))
        report(
          'SCHEMA-UNKNOWN',
          element,
          t`${element.name} contains ${node.name}, but only text is allowed.`,
          t`Remove ${node.name}.`,
        )
    }
    if (leaf.takes && !leaf.takes.matches(text))
      report(
        'SCHEMA-TYPE',
        element,
        t`${element.name} is ${quoted(text)}; it must be ${leaf.takes.what}.`,
        t`Use ${leaf.takes.what}.`,
      )
    if (leaf.required && !element.attributes.some((one) => one.name === leaf.required))
      report(
        'SCHEMA-ATTRIBUTE',
        element,
        t`${element.name} has no ${leaf.required}, which is required in ${type}.`,
        t`Add ${leaf.required}.`,
      )
    for (const { name } of element.attributes)
      if (!leaf.attributes.has(name) && !isNeutral(name))
        report(
          'SCHEMA-ATTRIBUTE',
          element,
          t`${element.name} has the attribute ${name}, which ${type} does not allow.`,
          t`Remove ${name}.`,
        )
  }

  const checkForeignAttributes = (element: XmlElement): void => {
    for (const { name } of element.attributes)
      if (!isNeutral(name))
        report(
          'SCHEMA-ATTRIBUTE',
          element,
          t`${element.name} has the attribute ${name}, but no attributes are allowed.`,
          t`Remove ${name}.`,
        )
  }

  const rules = rulesOf(tree.type)
  if (rules) checkAggregate(tree.root, tree.type, rules)
  return findings
}

/** Which of its kind an element is among its siblings, from 1. Asked only of what is out of order, and so reported. */
function placeOf(element: XmlElement, parent: XmlElement): number {
  let place = 0
  for (const node of parent.children) {
    if (typeof node !== 'string' && node.name === element.name) place++
    if (node === element) break
  }
  return place
}

/** Namespace declarations, and the attributes that XML and XML Schema allow everywhere. */
const isNeutral = (name: string): boolean =>
  name === 'xmlns' || name.startsWith('xmlns:') || name.startsWith('xsi:') || name.startsWith('xml:')

const quoted = (text: string): string => {
  const trimmed = text.trim()
  return trimmed === '' ? 'empty' : JSON.stringify(trimmed.length > 40 ? `${trimmed.slice(0, 40)}…` : trimmed)
}

const fixOf = (name: string | undefined, following: string | undefined): Message =>
  following === undefined ? t`Add ${name}.` : t`Add ${name} before ${following}.`
