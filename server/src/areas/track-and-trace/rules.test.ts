import { expect, test } from 'vitest'
import { expectedDay, followedState, isSupplier } from './rules.ts'

const brandt = { name: 'Brandt Werkzeuge GmbH', vatIds: ['DE812526315'] }

test.each([
  ['has its tax id, whatever it is called', brandt, 'Brandt', ['DE812526315'], true],
  ['is called the same and has no tax id', brandt, 'brandt werkzeuge gmbh', [], true],
  ['is called the same and has another tax id', brandt, 'Brandt Werkzeuge GmbH', ['DE811907980'], false],
  ['has a tax id, and the supplier none', { ...brandt, vatIds: [] }, brandt.name, ['DE811907980'], false],
  ['has another name and no tax id', brandt, 'Brandt', [], false],
])('whether a partner is a supplier who follows, who %s', (_who, supplier, name, vatIds, is) => {
  expect(isSupplier(supplier, { name, vatIds })).toBe(is)
})

test.each([
  ['nobody has answered', { response: 'PENDING', payment: 'NONE' }, 'RECEIVED'],
  ['late and not answered', { response: 'PENDING', payment: 'OVERDUE' }, 'RECEIVED'],
  ['accepted', { response: 'ACCEPTED', payment: 'NONE' }, 'APPROVED'],
  ['a part is paid', { response: 'ACCEPTED', payment: 'NONE', isPartlyPaid: true }, 'PART_PAID'],
  ['disputed after a part was paid', { response: 'DISPUTED', payment: 'NONE', isPartlyPaid: true }, 'DISPUTED'],
  ['paid', { response: 'ACCEPTED', payment: 'PAID_UNCONFIRMED' }, 'PAID'],
  ['rejected', { response: 'REJECTED', payment: 'NONE' }, 'REJECTED'],
] as const)('the state of an invoice: %s', (_what, bill, state) => {
  expect(followedState({ isPartlyPaid: false, ...bill })).toBe(state)
})

const approved = {
  state: 'APPROVED',
  isOnHold: false,
  days: [undefined, null, '2026-12-12'],
  today: '2026-11-30',
} as const

test.each([
  ['its due date', {}, '2026-12-12'],
  ['the day of its payment file before that', { days: ['2026-12-01', null, '2026-12-12'] }, '2026-12-01'],
  ['today', { today: '2026-12-12' }, '2026-12-12'],
  ['none that is over', { today: '2026-12-13' }, undefined],
  ['none while it is on hold', { isOnHold: true }, undefined],
  ['none while it is disputed', { state: 'DISPUTED' }, undefined],
  ['none once it is paid', { state: 'PAID' }, undefined],
] as const)('the day on which an invoice is expected to be paid: %s', (_what, more, day) => {
  expect(expectedDay({ ...approved, ...more })).toBe(day)
})
