/** An element of BPMN, as far as workflows look at it. */
export interface Element {
  readonly $type: string
  readonly $attrs?: Readonly<Record<string, unknown>>
  readonly id?: string
  readonly name?: string
  readonly documentation?: readonly { readonly text?: string }[]
  readonly sourceRef?: Element
  readonly targetRef?: Element
  readonly attachedToRef?: Element
  readonly default?: Element
  readonly conditionExpression?: Expression
  readonly eventDefinitions?: readonly Element[]
  readonly timeDuration?: Expression
  readonly loopCharacteristics?: Element
  readonly flowElements?: readonly Element[]
  readonly rootElements?: readonly Element[]
  readonly isForCompensation?: boolean
  // What is ours (kontor-bpmn.ts).
  readonly types?: string
  readonly work?: string
  readonly users?: string
  readonly teams?: string
  readonly roles?: string
  readonly needed?: number
  readonly tag?: string
  readonly webhook?: string
  readonly outcome?: string
}

export interface Expression {
  readonly $type: string
  readonly body?: string
  readonly language?: string
}
