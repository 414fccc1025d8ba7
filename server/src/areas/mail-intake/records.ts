import type { mailAnswers, mailedFileFates } from '@kontor/contract'
import type { Message } from '@kontor/i18n'

/** What became of a file that came by e-mail. */
export interface FileFate {
  readonly fileName: string
  readonly fate: (typeof mailedFileFates)[number]
  readonly documentId?: string
  readonly uploadId?: string
  /** Why it was not taken in. */
  readonly reason?: Message
}

export interface ReceivedMailRecord {
  readonly companyId: string
  readonly id: string
  /** That of the e-mail; of one without, the hash of its bytes. */
  readonly messageId: string
  readonly sender: string
  readonly subject: string
  readonly received: Date
  readonly files: readonly FileFate[]
  /** Null where there is nothing to tell. */
  readonly answer: (typeof mailAnswers)[number] | null
}

export interface IntakeRecord {
  readonly companyId: string
  readonly secret: string
  readonly since: Date
}
