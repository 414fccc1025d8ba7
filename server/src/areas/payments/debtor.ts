import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../platform/index.ts'
import { readCompany } from '../companies/index.ts'
import { ownAccounts, ownBank, plainAccount } from './rules/index.ts'

/** Who pays, from an account of their own. @throws ApiError BadRequest (Account) */
export async function debtorOf(uow: UnitOfWork, given: string) {
  const company = await readCompany(uow)
  const identifiers = company?.Identifiers ?? []
  const account = plainAccount(given)
  const known = ownAccounts(identifiers)
  if (!company || !known.includes(account))
    throw unfit(
      'Account',
      known.length === 0
        ? t`Account is ${given}, and your company has no account yet: add its IBAN to the company profile.`
        : t`Account is ${given}, which is not an account of your company: use one of ${known.join(', ')}.`,
    )
  return { name: company.CompanyName, account, bic: ownBank(identifiers) }
}
