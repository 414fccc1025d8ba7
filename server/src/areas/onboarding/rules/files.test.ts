import type { Permission } from '@kontor/contract'
import { expect, test } from 'vitest'
import { fileActions } from './files.ts'

const may = (...permissions: Permission[]) => new Set(permissions)

test.each(['STORED', 'IMPORTED', 'VALIDATED'] as const)(
  'a file that is %s is edited, approved or deleted by who may',
  (state) => {
    expect(fileActions(state, may('onboarding.read', 'onboarding.write'))).toEqual(['edit', 'approve', 'delete'])
    expect(fileActions(state, may('onboarding.read'))).toEqual([])
  },
)

test.each(['APPROVED', 'DELETED'] as const)('nothing is done with one that is %s', (state) => {
  expect(fileActions(state, may('onboarding.write'))).toEqual([])
})
