import { DmnModdle } from 'dmn-moddle'
import { type FactName, factsKnown } from '../rules/facts.ts'
import type { Flow, Step } from '../rules/flow.ts'

/** The decision that a step names, in the DMN file of its version. */
export const decisionIdOf = ({ Id }: Pick<Step, 'Id'>): string => `table_${Id}`

const typeRefs = { NUMBER: 'number', TEXT: 'string', YES_NO: 'boolean', LIST: 'Any' } as const

/** The decision tables of a workflow as a DMN 1.3 file with its drawing, which other modelers open; undefined where it has none. */
export async function writeDmn({ Name, Steps }: Flow): Promise<string | undefined> {
  const deciding = Steps.filter(({ Table }) => Table !== undefined)
  if (deciding.length === 0) return undefined
  const moddle = new DmnModdle()
  const make = (type: string, attributes: object) => moddle.create(type, attributes)
  const decisions = deciding.map((step) => decisionOf(step, make))
  const shapes = decisions.map((dmnElementRef, place) =>
    make('dmndi:DMNShape', {
      ...{ id: `shape_${place + 1}`, dmnElementRef },
      bounds: make('dc:Bounds', { x: 160 + 220 * place, y: 100, width: 180, height: 80 }),
    }),
  )
  const definitions = make('dmn:Definitions', {
    ...{ id: 'decisions', name: Name, namespace: 'urn:kontor:workflow:1', drgElement: decisions },
    dmnDI: make('dmndi:DMNDI', { diagrams: [make('dmndi:DMNDiagram', { id: 'diagram', diagramElements: shapes })] }),
  })
  return (await moddle.toXML(definitions, { format: true })).xml
}

function decisionOf(step: Step, make: (type: string, attributes: object) => object): object {
  const { HitPolicy, Inputs, Rules } = step.Table!
  const id = decisionIdOf(step)
  const table = make('dmn:DecisionTable', {
    ...{ id: `${id}_rows`, hitPolicy: HitPolicy },
    input: Inputs.map((name, column) =>
      make('dmn:InputClause', {
        ...{ id: `${id}_in_${column + 1}`, label: name },
        inputExpression: make('dmn:LiteralExpression', {
          ...{ id: `${id}_asks_${column + 1}`, text: name },
          typeRef: typeRefs[factsKnown[name as FactName]?.type ?? 'TEXT'],
        }),
      }),
    ),
    output: [make('dmn:OutputClause', { id: `${id}_out`, name: 'way', typeRef: 'string' })],
    rule: Rules.map(({ When, StepId, Note }, row) =>
      make('dmn:DecisionRule', {
        ...{ id: `${id}_${row + 1}` },
        ...(Note !== undefined && { description: Note }),
        inputEntry: Inputs.map((_, column) =>
          make('dmn:UnaryTests', { id: `${id}_${row + 1}_${column + 1}`, text: When[column] ?? '-' }),
        ),
        outputEntry: [make('dmn:LiteralExpression', { id: `${id}_${row + 1}_to`, text: `"${StepId}"` })],
      }),
    ),
  })
  const variable = make('dmn:InformationItem', { id: `${id}_way`, name: 'way', typeRef: 'string' })
  return make('dmn:Decision', { id, name: step.Name, variable, decisionLogic: table })
}
