import type { LedgerSettings, Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

export type Settings = Of<typeof LedgerSettings>

/** What is usual where nothing was saved. */
export const usual: Settings = { FiscalYearStart: '01-01', AccountLength: 4, Chart: 'SKR03', PartnerAccounts: [] }

/** A field that does not fit, and why. */
export interface Unfit {
  readonly field: keyof Settings
  readonly why: Message
}

/** What of some settings no ledger takes; undefined where all fits. */
export function whyNotSave({ FiscalYearStart, AccountLength, PartnerAccounts }: Settings): Unfit | undefined {
  // Leap days begin no fiscal year.
  if (!/^(0[1-9]|1[0-2])-01$/.test(FiscalYearStart))
    return {
      field: 'FiscalYearStart',
      why: t`FiscalYearStart is ${FiscalYearStart}: use the month and the first day, such as 01-01 or 07-01.`,
    }
  for (const { Creditor, Debtor } of PartnerAccounts)
    for (const account of [Creditor, Debtor])
      if (account !== undefined && !isPartnerAccount(account, AccountLength))
        return {
          field: 'PartnerAccounts',
          why: t`The account ${account} of a partner needs ${AccountLength + 1} digits: one more than the accounts of the ledger.`,
        }
  return undefined
}

/** One digit longer than the accounts of the ledger, and none of theirs. */
export const isPartnerAccount = (account: string, length: number): boolean =>
  /^[1-9]\d*$/.test(account) && account.length === length + 1

/** An account of the ledger: as many digits as it has, zeros before and behind counted. */
export const isLedgerAccount = (account: string, length: number): boolean =>
  /^\d+$/.test(account) && account.length === length && Number(account) > 0
