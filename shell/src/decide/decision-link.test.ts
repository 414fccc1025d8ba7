import { expect, test } from 'vitest'
import { isDecisionLink, readDecisionLink } from './decision-link.ts'

test.each([
  ['#/decide/kt_aB3.x-_', { token: 'kt_aB3.x-_', declines: false }],
  ['#/decide/kt_aB3.x/approve', { token: 'kt_aB3.x', declines: false }],
  ['#/decide/kt_aB3.x/decline', { token: 'kt_aB3.x', declines: true }],
  ['#/decide/', { token: '', declines: false }],
])('%s', (hash, link) => {
  expect(isDecisionLink(hash)).toBe(true)
  expect(readDecisionLink(hash)).toEqual(link)
})

test.each(['#/welcome/x', '#/Kontor.Documents/', ''])('%s is none', (hash) => expect(isDecisionLink(hash)).toBe(false))
