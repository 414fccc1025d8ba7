const base = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** Common basic components: the leaves (cbc). */
export const CBC = `${base}CommonBasicComponents-2`
/** Common aggregate components: the branches (cac). */
export const CAC = `${base}CommonAggregateComponents-2`
/** Extension components (ext). */
export const EXT = `${base}CommonExtensionComponents-2`

/** The prefixes that UBL's own elements have in this room. */
export const ublPrefixes: ReadonlyMap<string, string> = new Map([
  [CBC, 'cbc'],
  [CAC, 'cac'],
  [EXT, 'ext'],
])

export const documentNamespace = (type: string): string => `${base}${type}-2`

/** True for any document namespace of UBL 2, known to our model or not. */
export const isUblDocumentNamespace = (uri: string): boolean => uri.startsWith(base) && uri.endsWith('-2')

/** True for the older UBL 1.0, whose documents have another shape. */
export const isUbl1Namespace = (uri: string): boolean => uri.startsWith(base) && uri.endsWith('-1.0')
