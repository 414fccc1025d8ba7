import type { MailDecision, Of } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'

/** What a person was asked to decide, and when. */
export interface Question {
  readonly userId: string
  readonly subjectId: string
  readonly stepId: string
}

export interface Asked {
  /** As the wire shows it, and the mail. */
  readonly shown: NonNullable<Of<typeof MailDecision>['Asked']>
  /** Why its person cannot decide it any more; undefined where they can. */
  readonly whyNot: Message | undefined
}

export interface Decision {
  readonly outcome: 'ACCEPT' | 'REJECT'
  readonly reason: string | undefined
}

/** One kind of what is decided from a mail: it is asked and decided by the rules of its own area. */
export interface Subject {
  /** Undefined where it is gone. */
  asked(uow: UnitOfWork, question: Question): Promise<Asked | undefined>
  /** @throws ApiError where it is not theirs to decide, as when they are signed in */
  decide(uow: UnitOfWork, shellOrigin: string, question: Question, decision: Decision): Promise<void>
}
