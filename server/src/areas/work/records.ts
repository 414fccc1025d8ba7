import type { WorkDecision, WorkKind } from '@kontor/contract'

/** A piece of work that waits for people, whatever it is beside (decision 105). */
export interface WorkRecord {
  readonly companyId: string
  /** That of the step, the advice, the assignment or the task. */
  readonly id: string
  readonly kind: WorkKind
  /** What reminders and escalations go by: that of the assignment, `APPROVAL`, `ADVICE`, the handler of a task. */
  readonly type: string
  readonly subjectType: string | null
  readonly subjectId: string | null
  readonly documentId: string | null
  readonly givenBy: string | null
  readonly why: string | null
  readonly holders: readonly string[]
  /** Who must not do it, in whosever place. */
  readonly barred: readonly string[]
  readonly opened: Date
  /** By when, as a business date. */
  readonly due: string | null
  /** Of the document: its number, who it is with, and what it comes to. */
  readonly number: string | null
  readonly partner: string | null
  /** In minor units of its currency, as text because it may exceed a double. */
  readonly amountMinor: string | null
  readonly currency: string | null
  readonly ended: Date | null
  readonly outcome: string | null
  /** Who decided or finished it, or did what ended it. */
  readonly endedBy: string | null
  readonly decisionId: string | null
  readonly decision: WorkDecision | null
  readonly decisionReason: string | null
  readonly decidedBy: string | null
}

/** What a kind says of a piece of its own; the document that it is about says the rest. */
export interface NewWork
  extends Pick<WorkRecord, 'id' | 'kind' | 'type' | 'subjectType' | 'subjectId' | 'givenBy' | 'why' | 'holders'> {
  readonly barred?: readonly string[]
  readonly opened: Date
  /** By when, where that is not when its document is due; null where there is no such day. */
  readonly due?: string | null
  /** When it closes by itself, and when people are first reminded and it first goes up; left out, what was said stands. */
  readonly expires?: Date
  readonly remindAt?: Date
  readonly escalateAt?: Date
}

/** What was done so that a piece does not wait too long. */
export interface Course {
  readonly reminded: number
  readonly escalated: number
  /** Whether teams were told that it is new. */
  readonly announced: boolean
  /** When to look again; null where nothing more comes of itself. */
  readonly nextAct: Date | null
}

/** A piece about which something may be due. */
export type DueWork = WorkRecord &
  Course & { readonly expires: Date | null; readonly remindAt: Date | null; readonly escalateAt: Date | null }

/** Who reads what waits for them. */
export interface WorkReader {
  readonly id: string
  /** For whom they approve today, by the word of who is away. */
  readonly standsInFor: readonly string[]
  /** What they deal with at all. */
  readonly kinds: readonly WorkKind[]
  /** Of an administrator, who can approve: what none of these was asked for comes to them. */
  readonly deciders: readonly string[] | undefined
}

export interface WorkFilter {
  readonly kind?: WorkKind | undefined
  /** The last day on which it is due. */
  readonly dueUntil?: string | undefined
  /** Words of its document or of why it was given. */
  readonly q?: string | undefined
  readonly partner?: string | undefined
  readonly currency?: string | undefined
  /** In minor units of the currency. */
  readonly minorFrom?: string | undefined
  readonly minorTo?: string | undefined
}

/** What waits with one person, or with nobody, of one kind and in one currency. */
export interface Pile {
  /** Nobody has it. */
  readonly userId: string | null
  readonly kind: WorkKind
  readonly currency: string | null
  /** Whether the reader may see what it is about. */
  readonly seen: boolean
  readonly open: number
  /** Of it, what was due before today. */
  readonly overdue: number
  /** When the next of it is due; null where none of it has a day. */
  readonly nextDue: string | null
  /** In minor units of its currency, as text because it may exceed a double. */
  readonly amountMinor: string | null
}
