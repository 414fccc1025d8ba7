import { codes } from '../generated/codes.ts'

/** The code lists that EN 16931 and Peppol BIS 3 use. */
export type CodeList =
  | 'ISO3166-1_Alpha2'
  | 'ISO4217_2015'
  | 'MimeCode'
  | 'SEPA'
  | 'UNCL1001-cn'
  | 'UNCL1001-inv'
  | 'UNCL1153'
  | 'UNCL2005'
  | 'UNCL4461'
  | 'UNCL5189'
  | 'UNCL5305'
  | 'UNCL7143'
  | 'UNCL7161'
  | 'UNECERec20-11e'
  | 'VATEX'
  | 'eas'
  | 'icd'

/** Codes that came after the tables: CEN's and Peppol's lists of May 2026 (validation artefacts 1.3.16, BIS Billing 3.0.21). */
const newer: Readonly<Partial<Record<CodeList, string>>> = {
  ISO4217_2015: 'XCG',
  eas: '0242 0244 0245 0246 0248',
  icd: '0241 0242 0243 0244 0245 0246 0247 0248',
}

const made = new Map<CodeList, ReadonlySet<string>>()

export function isCode(list: CodeList, code: string): boolean {
  let known = made.get(list)
  if (known === undefined) {
    known = new Set(`${codes[list] ?? ''} ${newer[list] ?? ''}`.trim().split(' '))
    made.set(list, known)
  }
  return known.has(code)
}

/**
 * The codes of a list with their English names, in the list's order. The names are 40 kB, so they are fetched when
 * somebody looks for a code.
 */
export async function codeNames(list: CodeList): Promise<{ code: string; name: string }[]> {
  const { codeNames: names } = await import('../generated/code-names.ts')
  return (names[list] ?? '').split('\n').map((row) => {
    const [code = '', name = ''] = row.split('\t')
    return { code, name }
  })
}
