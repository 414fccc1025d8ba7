import type { Words } from '../kontor.ts'
import type { PaperUpload } from '../queries/types.ts'

/** How a paper about which something was decided stands; undefined where it only waits. */
export function standingOf({ State, Reason, HoldUntil }: PaperUpload, { t, format }: Pick<Words, 't' | 'format'>) {
  if (State === 'REJECTED') return { tone: 'bad', text: t('papers.rejected') } as const
  if (State === 'REEDIT') return { tone: 'warn', text: t('papers.sentBack') } as const
  if (State === 'SENT') return { tone: 'good', text: t('papers.sent') } as const
  if (State === 'ON_HOLD')
    return {
      tone: 'info',
      text: HoldUntil === undefined ? t('papers.onHold') : t('papers.onHoldUntil', { day: format.date(HoldUntil) }),
    } as const
  return Reason === undefined ? undefined : ({ tone: 'warn', text: t('papers.back') } as const)
}
