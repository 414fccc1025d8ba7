import { expect, test } from 'vitest'
import { invitationTokenIn } from '../invitation/invitation-link.ts'
import { isMailLink } from './mail-link.ts'

test.each([
  ['#/decide/kt_aB3.x/approve', true],
  ['#/invitation/kt_aB3.x', true],
  ['#/register/aB3', false],
  ['#/Kontor.Documents/', false],
  ['', false],
])('%s leads here from a mail: %s', (hash, isOne) => expect(isMailLink(hash)).toBe(isOne))

test('the secret of an invitation is what stands last', () =>
  expect(invitationTokenIn('#/invitation/kt_aB3.x-_')).toBe('kt_aB3.x-_'))
