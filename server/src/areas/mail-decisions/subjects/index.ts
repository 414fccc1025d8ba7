import type { MailDecisionKind } from '@kontor/contract'
import { documentSubject } from './document.ts'
import { requisitionSubject } from './requisition.ts'
import type { Subject } from './subject.ts'

export type { Asked, Decision } from './subject.ts'

export const subjects: Readonly<Record<MailDecisionKind, Subject>> = {
  DOCUMENT: documentSubject,
  REQUISITION: requisitionSubject,
}
