import { describe, expect, test } from 'vitest'
import { filled, inEnglish, type Message } from '../../message.ts'
import { en16931 } from '../../rules/core.ts'
import { nationalRules } from '../../rules/peppol/national.ts'
import { validateRules } from '../../rules/validate.ts'
import { ciiFragment } from '../../testing/cii/fragment.ts'
import { boundToCii } from './differences.ts'
import { nameInCii } from './name.ts'
import { ciiBillingRules } from './peppol.ts'
import { ciiXrechnungElementRules, ciiXrechnungRules } from './xrechnung.ts'

describe('what mends a CII invoice is said in the names of CII', () => {
  const rules = [
    ...boundToCii(en16931),
    ...ciiBillingRules,
    ...ciiXrechnungRules,
    ...nationalRules.flatMap((national) => national.rules),
  ].filter(({ id }) => !/^(?:GR|IS|DE)-R-/.test(id))
  const texts = [...rules, ...ciiXrechnungElementRules].flatMap(({ says, fix }): (string | Message)[] =>
    typeof says === 'function' ? [fix] : [says, fix],
  )
  const inCii = (text: string | Message): string =>
    typeof text === 'string'
      ? text
      : filled(
          text.id,
          text.arguments.map((value) => nameInCii(inEnglish(value))),
        )

  test('no message and no fix names an element of UBL', () => {
    expect(texts.length).toBeGreaterThan(400)
    expect([...new Set(texts.map(inCii).filter((text) => /\bc[ab]c:/.test(text)))]).toEqual([])
  })

  test.each([
    [
      'BR-01',
      'en16931',
      'Add a specification identifier (ram:GuidelineSpecifiedDocumentContextParameter/ram:ID (BT-24))',
    ],
    ['PEPPOL-EN16931-R001', 'peppol', 'in ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID (BT-23).'],
    ['BR-DE-21', 'xrechnung', 'in ram:GuidelineSpecifiedDocumentContextParameter/ram:ID (BT-24).'],
  ] as const)('%s', (rule, profile, says) => {
    const found = validateRules(ciiFragment({ context: '' }), profile).find((one) => one.rule === rule)
    expect(found?.fix).toContain(says)
    expect(found?.translatable?.fix?.arguments.join()).toContain('ram:')
  })
})
