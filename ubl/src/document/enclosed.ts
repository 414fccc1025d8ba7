import { sizeOfBase64 } from '../schema/base64.ts'
import { rulesOf } from '../schema/schema.ts'
import { insert, type Prefixes, prefixesOf } from '../trade/placing.ts'
import { at, attribute, children, firstAt, isElement, text, textOf } from '../xml/access.ts'
import { branch, leaf } from '../xml/build.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'

/** A file that travels within a document (BG-24, BT-125). */
export type EnclosedFile = {
  readonly name: string
  readonly mediaType: string
  readonly base64: string
}

/** As many files of a document are looked at. */
export const maxEmbeddedFiles = 100

const reference = 'cac:AdditionalDocumentReference'
const object = ['cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject'] as const

/** What a reference holds of a file. */
export const enclosedOf = (of: XmlElement): XmlElement | undefined => at(of, ...object)

/** The references that hold one, in order. */
export const enclosedIn = (root: XmlElement): XmlElement[] =>
  children(root, reference).filter((of) => enclosedOf(of) !== undefined)

/** True where there is at least one. */
export const encloses = ({ root }: Tree): boolean => firstAt(root, [reference, ...object], () => true) !== undefined

/**
 * The files that a document encloses, and how many bytes each has. What is empty or no base64 is left out, for the rules
 * to name; one without a name has that of its reference.
 */
export function enclosedFiles({ root }: Tree): (EnclosedFile & { readonly size: number })[] {
  return enclosedIn(root)
    .slice(0, maxEmbeddedFiles)
    .flatMap((of) => {
      const file = enclosedOf(of)
      const base64 = textOf(file) ?? ''
      const size = sizeOfBase64(base64)
      if (!size) return []
      const mediaType = attribute(file, 'mimeCode')?.trim().toLowerCase() ?? ''
      const name = attribute(file, 'filename')?.trim() || nameFor(text(of, 'cbc:ID'), mediaType)
      return [{ name, mediaType, base64, size }]
    })
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'text/csv': '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': '.ods',
  'application/xml': '.xml',
  'text/xml': '.xml',
}

const nameFor = (id = 'file', mediaType: string): string => `${id}${endings[mediaType] ?? ''}`

/** The same document with more files in it, behind those that it has; as it is where its type has no place for any. */
export function enclose(tree: Tree, files: readonly EnclosedFile[]): Tree {
  const positions = rulesOf(tree.type)?.positions
  if (files.length === 0 || !positions?.has(reference)) return tree
  const prefixes = prefixesOf(tree.root)
  const attributes = [...tree.root.attributes, ...prefixes.missing]
  const inside = files
    .flatMap((file) => referenceTo(file) ?? [])
    .reduce((before, one) => insert(before, tagged(one, prefixes), positions), tree.root.children)
  return { ...tree, root: { ...tree.root, attributes, children: inside } }
}

const referenceTo = ({ name, mediaType, base64 }: EnclosedFile): XmlElement | undefined =>
  branch(
    reference,
    leaf('cbc:ID', name),
    branch('cac:Attachment', leaf(object[1], base64, { mimeCode: mediaType, filename: name })),
  )

const tagged = (of: XmlElement, prefixes: Prefixes): XmlElement => ({
  ...of,
  tag: prefixes.tagOf(of.name),
  children: of.children.map((node) => (isElement(node) ? tagged(node, prefixes) : node)),
})
