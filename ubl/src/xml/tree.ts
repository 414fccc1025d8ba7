import type { DocumentType } from '../model/document-types.ts'

export type XmlAttribute = { readonly name: string; readonly value: string }

/**
 * One element of a document, as it was written.
 *
 * `name` is the name that code asks for: 'cbc:ID' and 'cac:Party' whatever prefixes the document uses, the bare local
 * name for the root ('Invoice'), '{uri}local' for anything beyond UBL. `tag` is the name as written. Comments and
 * processing instructions are nodes too ('#comment', '#instruction', with their text as the only child). An element
 * that was read makes its list of children when it is asked for: a copy names it, `{ ...element, children }`.
 */
export type XmlElement = {
  readonly name: string
  readonly tag: string
  readonly attributes: readonly XmlAttribute[]
  readonly children: readonly XmlNode[]
  /** The line of the start tag in the file that was read, from 1; 0 in a document that we composed. */
  readonly line: number
}

/**
 * An element of a file. Most hold one text and nothing else, and keep it without a list around it: of a hundred
 * thousand lines the garbage collector moves every object twice, and those lists were a third of them.
 */
export class ReadElement implements XmlElement {
  readonly name: string
  readonly tag: string
  readonly attributes: readonly XmlAttribute[]
  readonly line: number
  content: readonly XmlNode[] | string

  constructor(name: string, tag: string, attributes: readonly XmlAttribute[], line: number) {
    this.name = name
    this.tag = tag
    this.attributes = attributes
    this.line = line
    this.content = nothing
  }

  get children(): readonly XmlNode[] {
    return typeof this.content === 'string' ? [this.content] : this.content
  }
}
const nothing: readonly XmlNode[] = []

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
