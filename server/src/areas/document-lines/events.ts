import type { UnitOfWork } from '../../platform/index.ts'

/** Told once it is known to which lines of other documents those of one belong, and whenever somebody says otherwise. */
export const linesLed = 'document_lines.led'

export const tellLed = (uow: UnitOfWork, documentId: string): Promise<void> => uow.later(linesLed, { documentId })
