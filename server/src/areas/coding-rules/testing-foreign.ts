import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const [list, ruleset, rule, outcome] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await made(
    owner.send(`PUT coding/lists/${list}`, {
      json: { ListId: list, Name: 'Projects', Target: 'LINE', Required: false },
    }),
  )
  const Entries = [{ Code: 'P-1', Label: 'Project' }]
  await made(owner.send(`POST coding/lists/${list}/entries/add`, { json: { Entries } }))
  const set = `ada/workflow/coding/codingrules/rulesets/${ruleset}` as const
  await made(owner.send(`POST ${set}`, { json: { name: 'Rules' } }))
  const values = [{ listId: list, code: 'P-1' }]
  await made(owner.send(`POST ${set}/outcomes`, { json: { id: outcome, name: 'Project', values } }))
  const conditions = [{ field: 'name', operator: 'CONTAINS', value: 'project' }]
  await made(owner.send(`POST ${set}/rules`, { json: { id: rule, name: 'Project', conditions, outcomeId: outcome } }))
  return { ruleset, rule, codingOutcome: outcome }
}
