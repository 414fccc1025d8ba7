import { describe, expect, test } from 'vitest'
import { amountCases } from '../testing/core/amount-cases.ts'
import { codeCases } from '../testing/core/code-cases.ts'
import { documentCases } from '../testing/core/document-cases.ts'
import { vatCases } from '../testing/core/vat-cases.ts'
import { ublFragment } from '../testing/ubl-fragment.ts'
import { validateRules } from './validate.ts'

const fired = (body: string, type?: 'Invoice' | 'CreditNote'): string[] =>
  validateRules(ublFragment(body, type), 'en16931').map(({ rule }) => rule)

describe('each rule of EN 16931 on a fragment of UBL', () => {
  test.each([...documentCases, ...amountCases, ...vatCases, ...codeCases])('%s', (rule, broken, mended, type) => {
    if (broken !== undefined) expect(fired(broken, type)).toContain(rule)
    expect(fired(mended, type)).not.toContain(rule)
  })
})
