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

/** Whether a condition holds; case and marks do not matter, and 100 equals 100.00. */
export const holds = ({ field, operator, value }: Condition, facts: Facts): boolean =>
  (facts[field] ?? []).some((has) => holdsFor(operator, has, value))

function holdsFor(operator: Condition['operator'], has: string, value: string): boolean {
  const [own, wanted] = [folded(has), folded(value)]
  switch (operator) {
    case 'EQUALS':
      return own === wanted || compared(has, value, (one, other) => one.eq(other))
    case 'CONTAINS':
      return own.includes(wanted)
    case 'STARTS_WITH':
      return own.startsWith(wanted)
    case 'AT_LEAST':
      return compared(has, value, (one, other) => one.gte(other))
    case 'AT_MOST':
      return compared(has, value, (one, other) => one.lte(other))
  }
}

function compared(has: string, value: string, as: (own: Decimal, other: Decimal) => boolean): boolean {
  const [own, other] = [decimalOf(has), decimalOf(value)]
  return own !== undefined && other !== undefined && as(own, other)
}

export interface Proposing {
  readonly name: string
  readonly conditions: readonly Condition[]
  readonly priority: number
  readonly codes: readonly { readonly listId: string; readonly code: string }[]
}

/** The code of a list that the first rule proposes of which all conditions hold: the one of the highest priority, then the oldest. */
export function proposedBy(rules: readonly Proposing[], listId: string, facts: Facts) {
  for (const rule of rules.toSorted((one, other) => other.priority - one.priority)) {
    const code = rule.codes.find((one) => one.listId === listId)?.code
    if (code !== undefined && rule.conditions.every((one) => holds(one, facts))) return { code, rule: rule.name }
  }
  return undefined
}
