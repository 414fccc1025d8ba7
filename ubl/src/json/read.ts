import { type Message, t } from '../message.ts'
import { type DocumentType, isDocumentType } from '../model/document-types.ts'
import { CAC, CBC, documentNamespace, EXT, isUblDocumentNamespace } from '../model/namespaces.ts'
import { defaultLimits, type Limits, refuseSize } from '../xml/limits.ts'
import { Refusal } from '../xml/refusal.ts'
import type { Tree, UblTree, XmlAttribute, XmlElement, XmlNode } from '../xml/tree.ts'
import { elementsOf } from './elements.ts'
import { type JsonObject, type JsonValue, scan } from './scan.ts'
import { DOCUMENT_KEY } from './shapes.ts'

/**
 * Reads a document of any UBL 2 type from JSON in either published representation: the same tree as from its XML.
 * Throws a {@link Refusal} and nothing else.
 */
export function readAnyJson(bytes: Uint8Array, limits: Partial<Limits> = {}): UblTree {
  const bounds = { ...defaultLimits, ...limits }
  refuseSize(bytes, bounds)
  const top = scan(textOf(bytes), bounds)
  if (top.kind !== 'object') throw notUbl(t`the file is not an object`)
  const namespace = top.values[top.names.indexOf(DOCUMENT_KEY)]
  const uri = namespace && 'text' in namespace ? namespace.text : undefined
  if (uri === undefined) throw notUbl(t`"${DOCUMENT_KEY}" with the namespace of the document is missing`)
  if (!isUblDocumentNamespace(uri)) throw notUbl(t`"${DOCUMENT_KEY}" is ${uri}`)
  const at = top.names.findIndex((name) => !name.startsWith('_'))
  const type = top.names[at]
  if (type === undefined || uri !== documentNamespace(type)) throw notUbl(t`there is no document of ${uri} in it`)
  return { type, root: rootOf(type, objectIn(type, top.values[at])), layout: 'composed' }
}

/** Reads a document of a type that the model knows. */
export function readJson(bytes: Uint8Array, limits: Partial<Limits> = {}): Tree {
  const tree = readAnyJson(bytes, limits)
  if (!isKnown(tree)) throw notUbl(t`the UBL type ${tree.type} is not supported`)
  return tree
}

const isKnown = (tree: UblTree): tree is UblTree<DocumentType> => isDocumentType(tree.type)

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('ENCODING', t`The file is not UTF-8, as JSON must be. Save it as UTF-8.`, {
      expected: 'UTF-8',
    })
  }
}

const example = '{"_D": …, "Invoice": [{…}]}'
const notUbl = (why: Message): Refusal =>
  new Refusal('NOT_UBL', t`This is not a UBL document in JSON: ${why}. Send one such as ${example}.`, {
    expected: 'a UBL document in JSON',
  })

function objectIn(type: string, value: JsonValue | undefined): JsonObject {
  const only = value?.kind === 'list' && value.items.length === 1 ? value.items[0] : value
  if (only?.kind !== 'object') throw notUbl(t`"${type}" is not a list with one object`)
  return only
}

function rootOf(type: string, object: JsonObject): XmlElement {
  const { attributes, children } = elementsOf(object)
  const declared: XmlAttribute[] = [
    { name: 'xmlns', value: documentNamespace(type) },
    { name: 'xmlns:cac', value: CAC },
    { name: 'xmlns:cbc', value: CBC },
  ]
  if (children.some(isExtension)) declared.push({ name: 'xmlns:ext', value: EXT })
  return { name: type, tag: type, attributes: [...declared, ...attributes], children, line: object.line }
}

const isExtension = (node: XmlNode): boolean => typeof node !== 'string' && node.name.startsWith('ext:')
