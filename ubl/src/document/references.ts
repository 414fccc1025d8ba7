import { isElement, text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { compact } from './party.ts'

/**
 * Another document that this one speaks of. `kind` is the element that names it ('OrderReference',
 * 'InvoiceDocumentReference', 'DespatchDocumentReference' …), `type` the code or the words that it gives.
 */
export type Reference = {
  kind: string
  type?: string | undefined
  id: string
  uuid?: string | undefined
  issueDate?: string | undefined
}

/** All references at document level, in order, those inside billing references and responses too. */
export function referencesOf(root: XmlElement): Reference[] {
  const found: Reference[] = []
  for (const node of root.children) if (isElement(node)) collect(node, found)
  return found
}

const wrappers: ReadonlySet<string> = new Set([
  'cac:BillingReference',
  'cac:DocumentResponse',
  'cac:AdditionalDocumentResponse',
])

function collect(element: XmlElement, found: Reference[]): void {
  if (wrappers.has(element.name)) {
    for (const node of element.children) if (isElement(node)) collect(node, found)
    return
  }
  if (!element.name.endsWith('Reference') && element.name !== 'cac:Contract') return
  const id = text(element, 'cbc:ID')
  if (!id) return
  found.push(
    compact({
      kind: element.name.slice(4),
      type: text(element, 'cbc:DocumentTypeCode') ?? text(element, 'cbc:DocumentType'),
      id,
      uuid: text(element, 'cbc:UUID'),
      issueDate: text(element, 'cbc:IssueDate')?.slice(0, 10),
    }),
  )
}
