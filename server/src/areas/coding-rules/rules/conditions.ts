import type { CodingRule, Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type Decimal, decimalOf } from '@kontor/ubl'

export type Condition = Of<typeof CodingRule>['conditions'][number]

/** What a rule may ask about: of the document, and of the line that is to be coded. */
export const conditionFields = [
  ...(['partnerName', 'partnerId', 'type', 'currency', 'accountingCost'] as const),
  ...(['name', 'sellersItemId', 'amount'] as const),
] as const

/** What a program told of a document is asked about by its name behind this. */
const featurePrefix = 'feature:'

/** The values that each field has where a code is missing; a partner has several names. */
export type Facts = Readonly<Record<string, readonly string[]>>

export const factOf = (feature: string): string => `${featurePrefix}${feature}`

/** Why no such condition can be kept; undefined where it can. */
export function whyNotCondition({ field, operator, value }: Condition): Message | undefined {
  const isKnown = (conditionFields as readonly string[]).includes(field)
  if (!isKnown && !(field.startsWith(featurePrefix) && field.length > featurePrefix.length))
    return t`${field} is not a field: use one of ${conditionFields.join(', ')}, or ${factOf('…')} for what a program sent`
  if (value.trim() === '') return t`the value of ${field} is empty`
  if (isOfSize(operator) && decimalOf(value) === undefined)
    return t`${value} is not a number: ${operator} compares ${field} with a number`
  return undefined
}

const isOfSize = (operator: Condition['operator']): boolean => operator === 'AT_LEAST' || operator === 'AT_MOST'

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** What a value is compared by. */
interface Compared {
  readonly text: string
  readonly number: Decimal | undefined
}

const comparedBy = (value: string): Compared => ({ text: folded(value), number: decimalOf(value) })

/** Whether a condition holds; case and marks do not matter, and 100 equals 100.00. */
export const holds = ({ field, operator, value }: Condition, facts: Facts, as = comparedBy): boolean =>
  (facts[field] ?? []).some((has) => holdsFor(operator, as(has), as(value)))

function holdsFor(operator: Condition['operator'], has: Compared, wanted: Compared): boolean {
  const compare = (as: (own: Decimal, other: Decimal) => boolean): boolean =>
    has.number !== undefined && wanted.number !== undefined && as(has.number, wanted.number)
  switch (operator) {
    case 'EQUALS':
      return has.text === wanted.text || compare((one, other) => one.eq(other))
    case 'CONTAINS':
      return has.text.includes(wanted.text)
    case 'STARTS_WITH':
      return has.text.startsWith(wanted.text)
    case 'AT_LEAST':
      return compare((one, other) => one.gte(other))
    case 'AT_MOST':
      return compare((one, other) => one.lte(other))
  }
}

export interface Proposing {
  readonly name: string
  readonly conditions: readonly Condition[]
  readonly priority: number
  readonly codes: readonly { readonly listId: string; readonly code: string }[]
}

/** What a rule proposes for a list, and its name. */
export type ByRule = (listId: string, facts: Facts) => { readonly code: string; readonly rule: string } | undefined

/** The code that the first rule proposes of which all conditions hold: the one of the highest priority, then the oldest. */
export function proposedBy(rules: readonly Proposing[]): ByRule {
  const ordered = rules.toSorted((one, other) => other.priority - one.priority)
  const known = new Map<string, Compared>()
  const once = (value: string): Compared => {
    const compared = known.get(value) ?? comparedBy(value)
    known.set(value, compared)
    return compared
  }
  return (listId, facts) => {
    for (const { name, conditions, codes } of ordered) {
      const code = codes.find((one) => one.listId === listId)?.code
      if (code !== undefined && conditions.every((one) => holds(one, facts, once))) return { code, rule: name }
    }
    return undefined
  }
}
