import { inEnglish, type Message, t } from '../message.ts'
import { type DocumentType, isDocumentType } from '../model/document-types.ts'
import { documentNamespace, isUbl1Namespace, isUblDocumentNamespace, ublPrefixes } from '../model/namespaces.ts'
import { decode } from './decode.ts'
import { defaultLimits, type Limits, refuseSize } from './limits.ts'
import { type Prefixes, parse } from './parse.ts'
import { Refusal } from './refusal.ts'
import type { Tree, UblTree } from './tree.ts'

/**
 * Reads one UBL document of a type that the model knows. Lossless below the root element: names and prefixes, attributes, order, white space, comments
 * and every decimal as written. Throws a {@link Refusal} and nothing else. Nothing is fetched, no entity beyond XML's
 * own five is known, time is linear in the size and the limits bound it.
 */
export const read = (bytes: Uint8Array, limits: Partial<Limits> = {}): Tree => readAs(typeOf, inUbl, bytes, limits)

/** Reads a document of any UBL 2 type, just as losslessly: what is not traded can still be kept and converted. */
export const readAny = (bytes: Uint8Array, limits: Partial<Limits> = {}): UblTree =>
  readAs(anyTypeOf, inUbl, bytes, limits)

const inUbl = (): Prefixes => ublPrefixes

/** The type of a document, by the local name and namespace of its root. Throws a {@link Refusal} where it is none. */
export type TypeOfRoot<Type extends string> = (local: string, uri: string, line: number) => Type

/**
 * Reads a document whose types and names are given, under the same limits and refusals.
 *
 * @param prepare takes off what the parser would refuse and means nothing
 */
export function readAs<Type extends string>(
  typeOfRoot: TypeOfRoot<Type>,
  prefixesOf: (type: Type) => Prefixes,
  bytes: Uint8Array,
  limits: Partial<Limits>,
  prepare: (text: string) => string = (text) => text,
): UblTree<Type> {
  const bounds = { ...defaultLimits, ...limits }
  refuseSize(bytes, bounds)
  const text = prepare(decode(bytes))
  let type: Type | undefined
  const root = parse(text, bounds, (local, uri, line) => {
    type = typeOfRoot(local, uri, line)
    return prefixesOf(type)
  })
  // The parser has seen a root, or it has thrown.
  return { type: type as Type, root, layout: 'read' }
}

/** Documents of other kinds that are taken for UBL often enough to be named. */
const otherDocuments: Readonly<Record<string, Message>> = {
  CrossIndustryInvoice: t`a UN/CEFACT CII invoice`,
  CrossIndustryDocument: t`a UN/CEFACT (ZUGFeRD 1) invoice`,
  StandardBusinessDocument: t`an SBDH envelope; send the document inside it`,
  Envelope: t`a SOAP envelope; send the document inside it`,
  html: t`a web page`,
}

/** The name of a root and its namespace. */
export const rootAs = (local: string, uri: string): Message =>
  uri ? t`"${local}" in ${uri}` : t`"${local}" without a namespace`

export const anyTypeOf: TypeOfRoot<string> = (local, uri, line) =>
  uri === documentNamespace(local) ? local : typeOf(local, uri, line)

export function typeOf(local: string, uri: string, line: number): DocumentType {
  const found = rootAs(local, uri)
  if (isDocumentType(local) && uri === documentNamespace(local)) return local
  const where = { line, column: 1, path: `/${local}`, found: inEnglish(found) }
  if (isDocumentType(local)) {
    const expected = documentNamespace(local)
    const space = uri ? t`the namespace ${uri}` : t`no namespace`
    const wrong = t`The root element ${local} at line ${line} is in ${space}; it must be in ${expected}.`
    const says = isUbl1Namespace(uri) ? t`${wrong} This is UBL 1.0; send UBL 2.` : wrong
    throw new Refusal('NAMESPACE', says, { ...where, expected })
  }
  const kind = isUblDocumentNamespace(uri) ? t`a UBL ${local}, which is not supported` : otherDocuments[local]
  throw new Refusal(
    'NOT_UBL',
    t`The root element at line ${line} is ${kind ? t`${found} (${kind})` : found}. Send a UBL 2 document such as Invoice or Order.`,
    { ...where, expected: 'a UBL 2 document' },
  )
}
