import { expect, test } from 'vitest'
import { allowedActions } from './rules.ts'

test('a team is edited and disabled, and one that is disabled only enabled again; by administrators alone', () => {
  expect(allowedActions('ACTIVE', new Set(['team.read', 'team.write']))).toEqual(['edit', 'disable'])
  expect(allowedActions('DELETED', new Set(['team.read', 'team.write']))).toEqual(['enable'])
  expect(allowedActions('ACTIVE', new Set(['team.read']))).toEqual([])
})
