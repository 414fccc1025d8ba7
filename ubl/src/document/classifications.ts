import { at, attribute, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { compact } from './party.ts'

/** A class of things (BT-158), and of which scheme it is one (UNCL7143). */
export type Classification = { readonly code: string; readonly scheme?: string | undefined }

/** What an item is classified as; the first where there are several. */
export function classificationOf(item: XmlElement | undefined): Classification | undefined {
  const code = at(item, 'cac:CommodityClassification', 'cbc:ItemClassificationCode')
  const text = textOf(code)
  return text === undefined ? undefined : compact({ code: text, scheme: attribute(code, 'listID') })
}

/** Those by which buyers and suppliers call what they trade, by the name that people know (UNCL7143). */
const schemes: Readonly<Record<string, string>> = { CPV: 'STI', UNSPSC: 'TST' }

/** The code of a scheme that somebody calls by its name; any other is one already. */
export const schemeCode = (scheme: string): string => schemes[scheme.trim().toUpperCase()] ?? scheme.trim()

/** The name by which people know a scheme; its code where it has none. */
export const schemeName = (code: string): string =>
  Object.keys(schemes).find((name) => schemes[name] === schemeCode(code)) ?? code.trim()

/** Whether a class is another, or stands above it: CPV and UNSPSC fill what they leave open with zeros. */
export function covers(wide: Classification, narrow: Classification): boolean {
  const scheme = wide.scheme && schemeCode(wide.scheme)
  if (scheme !== (narrow.scheme && schemeCode(narrow.scheme))) return false
  return significant(narrow.code, scheme).startsWith(significant(wide.code, scheme))
    ? isHierarchical(scheme) || wide.code === narrow.code
    : false
}

const isHierarchical = (scheme = ''): boolean => Object.values(schemes).includes(scheme)

/** How narrow a class is: the longer, the narrower. */
export const depthOf = ({ code, scheme }: Classification): number =>
  significant(code, scheme && schemeCode(scheme)).length

/** What the codes of all that is below a class begin with. */
export const levelOf = ({ code, scheme }: Classification): string => significant(code, scheme && schemeCode(scheme))

/** The codes of all that may stand above a class, the widest first and without check digits: 39000000 and 39100000 of 39130000. */
export function codesAbove({ code, scheme = '' }: Classification): string[] {
  const step = steps[schemeCode(scheme)]
  if (step === undefined) return []
  const level = levelOf({ code, scheme })
  const count = Math.max(0, Math.ceil((level.length - 2) / step))
  return [...new Set(Array.from({ length: count }, (_, at) => level.slice(0, 2 + at * step).padEnd(8, '0')))]
}

/** By how many digits a level of a classification is longer than the one above it; the first has two. */
const steps: Readonly<Record<string, number>> = { STI: 1, TST: 2 }

/** Without what it leaves open: CPV by digits, after two of them, and without its check digit; UNSPSC by pairs. */
function significant(code: string, scheme: string | undefined): string {
  if (scheme === 'STI') return code.replace(/-\d$/, '').replace(/(?<=^\d\d\d*?)0+$/, '')
  if (scheme === 'TST') return code.replace(/(?<=^\d\d(?:\d\d)*?)(?:00)+$/, '')
  return code
}
