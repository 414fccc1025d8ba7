import type { Message } from '@kontor/i18n'
import { service, type UnitOfWork } from '../../platform/index.ts'
import type { Entry } from '../entries/index.ts'

/** The decision about a document that waits to be made. */
export interface Decision {
  /** The steps that wait: more than one where a workflow asks several people side by side. */
  readonly stepIds: readonly string[]
  /** Which of them a person decides. */
  stepOf(personId: string): string | undefined
  /** Why a person does not make it; undefined where they do. */
  whyNotDecide(personId: string): Promise<Message | undefined>
}

export type Decisions = (uow: UnitOfWork, entry: Entry) => Promise<Decision>

/** What the area asks of the approvals, which stand above it: they close what is open of it. */
export const decisions = service<Decisions>('advisers.decisions')
