import { CAC, CBC } from '../model/namespaces.ts'
import { isElement } from '../xml/access.ts'
import type { XmlAttribute, XmlElement, XmlNode } from '../xml/tree.ts'

/** Puts a new element where the model has it: behind the last that comes no later. */
export function insert(
  children: readonly XmlNode[],
  one: XmlElement,
  positions?: ReadonlyMap<string, number>,
): XmlNode[] {
  const place = positions?.get(one.name) ?? Number.POSITIVE_INFINITY
  const behind = children.findLastIndex((node) => isElement(node) && (positions?.get(node.name) ?? -1) <= place)
  return [...children.slice(0, behind + 1), one, ...children.slice(behind + 1)]
}

export type Prefixes = { tagOf: (name: string) => string; missing: XmlAttribute[] }

/** The document's own prefixes for what is put in; those that it has not declared are added to its root. */
export function prefixesOf(root: XmlElement): Prefixes {
  const missing: XmlAttribute[] = []
  const prefixFor = (uri: string, usual: string): string => {
    const declared = root.attributes.find((one) => one.name.startsWith('xmlns:') && one.value === uri)
    if (declared) return declared.name.slice(6)
    const taken = root.attributes.some((one) => one.name === `xmlns:${usual}`)
    const prefix = taken ? `${usual}2` : usual
    missing.push({ name: `xmlns:${prefix}`, value: uri })
    return prefix
  }
  const cbc = prefixFor(CBC, 'cbc')
  const cac = prefixFor(CAC, 'cac')
  return {
    missing,
    tagOf: (name) =>
      name.startsWith('cbc:') ? `${cbc}:${name.slice(4)}` : name.startsWith('cac:') ? `${cac}:${name.slice(4)}` : name,
  }
}
