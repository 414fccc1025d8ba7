import type { DocumentType } from '../model/document-types.ts'

export type XmlAttribute = { readonly name: string; readonly value: string }

/**
 * One element of a document, as it was written.
 *
 * `name` is the name that code asks for: 'cbc:ID' and 'cac:Party' whatever prefixes the document uses, the bare local
 * name for the root ('Invoice'), '{uri}local' for anything beyond UBL. `tag` is the name as written. Comments and
 * processing instructions are nodes too ('#comment', '#instruction', with their text as the only child), so that every
 * node has one shape, which keeps the reader fast.
 */
export type XmlElement = {
  readonly name: string
  readonly tag: string
  readonly attributes: readonly XmlAttribute[]
  readonly children: readonly XmlNode[]
  /** The line of the start tag in the file that was read, from 1; 0 in a document that we composed. */
  readonly line: number
}

/** An element while it is made. */
export type Growing = { -readonly [key in keyof XmlElement]: XmlElement[key] } & { children: XmlNode[] }

/** Text stays text: no number is ever parsed on the way in or out. */
export type XmlNode = XmlElement | string

/** A UBL document of any type, known to the model or not; `type` is the local name of its root. */
export type UblTree<Type extends string = string> = {
  readonly type: Type
  readonly root: XmlElement
  /** 'composed' trees hold no white space and are indented by the writer; 'read' trees are written as they were. */
  readonly layout: 'read' | 'composed'
}

/** A document of a type that the model knows. */
export type Tree = UblTree<DocumentType>

export const COMMENT = '#comment'
export const INSTRUCTION = '#instruction'

/** A comment or a processing instruction. */
export const isAside = ({ name }: XmlElement): boolean => name === COMMENT || name === INSTRUCTION
