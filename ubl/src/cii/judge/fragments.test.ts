import { describe, expect, test } from 'vitest'
import { validateRules } from '../../rules/validate.ts'
import { amountCases } from '../../testing/cii/amount-cases.ts'
import { codeCases } from '../../testing/cii/code-cases.ts'
import { documentCases } from '../../testing/cii/document-cases.ts'
import { settled, totals } from '../../testing/cii/elements.ts'
import { type CiiParts, ciiDocument, ciiFragment } from '../../testing/cii/fragment.ts'
import { syntaxCases } from '../../testing/cii/syntax-cases.ts'
import { vatCases } from '../../testing/cii/vat-cases.ts'
import { nested } from '../../testing/nested.ts'
import type { CiiTree } from '../read.ts'
import { ciiAbsentRules, forestalledRules } from './absent.ts'

const judged = (tree: CiiTree): string[] => validateRules(tree, 'en16931').map(({ rule }) => rule)
const fired = (parts: CiiParts): string[] => judged(ciiFragment(parts))

describe('each rule of EN 16931 on a fragment of CII', () => {
  test.each([...documentCases, ...amountCases, ...vatCases, ...codeCases, ...syntaxCases])(
    '%s',
    (rule, broken, mended) => {
      if (broken) expect(fired(broken)).toContain(rule)
      expect(fired(mended)).not.toContain(rule)
    },
  )

  test('what is not there breaks no rule but those that ask for it', () => {
    expect(fired({}).toSorted()).toEqual([
      'BR-01',
      'BR-02',
      'BR-03',
      'BR-04',
      'BR-05',
      'BR-06',
      'BR-07',
      'BR-08',
      'BR-09',
      'BR-10',
      'BR-11',
      'BR-16',
    ])
  })

  test('what is doubled is judged each on its own', () => {
    const twice = totals({}, '<ram:LineTotalAmount>1.001</ram:LineTotalAmount>').repeat(2)
    expect(validateRules(ciiFragment(settled(twice)), 'en16931').filter(({ rule }) => rule === 'BR-12')).toEqual([])
    expect(fired(settled(nested('ram:PayeeTradeParty').repeat(2))).filter((rule) => rule === 'BR-17')).toHaveLength(2)
  })
})

describe('what CII has and a core invoice has not', () => {
  const asked = ciiAbsentRules.filter(({ id }) => !forestalledRules.has(id))
  test.each(asked.map(({ id, path }) => [id, path] as const))('%s: %s', (id, path) => {
    const steps = path
      .replace(/^\/\//, '')
      .split('/')
      .map((step) => (step.startsWith('*') ? `ram:Any${step.slice(1).split('!')[0]}` : step))
    const attribute = steps.at(-1)?.startsWith('@') ? steps.pop()?.slice(1) : undefined
    const whole = steps.length === 0 ? '' : nested(steps.join('/'))
    const last = steps.at(-1)
    const inner = attribute && last ? whole.replace(`<${last}>`, `<${last} ${attribute}="x">`) : whole
    const broken = last === undefined ? ciiDocument('', ` ${attribute}="x"`) : ciiDocument(inner)
    expect(judged(broken)).toContain(id)
    expect(judged(ciiDocument(nested('ram:Elsewhere/ram:Other')))).not.toContain(id)
  })
})
