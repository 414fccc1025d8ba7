import { attribute, children, textOf, written } from '../xml/access.ts'
import type { Growing, XmlElement } from '../xml/tree.ts'

/**
 * Where a business term stands, in the manner of XPath: names from the element that the term belongs to, an attribute
 * at the end. '.' is that element itself. A name may have
 *
 * - `[path=a,b]`: it is only meant where that holds; one that is made gets the first value,
 * - `[path==a,b]`: only where it is written just so, in these letters and without white space around it,
 * - `[path^=a]`: only where that begins so,
 * - `[path:=a]`: any is meant; one that is made gets the value, because the syntax wants one,
 * - `[path]`: only where there is such a thing,
 * - `[path~a]`: the one where that holds, if there is one; else any. `$currency` is that of the document,
 * - `+`: it is repeated; every value makes a new one,
 * - `*`: the value is said in each of those that there are.
 */
export type Path = { readonly steps: readonly Step[]; readonly attribute?: string; readonly many: boolean }

type Step = { readonly name: string; readonly tests: readonly Test[]; readonly mark: string }
type Test = { readonly path: Path; readonly sign: string; readonly values: readonly string[] }

export function pathOf(source: string): Path {
  const parts = source.match(/(?:\[[^\]]*\]|[^/[])+/g) ?? []
  const last = parts.at(-1)
  const attribute = last?.startsWith('@') ? last.slice(1) : undefined
  const steps = (attribute === undefined ? parts : parts.slice(0, -1)).filter((part) => part !== '.').map(stepOf)
  return { steps, many: steps.some(({ mark }) => mark === '+'), ...(attribute !== undefined && { attribute }) }
}

function stepOf(source: string): Step {
  const [, name = '', tests = '', mark = ''] = /^([a-z]+:\w+)((?:\[[^\]]*\])*)([+*]?)$/.exec(source) ?? []
  return { name, tests: [...tests.matchAll(/\[([^\]]*)\]/g)].map(([, test = '']) => testOf(test)), mark }
}

function testOf(source: string): Test {
  const [, path = '', sign = '', values = ''] = /^(.*?)(?:(:=|\^=|==|[=~])(.*))?$/.exec(source) ?? []
  return { path: pathOf(path), sign, values: values.split(',') }
}

/** What paths ask of the document that they lead through. */
export type Surroundings = { readonly currency: string | undefined }

/** All elements at a path, through every branch. */
export function elementsAt(from: XmlElement, path: Path, about: Surroundings): readonly XmlElement[] {
  let level: readonly XmlElement[] = [from]
  for (const { name, tests } of path.steps) {
    level = level.length === 1 ? children(level[0], name) : level.flatMap((one) => children(one, name))
    if (level.length === 0) return level
    for (const test of tests) level = chosen(level, test, about)
  }
  return level
}

/** The text or the attribute that a path ends with. */
export const valueAt = (element: XmlElement, { attribute }: Path): string | undefined =>
  attribute === undefined
    ? textOf(element)
    : element.attributes.find(({ name }) => name === attribute)?.value.trim() || undefined

const asWritten = (element: XmlElement, { attribute: name }: Path): string =>
  name === undefined ? written(element) : (attribute(element, name) ?? '')

function chosen(level: readonly XmlElement[], test: Test, about: Surroundings): readonly XmlElement[] {
  if (test.sign === ':=') return level
  const those = level.filter((one) => holds(one, test, about))
  return test.sign === '~' && those.length === 0 ? level : those
}

function holds(element: XmlElement, { path, sign, values }: Test, about: Surroundings): boolean {
  return elementsAt(element, path, about).some((one) => {
    const value = valueAt(one, path)
    if (value === undefined || sign === '') return value !== undefined
    if (sign === '==') return values.includes(asWritten(one, path))
    if (sign === '^=') return values.some((each) => value.startsWith(each))
    return values.some((each) => (each === '$currency' ? about.currency : each)?.toUpperCase() === value.toUpperCase())
  })
}

/** Gives the elements at a path, made where they are not there yet; those that are made have the line that is given. */
export type Reach = (line: number) => readonly Growing[]

/** The way to what is repeated is looked for once, however often it is repeated. */
export function reacher(from: Growing, { steps, many }: Path, about: Surroundings): Reach {
  const branch = many ? steps.findIndex(({ mark }) => mark === '+') : 0
  let level: readonly Growing[] | undefined
  return (line) => {
    level ??= through([from], steps.slice(0, branch), line, about)
    return through(level, steps.slice(branch), line, about)
  }
}

function through(from: readonly Growing[], steps: readonly Step[], line: number, about: Surroundings) {
  let level = from
  for (const step of steps) level = level.flatMap((parent) => stepInto(parent, step, line, about))
  return level
}

function stepInto(parent: Growing, { name, tests, mark }: Step, line: number, about: Surroundings): Growing[] {
  if (mark !== '+') {
    let there: readonly XmlElement[] = children(parent, name)
    for (const test of tests) if (test.sign !== '') there = chosen(there, test, about)
    // What stands below an element that is being made is being made, too.
    if (there.length > 0) return (mark === '*' ? there : there.slice(0, 1)) as Growing[]
  }
  const made: Growing = { name, tag: name, attributes: [], children: [], line }
  parent.children.push(made)
  for (const { path, sign, values } of tests)
    if (sign.endsWith('='))
      for (const place of through([made], path.steps, line, about)) say(place, path, values[0] ?? '', about)
  return [made]
}

/** Puts a text or an attribute where a path leads; an amount of UBL has a currency. */
function say(element: Growing, { attribute }: Path, value: string, { currency }: Surroundings): void {
  if (attribute !== undefined) element.attributes = [...element.attributes, { name: attribute, value }]
  else element.children.push(value)
  if (element.name === 'cbc:Amount' && currency !== undefined)
    element.attributes = [...element.attributes, { name: 'currencyID', value: currency }]
}
