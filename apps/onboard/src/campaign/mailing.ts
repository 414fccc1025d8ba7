import { type Supplier, useAct } from '../api.ts'

/** Whether a mail can go to a supplier: the first, or a reminder. */
export const canBeMailed = ({ AllowedActions }: Supplier): boolean =>
  AllowedActions.includes('invite') || AllowedActions.includes('remind')

/** Mails suppliers, one after the other. */
export const useMailing = (onDone?: () => void) =>
  useAct(
    async ({ onboarding }, to: readonly Supplier[]) => {
      for (const { SourceId } of to) await onboarding.inviteContact({ params: { sourceId: SourceId } })
    },
    (to, t) => t('supplier.mailed', { count: to.length }),
    onDone,
  )
