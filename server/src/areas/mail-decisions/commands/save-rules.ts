import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import * as store from '../store.ts'

/**
 * Lets the people of the company decide from their mail, or not.
 *
 * @param isAvailable whether the installation sends mail
 * @throws ApiError Conflict where it does not
 */
export async function saveRules(
  uow: UnitOfWork,
  { allowed, by, isAvailable }: { readonly allowed: boolean; readonly by: string; readonly isAvailable: boolean },
): Promise<void> {
  if (allowed && !isAvailable)
    throw new ApiError('Conflict', t`This installation sends no e-mail: its operator has to set KONTOR_SMTP_URL first.`)
  const changed = allowed ? await store.allow(uow, by) : await store.forbid(uow)
  if (changed)
    await uow.log({
      kind: 'company.mail_decision_rules_changed',
      objectType: 'company',
      objectId: uow.companyId,
      detail: { allowed },
    })
}
