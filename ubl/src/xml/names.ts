import { t } from '../message.ts'
import { isNcName, standsAt } from './characters.ts'
import type { XmlAttribute } from './tree.ts'
import { malformed, misused } from './xml-error.ts'

/** A name as it is written, with what is known of it. Kept over documents: they all use the same few hundred. */
export class Name {
  readonly written: string
  /** '' where there is none */
  readonly prefix: string
  readonly local: string
  readonly isDeclaration: boolean
  /** in which scope it was last looked up as an element's, and what an element of that name is called there */
  scope = 0
  called = ''
  /** the prefix of ours that it was called by: another document mostly calls it so too */
  calledBy: string | undefined = undefined
  /** the name of the tag that came behind the last tag of this name: mostly it does so again */
  next: Name | undefined = undefined
  /** the last attribute of that name, in a list of its own, where it is short: most say 'EUR' again and again */
  last: readonly XmlAttribute[] | undefined = undefined
  /** the last text of an element of that name, where it is short and in one line: most say 'VAT' or '19' again and again */
  text = ''

  constructor(written: string, at: number) {
    const colon = written.indexOf(':')
    this.written = written
    this.prefix = colon < 0 ? '' : interned(written.slice(0, colon))
    this.local = colon < 0 ? written : interned(written.slice(colon + 1))
    this.isDeclaration = written === 'xmlns' || this.prefix === 'xmlns'
    if (colon < 0 && isNcName(written)) return
    if (isNcName(this.prefix) && isNcName(this.local)) return
    const shown = JSON.stringify(written.slice(0, 40))
    throw colon < 0 ? malformed(at, t`${shown} is not a name`) : misused(at, t`malformed name: ${shown}`)
  }
}

/** Kept by hash in a table of a fixed size, the last two comers in a pair of places: a hostile file gains nothing. */
const slots = 4096
const table = new Array<Name | undefined>(slots).fill(undefined)
const maxCachedLength = 64
/** Up to here V8 copies what is cut out of a text; beyond, the piece would keep a whole file alive. */
export const maxSharedLength = 12

export const hashStart = 7
export const nextHash = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0

/**
 * The name between two offsets, with its hash.
 * @throws XmlError where it is none
 */
export function nameAt(text: string, from: number, to: number, hash: number): Name {
  const slot = (hash ^ (hash >>> 15)) & (slots - 1)
  const known = table[slot]
  if (known !== undefined && is(known, text, from, to)) return known
  const before = table[slot ^ 1]
  if (before !== undefined && is(before, text, from, to)) return before
  const written = text.slice(from, to)
  if (written.length > maxCachedLength) return new Name(written, from)
  const made = new Name(interned(written), from)
  table[slot ^ 1] = known
  table[slot] = made
  return made
}

const is = ({ written }: Name, text: string, from: number, to: number): boolean =>
  written.length === to - from && standsAt(text, from, written)

/**
 * The same string, flat and known to the engine as a name, so that it compares by identity with the names in our code
 * and holds on to no file that it was cut out of.
 */
export function interned(text: string): string {
  for (const name in { [text]: 0 }) return name
  return text
}
