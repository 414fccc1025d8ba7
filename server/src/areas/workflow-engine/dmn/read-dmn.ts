import { type TablePolicy, tablePolicies } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { DmnModdle } from 'dmn-moddle'
import { RefusedFlow } from '../bpmn/refused-flow.ts'
import { anything, type Table } from '../rules/decision-table.ts'
import type { DmnElement } from './elements.ts'

const [maxInputs, maxRules] = [20, 500]

/**
 * Reads decision tables from a DMN 1.3 file, a stranger's input, by the ids of their decisions: imports, other logic than tables,
 * other languages than FEEL and other hit policies than UNIQUE and FIRST are refused by name.
 *
 * @throws RefusedFlow
 */
export async function readDmn(xml: string): Promise<ReadonlyMap<string, Table>> {
  if (/<!DOCTYPE/i.test(xml)) throw new RefusedFlow(t`it has a DOCTYPE, which is not allowed: remove it`)
  const definitions = await definitionsIn(xml)
  if ((definitions.import ?? []).length > 0)
    throw new RefusedFlow(t`its decisions import another file, which is not allowed: put the table into this one`)
  refuseLanguage(definitions, definitions)
  const decisions = (definitions.drgElement ?? []).filter((element) => {
    if (element.$type === 'dmn:Decision') return true
    if (element.$type === 'dmn:InputData') return false
    throw new RefusedFlow(t`${named(element)} is not supported in decisions here: delete it`)
  })
  return new Map(decisions.map((decision) => [decision.id ?? '', tableIn(decision)]))
}

async function definitionsIn(xml: string): Promise<DmnElement> {
  try {
    const { rootElement, warnings } = await new DmnModdle().fromXML(xml, 'dmn:Definitions')
    const [first] = warnings
    if (first !== undefined)
      throw new RefusedFlow(t`part of its decisions cannot be understood (${inOneLine(first.message)})`)
    return rootElement as DmnElement
  } catch (error) {
    if (error instanceof RefusedFlow) throw error
    throw new RefusedFlow(t`its decisions are not a DMN 1.3 file (${inOneLine(String((error as Error).message))})`)
  }
}

const inOneLine = (message: string): string => message.replaceAll(/\s+/g, ' ').slice(0, 300)

const named = ({ $type, id, name }: DmnElement): string => `${$type.replace('dmn:', '')} ${name ?? id ?? ''}`.trim()

function refuseLanguage(decision: DmnElement, { expressionLanguage }: DmnElement): void {
  if (expressionLanguage !== undefined && !/feel/i.test(expressionLanguage))
    throw new RefusedFlow(t`${named(decision)} is written in ${expressionLanguage.slice(0, 60)}: write it in FEEL`)
}

function tableIn(decision: DmnElement): Table {
  const { decisionLogic: table } = decision
  if (table?.$type !== 'dmn:DecisionTable')
    throw new RefusedFlow(t`${named(decision)} is not a decision table: make it one`)
  if (
    (decision.knowledgeRequirement ?? []).length > 0 ||
    (decision.informationRequirement ?? []).some(({ requiredDecision }) => requiredDecision !== undefined)
  )
    throw new RefusedFlow(
      t`${named(decision)} needs another decision, which is not supported here: put it into one table`,
    )
  const { input = [], output = [], rule = [] } = table
  if (output.length !== 1) throw new RefusedFlow(t`${named(decision)} has no output or several: leave one`)
  if (input.length > maxInputs || rule.length > maxRules)
    throw new RefusedFlow(t`${named(decision)} has more than ${maxInputs} columns or ${maxRules} rows: make it smaller`)
  for (const element of input) refuseLanguage(decision, element.inputExpression ?? decision)
  return {
    HitPolicy: policyOf(decision, table),
    Inputs: input.map(({ inputExpression }, place) => {
      const text = inputExpression?.text?.trim() ?? ''
      if (/^\w{1,60}$/.test(text)) return text
      throw new RefusedFlow(t`column ${place + 1} of ${named(decision)} asks ${text.slice(0, 60)}: ask one known name`)
    }),
    Rules: rule.map(({ description, inputEntry = [], outputEntry = [] }, place) => {
      for (const entry of [...inputEntry, ...outputEntry]) refuseLanguage(decision, entry)
      const way = /^"([^"\\]{1,60})"$/.exec(outputEntry[0]?.text?.trim() ?? '')?.[1]
      if (way === undefined)
        throw new RefusedFlow(
          t`row ${place + 1} of ${named(decision)} does not name a step: write its id in quotation marks`,
        )
      return {
        When: input.map((_, column) => inputEntry[column]?.text?.trim().slice(0, 300) || anything),
        StepId: way,
        ...(description?.trim() && { Note: description.trim().slice(0, 300) }),
      }
    }),
  }
}

function policyOf(decision: DmnElement, { hitPolicy = 'UNIQUE', aggregation }: DmnElement): TablePolicy {
  const policy = tablePolicies.find((one) => one === hitPolicy)
  if (policy !== undefined && aggregation === undefined) return policy
  const given = [hitPolicy, aggregation].filter(Boolean).join(' ').slice(0, 60)
  throw new RefusedFlow(t`${named(decision)} has the hit policy ${given}: choose UNIQUE or FIRST`)
}
