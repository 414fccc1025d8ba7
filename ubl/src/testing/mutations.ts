import fc from 'fast-check'
import { readAnyDocument } from '../read-any.ts'
import type { Growing, UblTree, XmlElement, XmlNode } from '../xml/tree.ts'
import { write } from '../xml/write.ts'
import { bytesOf, textOfBytes } from './fixtures.ts'

/** What an attacker, or a faulty program, puts into a file. */
const tricks = [
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '&b;',
  '&#0;',
  '&#xFFFFFFFFFFFF;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?xml version="1.1"?>',
  ' currencyID="EUR" currencyID="USD"',
  ' xmlns:cbc="urn:evil"',
  ' xmlns=""',
  ' xmlns:xml="urn:evil"',
  ' xml:space="preserve"',
  ' xsi:nil="true"',
  '<cbc:ID xmlns:cbc="urn:evil">1</cbc:ID>',
  '<a>'.repeat(200),
  ' a="'.repeat(200),
  '9'.repeat(5000),
  '-0',
  '1e999999999',
  '0x10',
  'NaN',
  '__proto__',
  'constructor',
  '\u0000',
  '\ufeff',
  '\u202e',
  '٣',
  '\ud83d\ude00',
  ',{"ID":[{"_":null}]}',
  '[[[[',
  '"_":1e400,',
  '\\u0000',
  '\\ud800',
] as const

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const mutation = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), place, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant('cut' as const), place, length: fc.nat(400) }),
  fc.record({ kind: fc.constant('copy' as const), place, length: fc.nat(400), times: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('end' as const), place }),
  fc.record({ kind: fc.constant('put' as const), place, trick: fc.constantFrom(...tricks) }),
  fc.record({ kind: fc.constant('say' as const), place, text: fc.constantFrom<string>('', ' ', ...tricks) }),
  fc.record({
    kind: fc.constantFrom('double' as const, 'remove' as const, 'move' as const, 'empty' as const, 'nest' as const),
    place,
    to: place,
  }),
)
export const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 })
export type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never

/** A file with one thing changed in its bytes or, where it can still be read, among its elements. */
export function mutated(bytes: Uint8Array, change: Mutation): Uint8Array {
  const at = Math.floor(change.place * bytes.length)
  const head = bytes.subarray(0, at)
  if (change.kind === 'flip') return joined(head, Uint8Array.of(change.byte), bytes.subarray(at + 1))
  if (change.kind === 'end') return head
  if (change.kind === 'put') return joined(head, bytesOf(change.trick), bytes.subarray(at))
  if (change.kind === 'cut') return joined(head, bytes.subarray(at + change.length))
  if (change.kind === 'copy') {
    const part = bytes.subarray(at, at + change.length)
    return joined(head, ...Array.from({ length: change.times }, () => part), bytes.subarray(at))
  }
  return amongElements(bytes, change)
}

function amongElements(
  bytes: Uint8Array,
  change: Exclude<Mutation, { byte: number } | { length: number }>,
): Uint8Array {
  let tree: UblTree
  try {
    tree = readAnyDocument(bytes)
  } catch {
    return bytes
  }
  const root = copyOf(tree.root)
  const all = below(root)
  const one = all[Math.floor(change.place * all.length)]
  if (!one) return bytes
  const siblings = one.parent.children
  const at = siblings.indexOf(one.element)
  if (change.kind === 'say') one.element.children = [change.text]
  if (change.kind === 'double') siblings.splice(at, 0, one.element)
  if (change.kind === 'remove') siblings.splice(at, 1)
  if (change.kind === 'empty') one.element.children = []
  if (change.kind === 'nest') one.element.children = [copyOf(one.element)]
  if (change.kind === 'move' && 'to' in change) {
    siblings.splice(at, 1)
    const rest = below(root)
    ;(rest[Math.floor(change.to * rest.length)]?.element ?? root).children.unshift(one.element)
  }
  return write({ ...tree, root })
}

const copyOf = (element: XmlElement): Growing => ({
  ...element,
  children: element.children.map((node): XmlNode => (typeof node === 'string' ? node : copyOf(node))),
})

function below(parent: Growing): { element: Growing; parent: Growing }[] {
  return parent.children.flatMap((node) =>
    typeof node === 'string' || node.name.startsWith('#')
      ? []
      : [{ element: node as Growing, parent }, ...below(node as Growing)],
  )
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A mutated file as a person reads it where a test fails. */
export const shown = (bytes: Uint8Array): string => textOfBytes(bytes).slice(0, 4000)
