/**
 * How version 1.0 of the JSON representation names things: by their CCTS dictionary names, content and supplementary
 * components alike, where version 2.0 takes `_` and the names of the XML attributes.
 */
type Term = {
  /** Name of the content, e.g. 'AmountContent'. */
  readonly content: string
  /** Names of the attributes, by their names in XML. */
  readonly attributes: Readonly<Record<string, string>>
}

const term = (content: string, attributes: Readonly<Record<string, string>> = {}): Term => ({ content, attributes })

const codeList = {
  listID: 'CodeListIdentifier',
  listAgencyID: 'CodeListAgencyIdentifier',
  listAgencyName: 'CodeListAgencyNameText',
  listName: 'CodeListNameText',
  listVersionID: 'CodeListVersionIdentifier',
  name: 'CodeNameText',
  languageID: 'LanguageIdentifier',
  listURI: 'CodeListUniformResourceIdentifier',
  listSchemeURI: 'CodeListSchemeUniformResourceIdentifier',
}
const scheme = {
  schemeID: 'IdentificationSchemeIdentifier',
  schemeName: 'IdentificationSchemeNameText',
  schemeAgencyID: 'IdentificationSchemeAgencyIdentifier',
  schemeAgencyName: 'IdentificationSchemeAgencyNameText',
  schemeVersionID: 'IdentificationSchemeVersionIdentifier',
  schemeDataURI: 'IdentificationSchemeDataUniformResourceIdentifier',
  schemeURI: 'IdentificationSchemeUniformResourceIdentifier',
}
const binary = {
  format: 'BinaryObjectFormatText',
  mimeCode: 'BinaryObjectMimeCode',
  encodingCode: 'BinaryObjectEncodingCode',
  characterSetCode: 'BinaryObjectCharacterSetCode',
  uri: 'BinaryObjectUniformResourceIdentifier',
  filename: 'BinaryObjectFilenameText',
}
const numeric = term('NumericContent', { format: 'NumericFormatText' })
const text = term('TextContent', { languageID: 'LanguageIdentifier', languageLocaleID: 'LanguageLocaleIdentifier' })

/** By representation term, which ends the name of every leaf of UBL (UBL Naming and Design Rules). */
const terms = {
  Amount: term('AmountContent', {
    currencyID: 'AmountCurrencyIdentifier',
    currencyCodeListVersionID: 'AmountCurrencyCodeListVersionIdentifier',
  }),
  BinaryObject: term('BinaryObjectContent', binary),
  Code: term('CodeContent', codeList),
  Date: term('DateContent'),
  ID: term('IdentifierContent', scheme),
  Indicator: term('IndicatorContent'),
  Measure: term('MeasureContent', {
    unitCode: 'MeasureUnitCode',
    unitCodeListVersionID: 'MeasureUnitCodeListVersionIdentifier',
  }),
  Numeric: numeric,
  Percent: numeric,
  Quantity: term('QuantityContent', {
    unitCode: 'QuantityUnitCode',
    unitCodeListID: 'QuantityUnitCodeListIdentifier',
    unitCodeListAgencyID: 'QuantityUnitCodeListAgencyIdentifier',
    unitCodeListAgencyName: 'QuantityUnitCodeListAgencyNameText',
  }),
  Rate: numeric,
  Text: text,
  Time: term('TimeContent'),
  URI: term('IdentifierContent', scheme),
} satisfies Readonly<Record<string, Term>>

export type Representation = keyof typeof terms

const endings = /(?:BinaryObject|Indicator|Quantity|Numeric|Measure|Percent|Amount|Code|Date|Time|Rate|URI|ID)$/

/** The representation term of a leaf, by its name: 'IssueDate' is a Date, 'Note' and 'Name' are Text. */
export function representationOf(local: string): Representation {
  const known = found.get(local)
  if (known !== undefined) return known
  const representation = (endings.exec(local)?.[0] as Representation | undefined) ?? 'Text'
  // A hostile file may bring any number of names.
  if (found.size < 5000) found.set(local, representation)
  return representation
}
const found = new Map<string, Representation>()

const numbers: ReadonlySet<Representation> = new Set(['Amount', 'Measure', 'Numeric', 'Percent', 'Quantity', 'Rate'])

/** Whether JSON writes such a value without quotes, where its lexical form lets it. */
export const isBare = (representation: Representation, value: string): boolean =>
  numbers.has(representation)
    ? /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)
    : representation === 'Indicator' && (value === 'true' || value === 'false')

export const contentName = (representation: Representation): string => terms[representation].content

export const attributeTerm = (representation: Representation, attribute: string): string => {
  const { attributes }: Term = terms[representation]
  return (Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined) ?? attribute
}

const contents: ReadonlySet<string> = new Set(Object.values(terms).map(({ content }) => content))
export const isContentName = (name: string): boolean => contents.has(name)

const attributesByTerm: ReadonlyMap<string, string> = new Map(
  Object.values(terms).flatMap(({ attributes }: Term) =>
    Object.entries(attributes).map(([name, member]) => [member, name]),
  ),
)
/** The XML attribute that version 1.0 calls so. */
export const attributeCalled = (member: string): string => attributesByTerm.get(member) ?? member
