import { CodingOutcome, CodingRule, CodingRuleset } from '../entities/index.ts'
import { call, id, itemsOf, yes } from '../words/index.ts'

const ruleset = { id: id('ruleset') }
const rule = { ...ruleset, ruleId: id('rule') }
const outcome = { ...ruleset, outcomeId: id('codingOutcome') }
const read = { may: 'coding.read', timeout: 2000, fails: ['ResourceNotFound'] } as const
const write = { may: 'coding.configure', timeout: 2000, fails: ['ResourceNotFound', 'Conflict', 'BadRequest'] } as const

/** 001 §7 Coding rules; F-386, decision 13. */
export const codingRules = {
  createRuleset: call('POST ada/workflow/coding/codingrules/rulesets/{id}', {
    id: 'CRU-01',
    says: 'Makes a set of rules under an id that the caller chose.',
    ...write,
    path: ruleset,
    body: CodingRuleset,
    returns: CodingRuleset,
    status: 201,
  }),
  listRulesets: call('GET ada/workflow/coding/codingrules/rulesets', {
    id: 'U-010',
    says: 'The company’s sets of rules.',
    ...read,
    returns: itemsOf(CodingRuleset),
  }),
  createRule: call('POST ada/workflow/coding/codingrules/rulesets/{id}/rules', {
    id: 'CRU-02',
    says: 'Adds a rule.',
    ...write,
    path: ruleset,
    body: CodingRule,
    returns: CodingRule,
    status: 201,
  }),
  createOutcome: call('POST ada/workflow/coding/codingrules/rulesets/{id}/outcomes', {
    id: 'CRU-03',
    says: 'Adds an outcome that rules can have.',
    ...write,
    path: ruleset,
    body: CodingOutcome,
    returns: CodingOutcome,
    status: 201,
  }),
  saveRule: call('PUT ada/workflow/coding/codingrules/rulesets/{id}/rules/{ruleId}', {
    id: 'CRU-04',
    says: 'Changes a rule.',
    ...write,
    path: rule,
    body: CodingRule,
    returns: CodingRule,
  }),
  readRule: call('GET ada/workflow/coding/codingrules/rulesets/{id}/rules/{ruleId}', {
    id: 'CRU-05',
    says: 'One rule.',
    ...read,
    path: rule,
    returns: CodingRule,
  }),
  saveOutcome: call('PUT ada/workflow/coding/codingrules/rulesets/{id}/outcomes/{outcomeId}', {
    id: 'CRU-06',
    says: 'Changes an outcome.',
    ...write,
    path: outcome,
    body: CodingOutcome,
    returns: CodingOutcome,
  }),
  readOutcome: call('GET ada/workflow/coding/codingrules/rulesets/{id}/outcomes/{outcomeId}', {
    id: 'CRU-07',
    says: 'One outcome.',
    ...read,
    path: outcome,
    returns: CodingOutcome,
  }),
  listRules: call('GET ada/workflow/coding/codingrules/rulesets/{id}/rules', {
    id: 'CRU-08',
    says: 'The rules of a set, with the companies and lists that they name where that is asked for.',
    ...read,
    path: ruleset,
    query: { include_entities: yes(false) },
    returns: itemsOf(CodingRule),
  }),
  listOutcomes: call('GET ada/workflow/coding/codingrules/rulesets/{id}/outcomes', {
    id: 'CRU-09',
    says: 'The outcomes of a set.',
    ...read,
    path: ruleset,
    returns: itemsOf(CodingOutcome),
  }),
}
