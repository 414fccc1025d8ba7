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
  readonly isForCompensation?: boolean
  // What is ours (contract/src/kontor-bpmn.ts).
  readonly types?: string
  readonly work?: string
  readonly users?: string
  readonly teams?: string
  readonly roles?: string
  readonly needed?: number
  readonly tag?: string
  readonly webhook?: string
  readonly field?: string
  readonly list?: string
  readonly code?: string
  readonly days?: number
  readonly outcome?: string
  readonly decision?: string
}

export interface Expression {
  readonly $type: string
  readonly body?: string
  readonly language?: string
}

/** The whole of a file, with what it draws (BPMN DI). */
export interface Definitions {
  readonly rootElements?: readonly Element[]
  readonly diagrams?: readonly { readonly plane?: { readonly planeElement?: readonly Drawn[] } }[]
}

interface Drawn {
  readonly $type: string
  readonly bpmnElement?: Element
  readonly bounds?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly waypoint?: readonly { readonly x: number; readonly y: number }[]
}
