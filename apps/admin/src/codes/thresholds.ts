import { isDecimal } from '@kontor/kit'
import type { Threshold } from './suggestions.ts'

/** A threshold as it is typed; the probability in percent. */
export type TypedThreshold = Readonly<Record<keyof Threshold, string>>

export const typedOf = ({ threshold, ...costs }: Threshold): TypedThreshold => ({
  threshold: String(Math.round(threshold * 10_000) / 100),
  errorCost: String(costs.errorCost),
  abstainCost: String(costs.abstainCost),
  correctCost: String(costs.correctCost),
})

const within = (text: string, limit: number): boolean => isDecimal(text) && Number(text) >= 0 && Number(text) <= limit

/** Which of the fields is not what it should be. 0 is a value, nothing is none. */
export const wrongIn = ({ threshold, ...costs }: TypedThreshold): (keyof Threshold)[] => [
  ...(within(threshold, 100) ? [] : (['threshold'] as const)),
  ...(Object.keys(costs) as (keyof typeof costs)[]).filter((field) => !within(costs[field], 1_000_000)),
]

export const thresholdIn = ({ threshold, errorCost, abstainCost, correctCost }: TypedThreshold): Threshold => ({
  threshold: Number(threshold) / 100,
  errorCost: Number(errorCost),
  abstainCost: Number(abstainCost),
  correctCost: Number(correctCost),
})
