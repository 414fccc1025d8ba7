import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import * as store from '../../advice/index.ts'
import { colleaguesOf } from '../../users/index.ts'
import { endWork } from '../../work/index.ts'
import type { Decisions } from '../decisions.ts'
import { heldAdvice } from '../held-advice.ts'
import { tell } from '../notices.ts'
import { whyNotWithdraw } from '../rules.ts'
import { noted } from '../work.ts'

export interface Withdrawing {
  readonly adviceId: string
  readonly by: string
  readonly isAdministrator: boolean
}

/**
 * Takes a question back: whoever had it is told that nobody waits for their answer.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (it is over, or somebody else asked).
 */
export async function withdrawAdvice(
  uow: UnitOfWork,
  origin: string,
  { adviceId, by, isAdministrator }: Withdrawing,
  decisions: Decisions,
): Promise<void> {
  const { advice, matter, stepIds } = await heldAdvice(uow, adviceId, decisions)
  const why = whyNotWithdraw(by, isAdministrator, advice, stepIds)
  if (why !== undefined) throw new ApiError('Conflict', t`The question ${adviceId} cannot be withdrawn: ${why}.`)
  await store.changeAdvice(uow, adviceId, { state: 'WITHDRAWN', ended: uow.now })
  await noted(uow, 'advice_withdrawn', advice, { stepId: advice.stepId, of: advice.holders.join(' ') })
  await endWork(uow, adviceId, 'WITHDRAWN')
  const colleagues = await colleaguesOf(uow)
  await tell(uow, origin, { matter, colleagues, to: advice.holders, event: 'withdrawn', words: null })
}
