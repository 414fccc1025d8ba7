import { expect, test } from 'vitest'
import { decisionLinkIn } from './decision-link.ts'

test.each([
  ['#/decide/kt_aB3.x-_', { token: 'kt_aB3.x-_', declines: false }],
  ['#/decide/kt_aB3.x/approve', { token: 'kt_aB3.x', declines: false }],
  ['#/decide/kt_aB3.x/decline', { token: 'kt_aB3.x', declines: true }],
  ['#/decide/kt_aB3.x/pay', undefined],
  ['#/decide/', undefined],
  ['#/welcome/x', undefined],
  ['', undefined],
])('%s', (hash, link) => expect(decisionLinkIn(hash)).toEqual(link))
