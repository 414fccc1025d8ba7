import { linesOf } from '../document/head.ts'
import type { DocumentType } from '../model/document-types.ts'
import { child, children, text } from '../xml/access.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import type { LineForm } from './form.ts'
import { lineOf } from './line-of.ts'

/** A line below another, as XRechnung's extension has them: what the line above it is made of. */
export type LineBelow = {
  /** The number of the line above it, and of the one of the document itself. */
  parentId: string
  topId: string
  line: LineForm
  /** Its net amount, as written. */
  amount?: string | undefined
}

/** The lines below the lines of a document, each behind the one above it. */
export function linesBelow(tree: Tree): LineBelow[] {
  const { type, root } = tree
  return linesOf(tree).flatMap((line) => below(line, type, root, text(line, 'cbc:ID') ?? ''))
}

function below(above: XmlElement, type: DocumentType, root: XmlElement, topId: string): LineBelow[] {
  if (child(above, 'cac:SubInvoiceLine') === undefined) return []
  const parentId = text(above, 'cbc:ID') ?? ''
  return children(above, 'cac:SubInvoiceLine').flatMap((one) => [
    { parentId, topId, line: lineOf(one, type, root), amount: text(one, 'cbc:LineExtensionAmount') },
    ...below(one, type, root, topId),
  ])
}
