import { type choiceListStrategies, companyIndustries, companyOwnerships, companySizes } from '@kontor/contract'
import { legalSchemes, offeredCountries, taxSchemes } from '../info/index.ts'
import type { Block, QuestionShape } from './rules/shapes.ts'

type Strategy = (typeof choiceListStrategies)[number]

/** What is chosen from by each strategy (F-150); of CUSTOM the question itself says it. */
const valuesOf: Readonly<Record<Exclude<Strategy, 'CUSTOM'>, readonly string[]>> = {
  COUNTRY: offeredCountries,
  COMPANYSIZE: companySizes,
  COMPANYOWNERSHIP: companyOwnerships,
  INDUSTRY: companyIndustries,
  TAX_IDENTIFIER: taxSchemes,
  LEGAL_IDENTIFIER: legalSchemes,
}

export const choicesOf = ({ choices }: Pick<QuestionShape, 'choices'>): readonly string[] =>
  choices === undefined ? [] : choices.strategy === 'CUSTOM' ? (choices.values ?? []) : valuesOf[choices.strategy]

/** The question with what is chosen from. */
export const withChoices = (question: QuestionShape): QuestionShape =>
  question.choices === undefined
    ? question
    : { ...question, choices: { ...question.choices, values: [...choicesOf(question)] } }

/** The question as it is kept: what a strategy offers is not. */
export function withoutChoices(question: QuestionShape): QuestionShape {
  if (question.choices === undefined || question.choices.strategy === 'CUSTOM') return question
  const { values: _, ...choices } = question.choices
  return { ...question, choices }
}

export const blockWithChoices = (block: Block): Block =>
  block.question === undefined ? block : { ...block, question: withChoices(block.question) }
