/** An element of DMN, as far as decision tables look at it. */
export interface DmnElement {
  readonly $type: string
  readonly id?: string
  readonly name?: string
  readonly drgElement?: readonly DmnElement[]
  readonly import?: readonly DmnElement[]
  readonly expressionLanguage?: string
  readonly decisionLogic?: DmnElement
  readonly informationRequirement?: readonly { readonly requiredDecision?: object }[]
  readonly knowledgeRequirement?: readonly object[]
  readonly hitPolicy?: string
  readonly aggregation?: string
  readonly input?: readonly { readonly inputExpression?: DmnElement }[]
  readonly output?: readonly DmnElement[]
  readonly rule?: readonly {
    readonly description?: string
    readonly inputEntry?: readonly DmnElement[]
    readonly outputEntry?: readonly DmnElement[]
  }[]
  readonly text?: string
}
