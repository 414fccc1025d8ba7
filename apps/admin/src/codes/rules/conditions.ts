import { isDecimal } from '@kontor/kit'
import type { Condition } from './api.ts'

/** What a person asks about; programs may ask about more. */
export const fields = ['partnerName', 'name', 'sellersItemId', 'accountingCost', 'amount', 'currency'] as const
export type Field = (typeof fields)[number]

const isField = (name: string): name is Field => (fields as readonly string[]).includes(name)
export const fieldOf = (name: string): Field | undefined => (isField(name) ? name : undefined)

export const operatorsOf = (field: string): readonly Condition['operator'][] =>
  field === 'amount' ? ['AT_LEAST', 'AT_MOST', 'EQUALS'] : ['CONTAINS', 'EQUALS', 'STARTS_WITH']

/** A condition about another field keeps its comparison where that is one of the field. */
export function about(condition: Condition, field: string): Condition {
  const operators = operatorsOf(field)
  const operator = operators.includes(condition.operator) ? condition.operator : operators[0]!
  return { ...condition, field, operator }
}

/** What is wrong with its value; undefined where nothing is. */
export function faultOf({ operator, value }: Condition): 'empty' | 'notNumber' | undefined {
  if (value.trim() === '') return 'empty'
  return (operator === 'AT_LEAST' || operator === 'AT_MOST') && !isDecimal(value) ? 'notNumber' : undefined
}
