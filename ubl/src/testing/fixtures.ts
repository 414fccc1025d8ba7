import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TradeForm } from '../trade/form.ts'
import type { Tree, XmlElement, XmlNode } from '../xml/tree.ts'

/** An invoice that holds every group of EN 16931, an extension, a comment, and prefixes of its own. */
export const fullInvoice: Uint8Array = readFileSync(join(import.meta.dirname, 'full-invoice.xml'))

/** An invoice of CII that has every business term of EN 16931 (but BT-7, which excludes BT-8), with prefixes of its own. */
export const fullCii: Uint8Array = readFileSync(join(import.meta.dirname, 'full-cii.xml'))

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

export const textOfBytes = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** A plain, complete invoice as an editor holds it. */
export const plainForm: TradeForm = {
  type: 'Invoice',
  id: 'RE-2026-0872',
  issueDate: '2026-11-21',
  dueDate: '2026-12-21',
  currency: 'EUR',
  buyerReference: 'KST-210',
  orderReference: 'PO-4417',
  seller: {
    name: 'Brandt Werkzeuge GmbH',
    vatId: 'DE812526315',
    address: { street: 'Lindenstraße 4', city: 'Hamburg', zip: '20095', country: 'DE' },
  },
  buyer: { name: 'Nordlicht Handel AG', vatId: 'DE128111902', address: { city: 'Hamburg', country: 'DE' } },
  paymentMeans: { code: '58', iban: 'DE75512108001245126199' },
  lines: [
    {
      id: '1',
      name: 'Torque wrench 40–200 Nm',
      quantity: '24',
      unit: 'C62',
      price: '189.00',
      tax: { category: 'S', percent: '19' },
    },
    {
      id: '2',
      name: 'Calibration, on site',
      quantity: '6',
      unit: 'HUR',
      price: '96.50',
      tax: { category: 'S', percent: '19' },
    },
    {
      id: '3',
      name: 'Socket set 3/4″',
      quantity: '12',
      unit: 'C62',
      price: '219.00',
      tax: { category: 'S', percent: '19' },
    },
  ],
}

/**
 * A tree with one place changed: `path` is names from the root, each with its place among its kind where that is not the
 * first ('cac:AllowanceCharge 2'). `change` gives what stands there instead, or nothing.
 */
export function changed(tree: Tree, path: readonly string[], change: (was: XmlElement) => XmlNode | undefined): Tree {
  return { ...tree, root: descend(tree.root, path, change) as XmlElement }
}

function descend(
  element: XmlElement,
  path: readonly string[],
  change: (was: XmlElement) => XmlNode | undefined,
): XmlNode | undefined {
  const [step, ...rest] = path
  if (step === undefined) return change(element)
  const [name, place = '1'] = step.split(' ')
  let count = 0
  let found = false
  const children = element.children.flatMap((node) => {
    if (typeof node === 'string' || node.name !== name || ++count !== Number(place)) return [node]
    found = true
    return descend(node, rest, change) ?? []
  })
  if (!found) throw new Error(`There is no ${step} in ${element.name}.`)
  return { ...element, children }
}

export const without = (tree: Tree, ...path: string[]): Tree => changed(tree, path, () => undefined)

export const withText = (tree: Tree, text: string, ...path: string[]): Tree =>
  changed(tree, path, (was) => ({ ...was, children: [text] }))

export const withAttribute = (tree: Tree, name: string, value: string | undefined, ...path: string[]): Tree =>
  changed(tree, path, (was) => ({
    ...was,
    children: was.children,
    attributes: [
      ...was.attributes.filter((one) => one.name !== name),
      ...(value === undefined ? [] : [{ name, value }]),
    ],
  }))

/** A tree with an element put before the one at a path. */
export const withBefore = (tree: Tree, element: XmlElement, ...path: string[]): Tree => {
  const parent = path.slice(0, -1)
  const [name, place = '1'] = (path.at(-1) ?? '').split(' ')
  const put = (was: XmlElement): XmlElement => {
    let count = 0
    return {
      ...was,
      children: was.children.flatMap((node) =>
        typeof node !== 'string' && node.name === name && ++count === Number(place) ? [element, node] : [node],
      ),
    }
  }
  return parent.length === 0 ? { ...tree, root: put(tree.root) } : changed(tree, parent, put)
}

/** A leaf made on the spot, e.g. leafOf('cbc:DescriptionCode', '35'). */
export const leafOf = (name: string, text: string): XmlElement => ({
  name,
  tag: name,
  attributes: [],
  children: [text],
  line: 0,
})
