import { t } from '@kontor/i18n'
import { ApiError, type Settings, type UnitOfWork } from '../../../platform/index.ts'
import * as store from '../store.ts'

interface Wanted {
  readonly allowed: boolean
  readonly by: string
}

/**
 * Lets the people of the company decide from their mail, or not.
 *
 * @throws ApiError Conflict where the installation sends none
 */
export async function saveRules(uow: UnitOfWork, { allowed, by }: Wanted, { mail }: Settings): Promise<void> {
  if (allowed && mail.smtpUrl === undefined)
    throw new ApiError('Conflict', t`This installation sends no e-mail: its operator has to set KONTOR_SMTP_URL first.`)
  if (allowed ? await store.allow(uow, by) : await store.forbid(uow)) await logChange(uow, { allowed })
}

/**
 * Lets their replies decide, too, or not.
 *
 * @throws ApiError Conflict where they do not decide from their mail, or the installation takes in none
 */
export async function saveReplyRules(uow: UnitOfWork, replies: boolean, { mail }: Settings): Promise<void> {
  if (replies && mail.intake === undefined)
    throw new ApiError(
      'Conflict',
      t`This installation receives no e-mail: its operator has to set KONTOR_MAIL_INTAKE first.`,
    )
  if (replies && !(await store.allowed(uow)).link)
    throw new ApiError('Conflict', t`The company does not allow decisions by e-mail: allow them first.`)
  if (await store.allowReplies(uow, replies)) await logChange(uow, { replies })
}

const logChange = (uow: UnitOfWork, detail: Readonly<Record<string, boolean>>): Promise<void> =>
  uow.log({
    kind: 'company.mail_decision_rules_changed',
    objectType: 'company',
    objectId: uow.companyId,
    detail,
  })
