import { t } from '@kontor/i18n'
import type { QueueRefusals } from '../../platform/worker-queue/queue-error.ts'

/** What is said where a document that came from outside takes more than Kontor gives it. */
export const documentRefusals: QueueRefusals = {
  ...{ of: 'documents', code: 'DocumentRefused' },
  crowd: t`Too many large documents are being processed. Try again in a moment.`,
  time: t`The document takes too long to read. Split it.`,
  memory: t`The document needs too much memory to read. Split it.`,
}
