import { ciiNamespaces } from '../../cii/names.ts'
import { type CiiTree, readCii } from '../../cii/read.ts'
import { bytesOf } from '../fixtures.ts'

/** What a fragment of a CII invoice holds; a part that is not named is not there. */
export type CiiParts = {
  context?: string
  document?: string
  /** each the inside of one line */
  lines?: readonly string[]
  agreement?: string
  delivery?: string
  settlement?: string
}

const namespaces = Object.entries(ciiNamespaces)
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ')
const element = (name: string, inner: string | undefined): string =>
  inner === undefined ? '' : `<${name}>${inner}</${name}>`

/** A CII invoice that holds only the parts that a rule speaks of. */
export function ciiFragment({ context, document, lines, agreement, delivery, settlement }: CiiParts): CiiTree {
  const transaction = [
    ...(lines ?? []).map((line) => element('ram:IncludedSupplyChainTradeLineItem', line)),
    element('ram:ApplicableHeaderTradeAgreement', agreement),
    element('ram:ApplicableHeaderTradeDelivery', delivery),
    element('ram:ApplicableHeaderTradeSettlement', settlement),
  ].join('')
  const body =
    element('rsm:ExchangedDocumentContext', context) +
    element('rsm:ExchangedDocument', document) +
    element('rsm:SupplyChainTradeTransaction', transaction || undefined)
  return ciiDocument(body)
}

/** A CII invoice with anything below its root, and attributes such as ` languageID="de"`. */
export const ciiDocument = (body: string, attributes = ''): CiiTree =>
  readCii(bytesOf(`<rsm:CrossIndustryInvoice ${namespaces}${attributes}>${body}</rsm:CrossIndustryInvoice>`))
