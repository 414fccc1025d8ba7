import type { ResponseCode, TradeType } from '@kontor/contract'

export interface PlannedLine {
  readonly name: string
  readonly code: string
  readonly quantity: string
  readonly unit: string
  readonly price: string
  /** A category of CPV, where an order says it. */
  readonly category?: string
}

/** A document that a company of the demo network writes. */
export interface PlannedDocument {
  readonly key: string
  /** The key of the document that the deal began with; documents of one deal speak of each other. */
  readonly deal: string
  readonly type: Exclude<TradeType, 'status' | 'requisition'>
  /** Keys of companies: who writes it, who gets it. */
  readonly from: string
  readonly to: string
  /** The company that it names as its buyer, where that is another than who gets it. */
  readonly billedTo?: string
  readonly number: string
  readonly issueDate: string
  readonly dueDate?: string
  readonly currency: string
  readonly tax: { readonly category: string; readonly percent: string; readonly reason?: string }
  readonly lines: readonly PlannedLine[]
  readonly buyerReference?: string
  readonly order?: string
  /** Of a quote: the number of the request that it answers. */
  readonly request?: string
  readonly preceding?: { readonly number: string; readonly issueDate: string }
  readonly note?: string
  /** Of a response to an order: how it is confirmed (UNCL4343), accepted as it is unless told. */
  readonly confirms?: 'AP' | 'CA'
  /** The currency in which VAT is accounted, and what one unit of the document's is worth in it. */
  readonly taxCurrency?: { readonly code: string; readonly rate: string }
}

/** What happens in the demo network, at an instant. */
export type PlannedEvent = { readonly at: string } & (
  | { readonly does: 'draft'; readonly document: PlannedDocument }
  | { readonly does: 'send'; readonly document: PlannedDocument }
  | {
      readonly does: 'answer'
      readonly key: string
      readonly by: string
      readonly code: ResponseCode
      readonly reasonCode?: string
      readonly reason?: string
    }
  | { readonly does: 'fallDue'; readonly key: string; readonly from: string; readonly to: string }
  | {
      /** Somebody hands a document to a colleague; people by their place in the company. */
      readonly does: 'assign'
      readonly key: string
      readonly by: string
      readonly from: number
      readonly to: number
      readonly comment: string
    }
  | {
      /** Somebody asks a colleague to approve a document; people by their place in the company. */
      readonly does: 'askApproval'
      readonly key: string
      readonly by: string
      readonly from: number
      readonly to: number
      readonly because: string
    }
  | {
      readonly does: 'approve' | 'refuse'
      readonly key: string
      readonly by: string
      readonly from: number
      readonly reason?: string
    }
  /** A program of the receiver fetches it. */
  | { readonly does: 'fetch'; readonly key: string; readonly by: string }
  | {
      /** Somebody hands work about the company itself to a colleague, or a task of an app. */
      readonly does: 'assignWork' | 'giveTask'
      readonly by: string
      readonly from: number
      readonly to: number
      readonly words: string
    }
  | {
      /** Somebody is away for some days from the event on, and a colleague stands in. */
      readonly does: 'leave'
      readonly by: string
      readonly who: number
      readonly substitute: number
      readonly until: string
    }
  | { readonly does: 'archive'; readonly key: string; readonly by: string }
  | { readonly does: 'connect'; readonly from: string; readonly to: string; readonly message?: string }
  | { readonly does: 'acceptConnection' | 'rejectConnection'; readonly from: string; readonly to: string }
)
