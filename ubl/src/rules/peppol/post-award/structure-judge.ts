import { type Finding, maxFindings, texts } from '../../../finding.ts'
import { type Message, t } from '../../../message.ts'
import { attribute, isElement, textOf } from '../../../xml/access.ts'
import { pathTo } from '../../../xml/path.ts'
import type { Tree, XmlElement } from '../../../xml/tree.ts'
import { isListed, listNames } from './code-lists.ts'
import type { AttributeOf, Structure } from './structure.ts'

/** A document under the structure of its transaction: what is missing, what is too much, what is not in its list. */
export function judgeStructure({ root }: Tree, structure: Structure): Finding[] {
  const findings: Finding[] = []
  const above: XmlElement[] = []
  const tell = (
    rule: string,
    element: XmlElement,
    message: string | Message,
    fix: string | Message,
    chain = above,
  ): void => {
    if (findings.length >= maxFindings) return
    const line = element.line > 0 ? { line: element.line } : {}
    findings.push({ rule, severity: 'fatal', path: pathTo([...chain, element]), ...line, ...texts(message, fix) })
  }

  const judgeAttribute = (element: XmlElement, { name, present, codes }: AttributeOf): void => {
    const value = attribute(element, name)
    if (value === undefined) {
      if (present) tell(present, element, t`${element.name} has no ${name}.`, t`Add the attribute ${name}.`)
    } else if (codes && !isListed(codes.lists, value))
      tell(codes.rule, element, ...notListed(`${element.name}/@${name}`, value, codes.lists))
  }

  const judge = (element: XmlElement, rules: Structure): void => {
    const value = textOf(element) ?? ''
    if (rules.fixed && value !== rules.fixed.value)
      tell(
        rules.fixed.rule,
        element,
        t`${element.name} is ${JSON.stringify(value)}.`,
        t`Use ${rules.fixed.value} in ${element.name}.`,
      )
    if (rules.codes && !isListed(rules.codes.lists, value))
      tell(rules.codes.rule, element, ...notListed(element.name, value, rules.codes.lists))
    for (const one of rules.attributes) judgeAttribute(element, one)
    if (rules.schemaLocation && element.attributes.some(({ name }) => name.endsWith('schemaLocation')))
      tell(rules.schemaLocation, element, 'The document contains a schema location.', 'Remove xsi:schemaLocation.')
    if (rules.closed === undefined) return
    const children = element.children.filter(isElement).filter(({ name }) => !name.startsWith('#'))
    const present = new Set(children.map(({ name }) => name))
    for (const [name, rule] of rules.missing)
      if (!present.has(name)) tell(rule, element, t`${element.name} has no ${name}.`, t`Add ${name}.`)
    above.push(element)
    for (const child of children) {
      const next = rules.children.get(child.name)
      if (next) judge(child, next)
      else
        tell(rules.closed, child, t`${child.name} is not allowed here in this transaction.`, t`Remove ${child.name}.`)
    }
    above.pop()
  }

  judge(root, structure)
  return findings
}

function notListed(where: string, value: string, lists: readonly string[]): [message: Message, fix: Message] {
  const what = lists.map((list) => listNames[list] ?? `a code of ${list}`).join(' or ')
  return [t`${where} is ${JSON.stringify(value)}, which is not ${what}.`, t`Choose ${what} from the list.`]
}
