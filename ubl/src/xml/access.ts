import { ReadElement, type XmlElement, type XmlNode } from './tree.ts'

// Loops instead of list methods: every rule calls these for every element, and intermediate arrays would be costly.

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'

/** The first child of that name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!element) return undefined
  const { children } = element
  for (let i = 0; i < children.length; i++) {
    const node = children[i] as XmlNode
    if (typeof node !== 'string' && node.name === name) return node
  }
  return undefined
}

/** All children of that name, in order. */
export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = []
  if (element) gather(element, name, found)
  return found
}

function gather({ children }: XmlElement, name: string, found: XmlElement[]): void {
  for (let i = 0; i < children.length; i++) {
    const node = children[i] as XmlNode
    if (typeof node !== 'string' && node.name === name) found.push(node)
  }
}

/** How many children of that name there are. */
export function countOf({ children }: XmlElement, name: string): number {
  let count = 0
  for (let i = 0; i < children.length; i++) {
    const node = children[i] as XmlNode
    if (typeof node !== 'string' && node.name === name) count++
  }
  return count
}

/** How many elements there are at a path below, through every branch. */
export function countBelow({ children }: XmlElement, path: readonly string[], depth = 0): number {
  let count = 0
  for (let i = 0; i < children.length; i++) {
    const node = children[i] as XmlNode
    if (typeof node !== 'string' && node.name === path[depth])
      count += depth === path.length - 1 ? 1 : countBelow(node, path, depth + 1)
  }
  return count
}

/** The first element at a path below, through every branch, that passes a test. */
export function firstAt(
  { children }: XmlElement,
  path: readonly string[],
  test: (one: XmlElement) => boolean,
  depth = 0,
): XmlElement | undefined {
  for (let i = 0; i < children.length; i++) {
    const node = children[i] as XmlNode
    if (typeof node === 'string' || node.name !== path[depth]) continue
    const found = depth < path.length - 1 ? firstAt(node, path, test, depth + 1) : test(node) ? node : undefined
    if (found) return found
  }
  return undefined
}

/** All elements at a path below, through every branch. */
export function all(element: XmlElement | undefined, ...path: string[]): XmlElement[] {
  if (!element) return []
  let level = [element]
  for (let i = 0; i < path.length && level.length > 0; i++) {
    const below: XmlElement[] = []
    for (let j = 0; j < level.length; j++) gather(level[j] as XmlElement, path[i] as string, below)
    level = below
  }
  return level
}

/** The first element at a path below. */
export function at(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let here = element
  for (let i = 0; i < path.length && here; i++) here = child(here, path[i] as string)
  return here
}

/** The text of an element itself as it is written, white space and all; empty where it has none. */
export function written(element: XmlElement | undefined): string {
  if (!element) return ''
  if (element instanceof ReadElement && typeof element.content === 'string') return element.content
  const { children } = element
  if (children.length === 1 && typeof children[0] === 'string') return children[0]
  let text = ''
  for (const node of children) if (typeof node === 'string') text += node
  return text
}

/** The text of an element itself, trimmed; undefined when there is none. */
export const textOf = (element: XmlElement | undefined): string | undefined => written(element).trim() || undefined

/** The text at a path below, trimmed; undefined when it is absent or empty. */
export const text = (element: XmlElement | undefined, ...path: string[]): string | undefined =>
  textOf(at(element, ...path))

export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined
  const { attributes } = element
  for (let i = 0; i < attributes.length; i++) if (attributes[i]?.name === name) return attributes[i]?.value
  return undefined
}
