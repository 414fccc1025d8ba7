import { inEnglish, t } from '@kontor/i18n'
import { expect, test } from 'vitest'
import { type Supplier, supplierProblem } from './validation.ts'

const known: Supplier = { partnerName: 'Quay Joinery', channels: ['EMAIL'] }

test.each<[string, Supplier | undefined, string | undefined]>([
  ['a partner with an address is no obstacle', known, undefined],
  ['a company that is no partner has to be replaced', undefined, 'Choose another supplier.'],
  [
    'a partner to whom nothing can be sent has to be connected again',
    { ...known, whyNotSend: t`They declined the connection.` },
    'Ask a buyer to connect with them, or choose another supplier.',
  ],
  [
    'a partner without any address needs one',
    { ...known, channels: [] },
    'Ask a buyer to enter one, or choose another supplier.',
  ],
])('%s', (_, supplier, fix) => {
  const problem = supplierProblem('1', supplier)
  expect(problem && inEnglish(problem.fix)).toBe(fix)
})
