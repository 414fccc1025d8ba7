import { expect, test } from 'vitest'
import { allowedBulkActions } from './rules.ts'

test('who writes files, tags, advises and reminds of many documents at once, who answers answers them, and who reads does neither', () => {
  expect(allowedBulkActions(new Set(['document.read']))).toEqual([])
  expect(allowedBulkActions(new Set(['document.write']))).toEqual([
    'tag',
    'archive',
    'unarchive',
    'advise',
    'remind',
    'invoice',
  ])
  expect(allowedBulkActions(new Set(['payment.write', 'approval.decide', 'assignment.write']))).toEqual([
    'pay',
    'approve',
    'assign',
  ])
  expect(allowedBulkActions(new Set(['document.answer']))).toEqual(['accept', 'reject', 'markPaid', 'confirmPaid'])
})
