import { rulesOf } from '../schema/schema.ts'
import { isElement } from '../xml/access.ts'
import type { Growing, XmlNode } from '../xml/tree.ts'
import { ciiChildren } from './schema/schema.ts'

export function intoCiiOrder(element: Growing): void {
  const places = ciiChildren(element.name)
  sort(element, (name) => places?.get(name.slice(name.indexOf(':') + 1)))
  for (const node of element.children) if (isElement(node)) intoCiiOrder(node as Growing)
}

export function intoUblOrder(element: Growing, type: string): void {
  const rules = rulesOf(type)
  sort(element, (name) => rules?.positions.get(name))
  for (const node of element.children) {
    const at = isElement(node) ? rules?.positions.get(node.name) : undefined
    if (at !== undefined) intoUblOrder(node as Growing, rules?.children[at]?.type ?? '')
  }
}

function sort({ children }: Growing, placeOf: (name: string) => number | undefined): void {
  const place = (node: XmlNode): number => (isElement(node) ? (placeOf(node.name) ?? 0) : 0)
  children.sort((one, other) => place(one) - place(other))
}
