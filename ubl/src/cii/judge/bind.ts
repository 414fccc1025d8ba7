import type { Place } from '../../rules/places.ts'
import { isElement, written } from '../../xml/access.ts'
import type { Growing, Tree, XmlElement } from '../../xml/tree.ts'
import { elementsAt } from '../path.ts'
import type { CiiTree } from '../read.ts'
import { type Binding, bindings } from './bindings.ts'

/** A CII invoice as the rules look at it, and the way back to its own elements. */
export type Bound = { readonly tree: Tree; readonly placeOf: (place: Place) => Place }

/**
 * Binds the terms of the rules to a CII invoice. The rules are written once, in the names of UBL; here each name stands
 * for elements of the invoice as it was received, so that what is doubled, empty or missing there is so for the rules.
 */
export function bind({ root }: CiiTree): Bound {
  const origin = new Map<XmlElement, XmlElement>()
  const made = grow('Invoice', root, [], origin)
  bindRows(bindings, root, made, origin)
  let parents: ReadonlyMap<XmlElement, XmlElement> | undefined
  const placeOf = (place: Place): Place => {
    if (place.above.length === 0) return { element: root, above: [] }
    const own = origin.get(place.element)
    if (own === undefined) return place
    parents ??= parentsIn(root)
    const above: XmlElement[] = []
    for (let parent = parents.get(own); parent; parent = parents.get(parent)) above.unshift(parent)
    return { element: own, above }
  }
  return { tree: { type: 'Invoice', root: made, layout: 'composed' }, placeOf }
}

function bindRows(
  rows: readonly Binding[],
  from: XmlElement,
  into: Growing,
  origin: Map<XmlElement, XmlElement>,
): void {
  for (const { name, cii, change, rows: inner } of rows)
    for (const element of elementsAt(from, cii, { currency: undefined })) {
      let place: Growing | undefined = into
      for (const step of name.slice(0, -1)) place = place && reach(place, step, element, origin)
      if (!place) continue
      const value = cii.attribute === undefined ? undefined : attributeOf(element, cii.attribute)
      if (cii.attribute !== undefined && value === undefined) continue
      const text = value ?? (change ? written(element) : undefined)
      const children =
        text === undefined ? element.children.filter((node) => !isElement(node)) : [change ? change(text) : text]
      const one = grow(name[name.length - 1] ?? '', element, children, origin)
      place.children.push(one)
      bindRows(inner, element, one, origin)
    }
}

/** The element of a name on the way: the last there is, or a new one, as {@link Binding} says. */
function reach(
  into: Growing,
  step: string,
  element: XmlElement,
  origin: Map<XmlElement, XmlElement>,
): Growing | undefined {
  const name = step.replace(/[+?]$/, '')
  const there = step.endsWith('+') ? undefined : into.children.findLast((node) => isElement(node) && node.name === name)
  if (there || step.endsWith('?')) return there as Growing | undefined
  const made = grow(name, element, [], origin)
  into.children.push(made)
  return made
}

function grow(
  name: string,
  of: XmlElement,
  children: readonly (XmlElement | string)[],
  origin: Map<XmlElement, XmlElement>,
): Growing {
  const made: Growing = { name, tag: name, attributes: of.attributes, children: [...children], line: of.line }
  origin.set(made, of)
  return made
}

const attributeOf = (element: XmlElement, name: string): string | undefined =>
  element.attributes.find((one) => one.name === name)?.value

function parentsIn(root: XmlElement): Map<XmlElement, XmlElement> {
  const parents = new Map<XmlElement, XmlElement>()
  const visit = (element: XmlElement): void => {
    for (const node of element.children)
      if (isElement(node)) {
        parents.set(node, element)
        visit(node)
      }
  }
  visit(root)
  return parents
}
