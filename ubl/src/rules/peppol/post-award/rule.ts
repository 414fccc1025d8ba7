import { type Decimal, decimalOf, zero } from '../../../decimal.ts'
import { type Message, t } from '../../../message.ts'
import { child, children, text, written } from '../../../xml/access.ts'
import type { XmlElement } from '../../../xml/tree.ts'
import { roundedToCents } from '../../amounts.ts'
import type { ElementRule } from '../../elements.ts'
import { amount, hasElement, type TradeDocument } from '../../trade-document.ts'

/**
 * A rule on the elements at one of several places, each the end of a path: 'cac:Party' is any party,
 * 'cac:BuyerCustomerParty/cac:Party' a buyer's only.
 */
export function at(
  places: string,
  id: string,
  holds: ElementRule['holds'],
  says: string | Message,
  fix: string | Message,
  severity: ElementRule['severity'] = 'fatal',
): ElementRule {
  const paths = places.split(' ').map((place) => place.split('/').toReversed())
  const names = new Set(paths.map(([name]) => name))
  const isAt = (above: readonly XmlElement[], [, ...parents]: readonly string[]): boolean =>
    parents.every((parent, i) => above[above.length - 1 - i]?.name === parent)
  return {
    id: `PEPPOL-${id}`,
    severity,
    about: (name) => names.has(name),
    holds: (of, above, document) =>
      !paths.some((path) => path[0] === of.name && isAt(above, path)) || holds(of, above, document),
    says: () => says,
    fix,
  }
}

/** The specification (CustomizationID) begins as that of the transaction. */
export const specification = (id: string, urn: string): ElementRule =>
  at(
    'cbc:CustomizationID',
    id,
    (of) => text(of)?.replace(/\s+/g, ' ').startsWith(urn) === true,
    'The specification must be that of this transaction.',
    t`Start cbc:CustomizationID with ${urn}.`,
  )

/** A party has a name or an identifier. */
export const partyIsKnown = (
  id: string,
  role: string,
  where: string,
  party: (of: XmlElement) => XmlElement | undefined,
) =>
  at(
    where,
    id,
    (of) =>
      hasElement(party(of), 'cac:PartyName', 'cbc:Name') || hasElement(party(of), 'cac:PartyIdentification', 'cbc:ID'),
    t`The ${role} has neither a name nor an identifier.`,
    t`Enter the name of the ${role}.`,
  )

/** A buyer and a seller that are known by their registered name or an identifier, as answers name them. */
export const partiesAreRegistered = (id: string, role: string, where: string): ElementRule =>
  at(
    where,
    id,
    (of) =>
      hasElement(of, 'cac:PartyLegalEntity', 'cbc:RegistrationName') ||
      hasElement(of, 'cac:PartyIdentification', 'cbc:ID'),
    t`The ${role} has neither an official name nor an identifier.`,
    t`Enter the official name of the ${role}.`,
  )

/** A period that has both ends does not end before it begins. */
export const inOrder = (id: string, where: string): ElementRule =>
  at(
    where,
    id,
    (of) => {
      const [start, end] = [child(of, 'cbc:StartDate'), child(of, 'cbc:EndDate')]
      return !start || !end || written(end) >= written(start)
    },
    'The period ends before it begins.',
    'Correct the start or end date.',
  )

const lineIds = new WeakMap<TradeDocument, ReadonlyMap<string, number>>()

/** How many lines of the document have each number. */
function countOf(document: TradeDocument, number: string): number {
  const known = lineIds.get(document)
  if (known) return known.get(number) ?? 0
  const counts = new Map<string, number>()
  for (const line of children(document.root, 'cac:OrderLine'))
    for (const item of children(line, 'cac:LineItem')) {
      const id = child(item, 'cbc:ID')
      if (id) counts.set(written(id), (counts.get(written(id)) ?? 0) + 1)
    }
  lineIds.set(document, counts)
  return counts.get(number) ?? 0
}

/** Each line has a number that no other line has. */
export const linesAreNumbered = (id: string): ElementRule =>
  at(
    'cac:OrderLine/cac:LineItem',
    id,
    (of, _, document) => {
      const id = child(of, 'cbc:ID')
      return id !== undefined && countOf(document, written(id)) === 1
    },
    'The line has no unique number.',
    'Use a unique number for each line.',
  )

/** The amount or quantity at a path; none where it is missing or no decimal. */
export const decimalAt = (of: XmlElement | undefined, ...path: string[]): Decimal | undefined =>
  decimalOf(text(of, ...path))

/** It is there, and nought or more. */
export const isNotNegative = (of: XmlElement | undefined, ...path: string[]): boolean =>
  decimalAt(of, ...path)?.greaterThanOrEqualTo(zero) === true

/** The sum of the allowances or of the charges below an element, rounded to two decimals. */
export function sumOf(of: XmlElement, charge: boolean): Decimal {
  let total = zero
  for (const row of children(of, 'cac:AllowanceCharge'))
    if (text(row, 'cbc:ChargeIndicator') === String(charge)) total = total.plus(amount(row, 'cbc:Amount'))
  return roundedToCents(total)
}

/** Two amounts that may differ by what rounding leaves. */
export const isNear = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().lessThanOrEqualTo('0.02')

export const partyOf = (of: XmlElement): XmlElement | undefined => child(of, 'cac:Party')
