import type { Growing, XmlAttribute, XmlElement } from '../xml/tree.ts'
import type { Kind } from './kinds.ts'
import { elementsAt, reacher, type Surroundings, valueAt } from './path.ts'
import type { Group, Row, Term } from './terms/term.ts'

/** A document on its way from one syntax to the other. */
export type Way = Surroundings & {
  readonly from: 'ubl' | 'cii'
  readonly to: 'ubl' | 'cii'
  /** what a row has taken already: alternatives come behind each other, and what is left is for the last */
  readonly taken: Set<XmlElement>
}

/** Carries what the rows speak of from one element to another. What is made has the line of what it was made from. */
export function carry(rows: readonly Row[], source: XmlElement, target: Growing, way: Way): void {
  for (const row of rows)
    if ('rows' in row) carryGroup(row, source, target, way)
    else carryTerm(row, source, target, way)
}

function carryGroup(group: Group, source: XmlElement, target: Growing, way: Way): void {
  const reach = reacher(target, group[way.to], way)
  for (const element of elementsAt(source, group[way.from], way)) {
    if (way.taken.has(element)) continue
    way.taken.add(element)
    for (const made of reach(element.line)) carry(group.rows, element, made, way)
    // What has room for one leaves the others to the rows below.
    if (!group[way.to].many) return
  }
}

function carryTerm(term: Term, source: XmlElement, target: Growing, way: Way): void {
  const path = term[way.from]
  const reach = reacher(target, term[way.to], way)
  const isOwn = path.steps.length === 0 || path.attribute !== undefined
  for (const element of elementsAt(source, path, way)) {
    if (!isOwn && way.taken.has(element)) continue
    const written = valueAt(element, path)
    const change = term.kind[way.to]
    const value = written === undefined || change === undefined ? written : change(written)
    if (value === undefined) continue
    for (const place of reach(element.line)) put(place, term, value, element, way)
    way.taken.add(element)
    if (!path.many) return
  }
}

/** A value that stands there already stays: the first row of a term is the better one. */
function put(place: Growing, { kind, ...term }: Term, value: string, from: XmlElement, way: Way): void {
  const name = term[way.to].attribute
  if (name !== undefined) {
    if (!place.attributes.some((one) => one.name === name)) place.attributes = [...place.attributes, { name, value }]
    return
  }
  if (place.children.length > 0 && kind.joined === undefined) return
  place.children = [[...place.children, value].join(kind.joined)]
  place.attributes = [...place.attributes, ...attributesOf(kind, from, way)]
}

function attributesOf(kind: Kind, from: XmlElement, { to, currency }: Way): XmlAttribute[] {
  const attributes: XmlAttribute[] = (kind.attributes ?? []).flatMap(
    (name) => from.attributes.find((one) => one.name === name) ?? [],
  )
  if (to === 'cii')
    for (const [name, value] of Object.entries(kind.ciiAttributes ?? {})) attributes.push({ name, value })
  if (kind.currency === undefined) return attributes
  const value = from.attributes.find(({ name }) => name === 'currencyID')?.value ?? currency
  const isImplied = to === 'cii' && kind.currency === 'implied' && value === currency
  return value === undefined || isImplied ? attributes : [...attributes, { name: 'currencyID', value }]
}
