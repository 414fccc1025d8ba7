import type { Permission } from '@kontor/contract'
import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

const may = (...permissions: Permission[]) => new Set(permissions)

test('a reader opens what their role lets them, and the past of what has one', () => {
  const everything = may('document.read', 'coding.read', 'assignment.read', 'document.share')
  expect(partsOf({ type: 'invoice' }, may('document.read'), false)).toEqual([
    'data',
    'lines',
    'conversation',
    'attachments',
    'history',
  ])
  expect(partsOf({ type: 'invoice' }, everything, true)).toEqual(['data', 'lines', 'history', 'access'])
  expect(partsOf({ type: 'status' }, everything, false)).not.toContain('coding')
})
