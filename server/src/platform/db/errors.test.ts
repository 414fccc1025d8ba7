import { expect, test } from 'vitest'
import { isStalePlan, isUnavailable, isUniqueViolation } from './errors.ts'

const fault = (more: object) => Object.assign(new Error('as the database says it'), more)

test('what a database does not support is no kept statement that has grown old, though both bear one code', () => {
  expect(isStalePlan(fault({ code: '0A000', routine: 'RevalidateCachedQuery' }))).toBe(true)
  expect(isStalePlan(fault({ code: '0A000', routine: 'DeferErrorIfUnsupported' }))).toBe(false)
})

test('a coordinator that has lost a worker may be asked again; what else goes wrong inside of it may not', () => {
  expect(isUnavailable(fault({ code: 'XX000', routine: 'MarkRemoteTransactionFailed' }))).toBe(true)
  expect(isUnavailable(fault({ code: '58030', routine: 'EndRemoteCopy' }))).toBe(true)
  expect(isUnavailable(fault({ code: '58030', routine: 'mdread' }))).toBe(false)
  expect(isUnavailable(fault({ code: 'XX000', routine: 'elog_node_display' }))).toBe(false)
})

test.each([
  ['PostgreSQL', { constraint: 'scan_tag_name' }],
  ['a shard', { constraint: 'scan_tag_name_102345' }],
  [
    'the coordinator of a cluster',
    {
      routine: 'ReportResultError',
      message: 'doppelter Schlüsselwert verletzt Unique-Constraint »scan_tag_name_102345«',
    },
  ],
])('what is there already is known by the constraint that %s names, and no other', (_, more) => {
  const twice = fault({ code: '23505', ...more })
  expect(isUniqueViolation(twice, 'scan_tag_name')).toBe(true)
  expect(isUniqueViolation(twice, 'tag_name')).toBe(false)
  expect(isUniqueViolation(fault({ code: '23503', ...more }), 'scan_tag_name')).toBe(false)
})
