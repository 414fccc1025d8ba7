import type { Finding as Found, LineAnswer, LineBelow, SettlementDiscount, Totals, TradeForm } from '@kontor/ubl'

/** What a check finds: which rule, where, how to mend it. */
export interface Finding {
  readonly rule: string
  readonly severity: 'fatal' | 'warning'
  readonly path: string
  readonly line?: number
  readonly message: string
  readonly fix?: string
  /** What another language is made of. */
  readonly translatable?: NonNullable<Found['translatable']>
}

/** Another document by its UBL type and number, and by its id in the network where it is given. */
export interface Reference {
  readonly ublType: string
  readonly number: string
  readonly id?: string
}

/** A party as a document names it: by what it is called, and by the numbers under which it is registered. */
export interface PartyNamed {
  readonly names: readonly string[]
  readonly vatId?: string
  readonly otherIds: readonly string[]
}

/** What of a document leaves the thread that read it: never its tree. Amounts are decimal text, dates YYYY-MM-DD. */
export interface Parsed {
  /** The UBL name: `Invoice`. */
  readonly ublType: string
  readonly number: string
  readonly issueDate?: string
  readonly dueDate?: string
  readonly currency?: string
  readonly amount?: string
  readonly senderName: string
  readonly receiverName: string
  /** Who issues it and whom it is for, where it is looked at closely; for a bill the seller and the buyer. */
  readonly parties: { readonly from: PartyNamed; readonly to: PartyNamed }
  /** What kind of its type it is (UNCL1001). */
  readonly typeCode?: string
  readonly note?: string
  /** What its first lines are about. */
  readonly items: readonly string[]
  /** The accounts that it asks to be paid to, as written. */
  readonly payeeAccounts: readonly string[]
  /** What its payer is to name (BT-83). */
  readonly paymentReference?: string
  /** What is owed less of it where it is paid early. */
  readonly discounts: readonly SettlementDiscount[]
  readonly requesterName?: string
  readonly accountingCost?: string
  /** The documents that it names, those first that say most of where it belongs. */
  readonly references: readonly Reference[]
  /** What an ApplicationResponse says to the document that it refers to. */
  readonly answer?: {
    readonly responseCode: string
    readonly reasonCode?: string
    readonly reason?: string
    /** How much of the document is paid in all, where that is not everything. */
    readonly paid?: string
  }
  /** Whether it encloses files; their bytes are asked for apart. */
  readonly encloses: boolean
  readonly schema: readonly Finding[]
  readonly profile: readonly Finding[]
  readonly profileName: string
  readonly ruleSetVersion: string
}

/** What a document says in the words of trade: its form and what it adds up to, where its type has one. */
export interface Trade {
  readonly form?: TradeForm
  readonly totals?: Totals
  /** The lines below its lines, each behind the one above it. */
  readonly below: readonly LineBelow[]
  /** What an ApplicationResponse says to single lines of the document that it refers to. */
  readonly answers: readonly LineAnswer[]
}

/** A file that travels within a document, or is to: its name and media type as they are written there. */
export interface Enclosed {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}
