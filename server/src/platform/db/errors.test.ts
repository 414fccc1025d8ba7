import { expect, test } from 'vitest'
import { isStalePlan, isUnavailable } from './errors.ts'

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
