import type { XmlElement, XmlNode } from './tree.ts'

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'

/** The first child of that name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!element) return undefined
  for (const node of element.children) if (typeof node !== 'string' && node.name === name) return node
  return undefined
}

/** All children of that name, in order. */
export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = []
  if (element) for (const node of element.children) if (typeof node !== 'string' && node.name === name) found.push(node)
  return found
}

/** All elements at a path below, through every branch. */
export function all(element: XmlElement | undefined, ...path: string[]): XmlElement[] {
  let level = element ? [element] : []
  for (const name of path) level = level.flatMap((one) => children(one, name))
  return level
}

/** The first element at a path below. */
export function at(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let here = element
  for (const name of path) here = child(here, name)
  return here
}

/** The text of an element itself, trimmed; undefined when there is none. */
export function textOf(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  let text = ''
  for (const node of element.children) if (typeof node === 'string') text += node
  return text.trim() || undefined
}

/** The text at a path below, trimmed; undefined when it is absent or empty. */
export const text = (element: XmlElement | undefined, ...path: string[]): string | undefined =>
  textOf(at(element, ...path))

export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  if (element) for (const one of element.attributes) if (one.name === name) return one.value
  return undefined
}
