import { rulesOf } from '../schema/schema.ts'
import { attribute, child, isElement, text, textOf } from '../xml/access.ts'
import type { Tree, XmlAttribute, XmlElement, XmlNode } from '../xml/tree.ts'
import { compose } from './compose.ts'
import type { TradeForm } from './form.ts'
import { formOf } from './form-of.ts'
import { insert, type Prefixes, prefixesOf } from './placing.ts'

/**
 * An edited form put back into the document that it came from. What the form did not change stays as it was, to the
 * last attribute and comment; what the form has no word for stays too. Once an amount changes, all totals become those
 * of the form, so that they agree with each other.
 */
export function recompose(tree: Tree, form: TradeForm): Tree {
  const before = compose(formOf(tree))
  const after = compose(form)
  if (same(before.root, after.root)) return tree
  const prefixes = prefixesOf(tree.root)
  const merged = merge(tree.root, before.root, after.root, tree.type, amountsDiffer(before.root, after.root))
  const attributes = [...tree.root.attributes, ...prefixes.missing]
  return { type: tree.type, root: tidied({ ...merged, attributes }, prefixes), layout: 'composed' }
}

/** Elements whose amounts are computed, and so belong together. */
const computed =
  /^(cac:TaxTotal|cac:(Legal|Anticipated|Quoted)MonetaryTotal|cbc:(LineExtension|Total(Debit|Credit|Payment)|(Debit|Credit)Line)Amount)$/

function amountsDiffer(before: XmlElement, after: XmlElement): boolean {
  const amounts = (root: XmlElement): string =>
    root.children
      .filter(isElement)
      .filter((node) => computed.test(node.name))
      .map(print)
      .join('')
  return amounts(before) !== amounts(after)
}

/**
 * Three-way: `own` is the document, `before` what the form knew of it, `after` what the form says now. `type` is the
 * UBL type, for the order of what is put in. With `recount`, computed amounts follow the form in any case; `follow` says
 * that we are inside one.
 */
function merge(
  own: XmlElement,
  before: XmlElement,
  after: XmlElement,
  type: string,
  recount: boolean,
  follow = false,
): XmlElement {
  const follows = follow || (recount && computed.test(own.name))
  if (!recount && same(before, after)) return own
  if (isLeaf(after)) {
    if (!follows && same(before, after)) return own
    return { ...own, attributes: attributesOf(own, after), children: after.children }
  }
  const rules = rulesOf(type)
  let children: readonly XmlNode[] = own.children
  const names = new Set([...before.children, ...after.children].filter(isElement).map((node) => node.name))
  for (const name of names) {
    const childType = rules?.children[rules.positions.get(name) ?? -1]?.type ?? ''
    // The rows of a breakdown that is computed anew are all the form's, whatever stood there.
    const was = named(follows && name === 'cac:TaxSubtotal' ? own : before, name)
    const known = pairs(named(own, name), was)
    const next = pairs([...known.keys()], named(after, name), (one) => known.get(one) ?? one)
    const replaced = new Map<XmlNode, XmlElement | undefined>([...known.keys()].map((one) => [one, undefined]))
    for (const [mine, wanted] of next)
      replaced.set(mine, merge(mine, known.get(mine) ?? mine, wanted, childType, recount, follows))
    children = children.flatMap((node) => (replaced.has(node) ? (replaced.get(node) ?? []) : [node]))

    const paired = new Set(next.values())
    const kept = new Set(known.values())
    const absent = was.filter((one) => !kept.has(one))
    // What the form says now as before, and the document has never said, is not put in.
    const isNew = (one: XmlElement): boolean =>
      !paired.has(one) && (follows || computed.test(name) || !absent.some((old) => same(old, one)))
    for (const one of named(after, name).filter(isNew)) children = insert(children, one, rules?.positions)
  }
  return { ...own, children }
}

const named = (of: XmlElement, name: string): XmlElement[] =>
  of.children.filter(isElement).filter((node) => node.name === name)

const isLeaf = (of: XmlElement): boolean => !of.children.some(isElement)

/** Each of ours with the other that means the same: by identity, else by place. */
function pairs(
  mine: readonly XmlElement[],
  others: readonly XmlElement[],
  seenAs: (one: XmlElement) => XmlElement = (one) => one,
): Map<XmlElement, XmlElement> {
  const found = new Map<XmlElement, XmlElement>()
  const free = new Set(mine)
  const left: [number, XmlElement][] = []
  others.forEach((other, place) => {
    const match = [...candidates(mine, free, place)].find((one) => identity(seenAs(one)) === identity(other))
    if (match === undefined) left.push([place, other])
    else {
      found.set(match, other)
      free.delete(match)
    }
  })
  for (const [place, other] of left) {
    const match = mine[place]
    if (match === undefined || !free.has(match) || isNumbered(match)) continue
    found.set(match, other)
    free.delete(match)
  }
  return found
}

/** The one in the same place first: that is where it nearly always is, and it keeps long documents linear. */
function* candidates(mine: readonly XmlElement[], free: ReadonlySet<XmlElement>, place: number): Iterable<XmlElement> {
  const likely = mine[place]
  if (likely && free.has(likely)) yield likely
  for (const one of free) if (one !== likely) yield one
}

/**
 * What tells elements of one name apart: a line's number, a tax total's currency, a tax scheme, a breakdown row's category
 * and rate.
 */
function identity(of: XmlElement): string {
  const line = text(of, 'cac:LineItem', 'cbc:ID') ?? (isNumbered(of) ? text(of, 'cbc:ID') : undefined)
  if (line !== undefined) return line
  if (of.name === 'cac:TaxTotal') return attribute(child(of, 'cbc:TaxAmount'), 'currencyID') ?? ''
  const scheme = text(of, 'cac:TaxScheme', 'cbc:ID')
  const category = [text(of, 'cac:TaxCategory', 'cbc:ID'), text(of, 'cac:TaxCategory', 'cbc:Percent')]
  return [scheme, ...category].join(' ').trim()
}

const isNumbered = (of: XmlElement): boolean => of.name.endsWith('Line')

/** Attributes that the form gives win; others stay. */
function attributesOf(own: XmlElement, after: XmlElement): XmlAttribute[] {
  const given = new Map(after.attributes.map((one) => [one.name, one]))
  const kept = own.attributes.map((one) => given.get(one.name) ?? one)
  return [...kept, ...after.attributes.filter(({ name }) => !own.attributes.some((one) => one.name === name))]
}

/** Same content, whatever the white space: what the form sees. */
const same = (a: XmlElement, b: XmlElement): boolean => print(a) === print(b)

function print(of: XmlElement): string {
  const inner = isLeaf(of) ? (textOf(of) ?? '') : of.children.filter(isElement).map(print).join('')
  return `<${of.name} ${of.attributes.map((one) => `${one.name}=${one.value}`).join(' ')}>${inner}</>`
}

/**
 * What the form put in has line 0 and the usual prefixes; it takes those of the document. White space between elements
 * goes, for the writer indents anew; what stands in extensions is left alone.
 */
function tidied(of: XmlElement, prefixes: Prefixes): XmlElement {
  if (of.name === 'ext:UBLExtensions') return of
  const blank = (node: XmlNode): boolean => typeof node === 'string' && node.trim() === ''
  const nodes = isLeaf(of) ? of.children : of.children.filter((node) => !blank(node))
  const children = nodes.map((node) => (isElement(node) ? tidied(node, prefixes) : node))
  return { ...of, tag: of.line === 0 ? prefixes.tagOf(of.name) : of.tag, children }
}
