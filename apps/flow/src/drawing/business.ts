/** What an element of the drawing is in the file (moddle), as far as workflows look at it. */
export interface Business {
  readonly $type: string
  readonly $parent?: Business
  readonly id: string
  readonly name?: string
  readonly documentation?: readonly { readonly text?: string }[]
  readonly flowElements?: readonly Business[]
  readonly sourceRef?: Business
  readonly targetRef?: Business
  readonly default?: Business
  readonly incoming?: readonly Business[]
  readonly gatewayDirection?: string
  readonly conditionExpression?: { readonly body?: string }
  readonly eventDefinitions?: readonly { readonly timeDuration?: { readonly body?: string } }[]
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
