const base = 'urn:un:unece:uncefact:data:standard:'

/** The namespaces of a UN/CEFACT Cross Industry Invoice, edition 100 (D16B), by the prefixes that everybody uses. */
export const ciiNamespaces = {
  rsm: `${base}CrossIndustryInvoice:100`,
  qdt: `${base}QualifiedDataType:100`,
  ram: `${base}ReusableAggregateBusinessInformationEntity:100`,
  udt: `${base}UnqualifiedDataType:100`,
} as const

export const ciiPrefixes: ReadonlyMap<string, string> = new Map(
  Object.entries(ciiNamespaces).map(([prefix, uri]) => [uri, prefix]),
)

/** The one document type of CII: invoices, credit notes and all between, told apart by their type code (BT-3). */
export const CII = 'CrossIndustryInvoice'
