import { inEnglish, t } from '../message.ts'
import type { Limits } from '../xml/limits.ts'
import { readAs, rootAs, type TypeOfRoot } from '../xml/read.ts'
import { Refusal } from '../xml/refusal.ts'
import type { UblTree } from '../xml/tree.ts'
import { CII, ciiNamespaces, ciiPrefixes } from './names.ts'

/** A Cross Industry Invoice as it was written: its elements are asked for as 'ram:ID' whatever prefixes it uses. */
export type CiiTree = UblTree<typeof CII>

export const isCii = (tree: UblTree): tree is CiiTree => tree.type === CII

/**
 * Reads a UN/CEFACT Cross Industry Invoice (D16B), such as the XML inside a Factur-X or ZUGFeRD file: just as losslessly,
 * and under the same limits and refusals, as UBL. Throws a {@link Refusal} and nothing else.
 */
export const readCii = (bytes: Uint8Array, limits: Partial<Limits> = {}): CiiTree =>
  readAs(typeOfCii, () => ciiPrefixes, bytes, limits)

export const typeOfCii: TypeOfRoot<typeof CII> = (local, uri, line) => {
  const expected = ciiNamespaces.rsm
  if (local === CII && uri === expected) return CII
  const found = rootAs(local, uri)
  const where = { line, column: 1, path: `/${local}`, found: inEnglish(found), expected }
  if (local === CII)
    throw new Refusal(
      'NAMESPACE',
      t`The root element at line ${line} is ${found}; it must be in ${expected} (CII, edition D16B).`,
      where,
    )
  const named = local === 'CrossIndustryDocument' ? t`${found}, which is ZUGFeRD 1` : found
  throw new Refusal(
    'NOT_CII',
    t`The root element at line ${line} is ${named}. Send a UN/CEFACT CII invoice (D16B).`,
    where,
  )
}
