import { expect, test } from 'vitest'
import { whyUnsupported } from './supported.ts'

test.each(['15.0', '15.13 (Debian 15.13-0+deb12u1)', '18.0', '18beta1', '100.1'])(
  'PostgreSQL %s will do',
  (version) => {
    expect(whyUnsupported(version)).toBeUndefined()
  },
)

test.each(['14.11 (Debian 14.11-1)', '9.6.24', '8.4', 'unknown'])(
  'PostgreSQL %s is refused by its version',
  (version) => {
    expect(whyUnsupported(version)).toContain(`is ${version}, and Kontor needs 15 or later`)
  },
)
