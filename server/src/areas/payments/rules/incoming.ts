import { exact } from '@kontor/ubl'
import { lettersAndFigures } from '../../entries/rules/index.ts'

/** An issued invoice that money may have come in for. */
export interface Claim {
  readonly id: string
  readonly number: string
  readonly partner: string
  /** What its buyer is to name when paying (BT-83); empty where it names nothing. */
  readonly reference: string
  readonly open: string
  /** What may be left out of it on that day; '0' where nothing may. */
  readonly discount: string
  /** The buyer has said that all of it is paid. */
  readonly isReportedPaid: boolean
}

export interface Incoming {
  readonly amount: string
  readonly counterparty: string
  readonly remittance: string
  readonly creditorReference?: string | undefined
  readonly endToEndId?: string | undefined
}

/** What money is for: for sure, or to be chosen by people; of neither there may be any. */
export interface Meant<Of> {
  readonly sure: readonly Of[]
  readonly proposed: readonly Of[]
}

/** So many are offered for a choice at most, a key each. */
const maxProposed = 5

/** A reference of ISO 11649 without its letters and check digits: what the creditor meant. */
const withoutCheck = (reference: string): string => reference.replace(/^RF\d\d/, '')

const [maxRuns, longestJoin] = [200, 8]

/** All that may be a number in what a payer wrote: each word, and words that follow one another. */
export function namedIn({
  remittance,
  creditorReference = '',
  endToEndId = '',
}: Omit<Incoming, 'amount' | 'counterparty'>): Set<string> {
  const runs =
    remittance
      .normalize('NFKC')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, maxRuns) ?? []
  const joined = runs.flatMap((_, from) =>
    Array.from({ length: longestJoin }, (_, more) => runs.slice(from, from + more + 1).join('')),
  )
  const references = [creditorReference, endToEndId].map(lettersAndFigures).flatMap((one) => [one, withoutCheck(one)])
  return new Set([...joined, ...joined.map(withoutCheck), ...references].filter(isTelling))
}

/** Of four characters at least, with a figure: what is shorter stands in any text. */
const isTelling = (token: string): boolean => token.length >= 4 && token.length <= 140 && /\d/.test(token)

/**
 * What money came in for. It is sure of invoices that the payer names where it is all that they leave open, or, of a single one
 * of that payer, a part of it. An amount alone says nothing: people choose.
 */
export function meantBy<Of extends Claim>(incoming: Incoming, claims: readonly Of[]): Meant<Of> {
  const named = namedIn(incoming)
  const isNamed = ({ number, reference }: Of) =>
    named.has(lettersAndFigures(number)) || named.has(lettersAndFigures(reference))
  const [theirs, amount] = [claims.filter(isNamed), exact(incoming.amount)]
  const sum = (some: readonly string[]) => some.map(exact).reduce((total, one) => total.plus(one), exact('0'))
  const owed = sum(theirs.map(({ open }) => open))
  const least = owed.minus(sum(theirs.map(({ discount }) => discount)))
  if (theirs.length > 0 && (amount.eq(owed) || (theirs.length === 1 && amount.lte(owed) && amount.gte(least))))
    return { sure: theirs, proposed: [] }
  const [only, ...others] = theirs
  if (only && others.length === 0 && !only.isReportedPaid && amount.lt(owed) && isFrom(incoming, only))
    return { sure: [only], proposed: [] }
  const isAll = ({ open, discount }: Of) => amount.lte(exact(open)) && amount.gte(exact(open).minus(exact(discount)))
  const weight = (claim: Of) => Number(isNamed(claim)) * 4 + Number(isFrom(incoming, claim)) * 2 + Number(isAll(claim))
  const proposed = claims
    .filter((claim) => isNamed(claim) || isAll(claim))
    .sort((one, other) => weight(other) - weight(one) || (one.number < other.number ? -1 : 1))
  return { sure: [], proposed: proposed.slice(0, maxProposed) }
}

/** By the name that the bank tells, as far as it goes: banks cut names off. */
function isFrom({ counterparty }: Incoming, { partner }: Claim): boolean {
  const [given, known] = [lettersAndFigures(counterparty), lettersAndFigures(partner)]
  return given.length >= 4 && known.length >= 4 && (known.startsWith(given) || given.startsWith(known))
}
