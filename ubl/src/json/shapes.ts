/**
 * The two published JSON representations of UBL: `ubl-json` is version 2.0 (OASIS committee note of December 2021),
 * `ubl-json-1` version 1.0 (committee note draft of April 2017).
 */
export const jsonShapes = ['ubl-json', 'ubl-json-1'] as const
export type JsonShape = (typeof jsonShapes)[number]

/** Names of the namespaces at the top of a file: of the document, its aggregates, its basics, its extensions. */
export const namespaceKeys: Readonly<Record<JsonShape, { aggregates: string }>> = {
  'ubl-json': { aggregates: '_A' },
  'ubl-json-1': { aggregates: '_S' },
}
export const DOCUMENT_KEY = '_D'
export const BASICS_KEY = '_B'
export const EXTENSIONS_KEY = '_E'

/** The text of an element; of one whose children JSON could not put into groups, the list of them in their order. */
export const CONTENT_KEY = '_'

/** What stands in the extension namespace (UBL 2.1 §3.3). */
export const extensionNames: ReadonlySet<string> = new Set([
  'UBLExtensions',
  'UBLExtension',
  'ExtensionAgencyID',
  'ExtensionAgencyName',
  'ExtensionVersionID',
  'ExtensionAgencyURI',
  'ExtensionURI',
  'ExtensionReasonCode',
  'ExtensionReason',
  'ExtensionContent',
])
