import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { cases, seeds } from './cases.ts'
import { compare, rulesNamedIn } from './compare.ts'
import { assertionsIn, brokenIn, openEngine } from './engine.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-schematron-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** An engine of the runner's own that knows two rules, and one of them wrongly. */
const ownEngine = () =>
  openEngine(
    file(
      'own.mjs',
      `export const open = ({ text }) => (xml) => [
        ...(/<cbc:ID>[^<]/.test(xml) ? [] : ['BR-02']),
        ...(text.includes('BR-05') && !xml.includes('XXX') ? ['BR-05'] : []),
      ]`,
    ),
    file('rules.txt', 'id="BR-05" id="BR-16"'),
  )

describe('the comparison with a Schematron engine', () => {
  test('finds the rules on which the two differ, among those that the engine has, with an example of each', async () => {
    const { compared, differences } = compare(
      cases(seeds('ubl'), 20, 7),
      await ownEngine(),
      'en16931',
      new Set(['BR-05']),
    )
    expect(compared).toBeGreaterThan(5)
    expect(differences).toEqual([{ rule: 'BR-05', onlyTheirs: compared, onlyOurs: 0, example: seeds('ubl')[0] }])
  })

  test('has the same documents for the same seed, in either syntax, all of them in form', () => {
    for (const syntax of ['ubl', 'cii'] as const) {
      const drawn = [...cases(seeds(syntax), 40, 7)]
      expect(drawn).toEqual([...cases(seeds(syntax), 40, 7)])
      expect(drawn).not.toEqual([...cases(seeds(syntax), 40, 8)])
      expect(new Set(drawn.map(String)).size).toBeGreaterThan(10)
    }
  })

  test('reads what a report in SVRL calls broken, and the ids of rules wherever they stand', () => {
    const svrl = `<svrl:schematron-output><svrl:fired-rule id="R1"/><svrl:failed-assert test="x" id="BR-05" flag="fatal"/>
      <svrl:successful-report id="UBL-CR-001" location="/"/></svrl:schematron-output>`
    expect(brokenIn(svrl)).toEqual(['BR-05', 'UBL-CR-001'])
    expect([...assertionsIn('{"v":"BR-CO-10"} id="PEPPOL-EN16931-R001" BR-DE-15 utf-8')]).toEqual([
      'BR-CO-10',
      'PEPPOL-EN16931-R001',
      'BR-DE-15',
    ])
  })

  test('knows the rules that the decision names, also those that it shortens', () => {
    expect([...rulesNamedIn('BR-CO-05 to -08, BR-DEC-13 and -15; BR-AG-06, -07 and PEPPOL-T111-R005.')]).toEqual([
      ...['BR-CO-05', 'BR-CO-06', 'BR-CO-07', 'BR-CO-08', 'BR-DEC-13', 'BR-DEC-15', 'BR-AG-06', 'BR-AG-07'],
      'PEPPOL-T111-R005',
    ])
  })

  test('says what an engine must be', async () => {
    await expect(openEngine(join(folder, 'none'), file('r.txt', ''))).rejects.toThrow('does not exist')
    await expect(openEngine(file('empty.mjs', ''), file('r.txt', ''))).rejects.toThrow('exports no `open`')
    file('package.json', '{ "name": "xerces" }')
    await expect(openEngine(folder, file('r.txt', ''))).rejects.toThrow('xerces is an engine that is not known')
  })
})
