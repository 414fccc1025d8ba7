import { isVatScheme } from '@kontor/ubl'

/** A party as a document names it. */
export interface PartyNamed {
  readonly names: readonly string[]
  readonly vatId?: string
  readonly otherIds: readonly string[]
}

/** What a company is known by: its names, and its numbers with their schemes. */
export interface Identity {
  readonly names: readonly string[]
  readonly identifiers: readonly { readonly scheme: string; readonly value: string }[]
}

/**
 * Whether a party of a document is a company: it is called almost the same, or has one of the company's numbers and
 * no other VAT id than the company's.
 */
export function isParty(party: PartyNamed, { names, identifiers }: Identity): boolean {
  if (isCalled(party, { names, identifiers })) return true
  // An account is asked to be paid to, and says nothing of who asks.
  const numbers = identifiers.filter(({ scheme }) => !/IBAN/i.test(scheme))
  const has = (number: string | undefined) =>
    number !== undefined && numbers.some(({ value }) => areSame(number, value))
  const hasOtherVatId =
    party.vatId !== undefined && !has(party.vatId) && numbers.some(({ scheme }) => isVatScheme(scheme))
  return !hasOtherVatId && [party.vatId, ...party.otherIds].some(has)
}

/**
 * Whether a party has a VAT id of a country in which the company has another: its name may be the company's, its number is
 * not. One of another country is that of a registration abroad.
 */
export function hasOtherVatId({ vatId }: PartyNamed, { identifiers }: Identity): boolean {
  const own = identifiers.filter(({ scheme }) => isVatScheme(scheme))
  if (vatId === undefined || own.some(({ value }) => areSame(vatId, value))) return false
  const country = countryOf(vatId)
  return (
    country !== undefined && own.some(({ scheme, value }) => [countryOf(scheme), countryOf(value)].includes(country))
  )
}

/** Whether a party is called almost as the company. */
export const isCalled = ({ names }: PartyNamed, own: Identity): boolean =>
  names.some((name) => own.names.some((called) => areClose(name, called)))

/** Of a VAT id, or of a scheme such as DE:VAT. */
const countryOf = (number: string): string | undefined => /^[A-Z]{2}(?=[^A-Z]|$)/.exec(number.toUpperCase().trim())?.[0]

/** Numbers are the same however they are grouped, with the country before them or without. */
function areSame(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  return a.length >= 6 && (a === b || withoutCountry(a) === b || a === withoutCountry(b))
}

const bare = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^(NO\d{9}|\d{9})MVA$/, '$1')

const withoutCountry = (number: string): string => number.replace(/^[A-Z]{2}(?=.*\d{6})/, '')

/** Letters typed wrong for each ten of a name. */
const lettersPerSlip = 10

/**
 * Whether two names are those of one company as people write them: accents, case, punctuation and the legal form mean
 * nothing, a letter in ten may be typed wrong, and one may go on with what the other leaves out: its place, its branch.
 * Numbers are never typed wrong: `Werk 2` is not `Werk 3`.
 */
export function areClose(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0) return false
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  const goesOn = shorter.length >= 2 && shorter.every((word, at) => word === longer[at])
  return goesOn || areNearly(a.join(''), b.join(''))
}

function areNearly(a: string, b: string): boolean {
  if (a === b) return true
  const slips = Math.floor(Math.min(a.length, b.length) / lettersPerSlip)
  if (slips === 0 || Math.abs(a.length - b.length) > slips) return false
  return a.replace(/\D/g, '') === b.replace(/\D/g, '') && distance(a.slice(0, 200), b.slice(0, 200)) <= slips
}

const legalForms = new Set(
  'gmbh mbh ag kg kgaa ohg gbr ug se ek ev co cokg ltd limited plc llp llc inc incorporated corp corporation company sa sarl sas sasu snc eurl sl slu srl spa bv nv vof oy oyj ab aps as is ivs a s'.split(
    ' ',
  ),
)

const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', þ: 'th', ð: 'd' }

/** A name's words as they are compared, without legal forms; a name that has nothing else keeps them. */
function wordsOf(name: string): string[] {
  const folded = name
    .slice(0, 300)
    .toLowerCase()
    .replace(/[ßøæœłđþð]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // `S.A.` and `A/S` are one word each.
    .replace(/\b(\p{L})[./](?=\p{L}\b)/gu, '$1')
  const all = folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !['and', 'und', 'et', 'og', 'y'].includes(word))
  const telling = all.filter((word) => !legalForms.has(word))
  return telling.length > 0 ? telling : all
}

/** How many letters are to be changed, added or left out to make one of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1)
      row[j] = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    before = row
  }
  return before[b.length]!
}
