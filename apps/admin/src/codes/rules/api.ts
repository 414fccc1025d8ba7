import type { Client } from '@kontor/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../../kontor.ts'

export type Rule = Awaited<ReturnType<Client['codingRules']['listRules']>>['items'][number]
export type Condition = Rule['conditions'][number]
type Outcome = Awaited<ReturnType<Client['codingRules']['listOutcomes']>>['items'][number]
export type Code = Outcome['values'][number]

/** A rule with the codes that it proposes. */
export interface RuleWithCodes {
  readonly rule: Rule
  readonly codes: readonly Code[]
}

const key = ['coding-rules']

/** The rules that people write here stand in the first set of the company; programs may have others. */
export function useRules() {
  const { api } = useKontor()
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const [ruleset] = (await api.codingRules.listRulesets({}, { signal })).items
      if (ruleset?.id === undefined) return { rulesetId: undefined, rules: [] }
      const params = { id: ruleset.id }
      const [rules, outcomes] = await Promise.all([
        api.codingRules.listRules({ params }, { signal }),
        api.codingRules.listOutcomes({ params }, { signal }),
      ])
      const codesOf = new Map(outcomes.items.map(({ id, values }) => [id, values]))
      return {
        rulesetId: ruleset.id,
        rules: rules.items.map((rule): RuleWithCodes => ({ rule, codes: codesOf.get(rule.outcomeId) ?? [] })),
      }
    },
  })
}

export interface Written {
  readonly name: string
  readonly conditions: readonly Condition[]
  readonly codes: readonly Code[]
  readonly priority: number
  readonly active: boolean
}

/** Saves a rule with its outcome, and the set of rules before the first of them. */
export function useSaveRule(rulesetId: string | undefined, before: Rule | undefined, onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ codes, conditions, ...written }: Written) => {
      const id = rulesetId ?? crypto.randomUUID()
      if (rulesetId === undefined)
        await api.codingRules.createRuleset({ params: { id }, body: { name: t('rules.title') } })
      const outcome = { name: written.name, values: codes.map(({ listId, code }) => ({ listId, code })) }
      const rule = { ...written, conditions: [...conditions] }
      if (before?.id === undefined) {
        const outcomeId = (await api.codingRules.createOutcome({ params: { id }, body: outcome })).id ?? ''
        await api.codingRules.createRule({ params: { id }, body: { ...rule, outcomeId } })
      } else {
        const { outcomeId, id: ruleId } = before
        await api.codingRules.saveOutcome({ params: { id, outcomeId }, body: outcome })
        await api.codingRules.saveRule({ params: { id, ruleId }, body: { ...rule, outcomeId } })
      }
    },
    onSuccess: (_, { name }) => {
      notify('success', t('rules.saved', { name }))
      onDone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
