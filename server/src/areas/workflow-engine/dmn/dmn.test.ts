import { describe, expect, test } from 'vitest'
import { readBpmn } from '../bpmn/read-bpmn.ts'
import { RefusedFlow } from '../bpmn/refused-flow.ts'
import { writeBpmn } from '../bpmn/write-bpmn.ts'
import type { Flow } from '../rules/flow.ts'
import { readDmn } from './read-dmn.ts'
import { writeDmn } from './write-dmn.ts'

const flow: Flow = {
  ...{ Name: 'By table', Types: ['invoice'], Start: 'which' },
  Steps: [
    {
      ...{ Id: 'which', Name: 'Which way?', Kind: 'DECISION' },
      Table: {
        ...{ HitPolicy: 'FIRST', Inputs: ['amount', 'partner'] },
        Rules: [
          { When: ['> 1000', '-'], StepId: 'head', Note: 'By the board of 2026' },
          { When: ['-', '"Hansa & Söhne"'], StepId: 'head' },
        ],
      },
      Next: [{ StepId: 'head', When: 'way = "head"' }, { StepId: 'end' }],
    },
    { Id: 'head', Name: 'Head', Kind: 'END', Then: 'NOTHING', Next: [] },
    { Id: 'end', Name: 'End', Kind: 'END', Then: 'NOTHING', Next: [] },
  ],
}

test('a workflow with a table is written as BPMN and DMN 1.3, and read again as it was', async () => {
  const [bpmn, dmn] = [await writeBpmn(flow), (await writeDmn(flow))!]
  expect(dmn).toContain('xmlns:dmn="https://www.omg.org/spec/DMN/20191111/MODEL/"')
  expect(dmn).toContain('"Hansa &amp; Söhne"')
  expect(bpmn).toContain('kontor:decision="table_which"')
  expect((await readBpmn(bpmn, await readDmn(dmn))).flow).toEqual(flow)
  await expect(readBpmn(bpmn)).rejects.toThrow(RefusedFlow)
  expect(await writeDmn({ ...flow, Steps: flow.Steps.slice(1) })).toBeUndefined()
})

const decision = (logic: string, attributes = '', before = '') =>
  `<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/" id="d" name="D" namespace="urn:x" ${attributes}>${before}<decision id="t" name="Limits">${logic}</decision></definitions>`
const rows = (
  attributes: string,
  entry = '<inputEntry id="e"><text>&gt; 5</text></inputEntry>',
  out = '"head"',
  asks = 'amount',
) =>
  `<decisionTable id="r" ${attributes}><input id="i"><inputExpression id="x"><text>${asks}</text></inputExpression></input><output id="o" name="way"/><rule id="r1">${entry}<outputEntry id="oe"><text>${out}</text></outputEntry></rule></decisionTable>`

describe('a DMN file of another modeler', () => {
  test('is read: without a hit policy it is UNIQUE, as DMN says, and an empty cell means anything', async () => {
    const read = await readDmn(decision(rows('', '<inputEntry id="e"><text></text></inputEntry>')))
    expect(read.get('t')).toEqual({ HitPolicy: 'UNIQUE', Inputs: ['amount'], Rules: [{ When: ['-'], StepId: 'head' }] })
  })
  const refused: [string, string, string][] = [
    ['no XML', 'no', 'are not a DMN 1.3 file'],
    ['a DOCTYPE', `<!DOCTYPE x [<!ENTITY a "b">]>${decision(rows(''))}`, 'has a DOCTYPE'],
    [
      'an import',
      decision(
        rows(''),
        '',
        '<import name="other" namespace="urn:y" importType="x" locationURI="https://elsewhere.example/x.dmn"/>',
      ),
      'import another file',
    ],
    ['another hit policy', decision(rows('hitPolicy="COLLECT" aggregation="SUM"')), 'has the hit policy {1}'],
    ['rule order', decision(rows('hitPolicy="RULE ORDER"')), 'has the hit policy {1}'],
    [
      'JavaScript',
      decision(rows('', '<inputEntry id="e" expressionLanguage="javascript"><text>1</text></inputEntry>')),
      'is written in {1}: write it in FEEL',
    ],
    [
      'JavaScript for all',
      decision(rows(''), 'expressionLanguage="http://www.ecma.org/js"'),
      'is written in {1}: write it in FEEL',
    ],
    [
      'an expression',
      decision('<literalExpression id="l"><text>1</text></literalExpression>'),
      'is not a decision table',
    ],
    [
      'a function',
      decision(rows(''), '', '<businessKnowledgeModel id="b" name="B"/>'),
      'is not supported in decisions here',
    ],
    [
      'a column that calculates',
      decision(rows('', undefined, undefined, 'amount * 2')),
      'asks {2}: ask one known name',
    ],
    ['an output that calculates', decision(rows('', undefined, 'upper case("head")')), 'does not name a step'],
  ]
  test.each(refused)('with %s is refused by name', async (_what, xml, words) => {
    const error = await readDmn(xml).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RefusedFlow)
    expect((error as RefusedFlow).reason.id).toContain(words)
  })
})
