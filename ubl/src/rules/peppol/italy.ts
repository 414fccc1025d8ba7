import { t } from '../../message.ts'
import { child, textOf } from '../../xml/access.ts'
import { type Rule, rule } from '../rule.ts'
import { hasElement } from '../trade-document.ts'
import { otherRegistrations } from './countries.ts'

/** Italian sellers. */
export const italy: readonly Rule[] = [
  rule(
    'seller',
    'IT-R-001',
    'BT-32',
    (of) => otherRegistrations(child(of, 'cac:Party')).every((one) => /^[A-Z0-9]{11,16}$/.test(textOf(one) ?? '')),
    'The tax registration of an Italian seller must have 11 to 16 characters.',
    'Correct it.',
  ),
  ...(
    [
      ['IT-R-002', 'BT-35', 'cbc:StreetName', 'street'],
      ['IT-R-003', 'BT-37', 'cbc:CityName', 'city'],
      ['IT-R-004', 'BT-38', 'cbc:PostalZone', 'post code'],
    ] as const
  ).map(([id, term, name, what]) =>
    rule(
      'seller',
      id,
      term,
      (of) => hasElement(of, 'cac:Party', 'cac:PostalAddress', name),
      t`The address of an Italian seller has no ${what}.`,
      t`Enter the ${what}.`,
    ),
  ),
]
