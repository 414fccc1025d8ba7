import { describe, expect, test } from 'vitest'
import { commonHours, minutesOf, officeHours, timeOf, whyNotWork } from './hours.ts'

const mornings = { days: [2, 3], from: 8 * 60, until: 12 * 60 }
const evenings = { days: [2, 3], from: 13 * 60, until: 20 * 60 }

describe('by which hours work of several people is kept', () => {
  test.each([
    ['nobody has it', [], officeHours],
    ['one has it', [mornings], mornings],
    ['most have the same', [mornings, officeHours, mornings], mornings],
    ['most have the same, however they said it', [{ ...mornings, days: [3, 2] }, officeHours, mornings], mornings],
    ['each has others, one those of companies', [mornings, officeHours], officeHours],
    ['each has others of their own', [evenings, mornings], mornings],
  ])('%s', (_who, all, common) => {
    expect({ ...commonHours(all), days: [...commonHours(all).days].toSorted() }).toEqual(common)
  })
})

test.each([
  ['a usual day', officeHours, undefined],
  ['all days, all day', { days: [1, 2, 3, 4, 5, 6, 7], from: 0, until: 1439 }, undefined],
  ['no day', { ...officeHours, days: [] }, 'Days'],
  ['a day twice', { ...officeHours, days: [1, 1] }, 'Days'],
  ['over a night', { ...officeHours, from: 1320, until: 360 }, 'Until'],
])('whether one can work so: %s', (_how, hours, field) => {
  expect(whyNotWork(hours)?.field).toBe(field)
})

test.each([
  ['00:00', 0],
  ['09:05', 545],
  ['23:59', 1439],
])('%s is minute %i of the day, and back', (time, minutes) => {
  expect([minutesOf(time), timeOf(minutes)]).toEqual([minutes, time])
})
