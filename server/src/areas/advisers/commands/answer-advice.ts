import type { AdviceRecommendation } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import * as store from '../../advice/index.ts'
import { colleaguesOf } from '../../users/index.ts'
import { endWork } from '../../work/index.ts'
import type { Decisions } from '../decisions.ts'
import { heldAdvice } from '../held-advice.ts'
import { tell } from '../notices.ts'
import { whyNotTheirs, whyWordless } from '../rules.ts'
import { noted } from '../work.ts'

export interface Answering {
  readonly adviceId: string
  readonly by: string
  readonly recommendation: AdviceRecommendation
  readonly text: string
}

/**
 * Answers what a person was asked. Nothing is decided by it; who asked is told.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (it is over, or not theirs), BadRequest (no words).
 */
export async function answerAdvice(
  uow: UnitOfWork,
  origin: string,
  { adviceId, by, recommendation, text }: Answering,
  decisions: Decisions,
): Promise<void> {
  const { advice, matter, stepIds } = await heldAdvice(uow, adviceId, decisions)
  const answer = text || null
  // The same again, whose answer was lost on its way.
  if (advice.answeredBy === by && advice.recommendation === recommendation && advice.answer === answer) return
  const why = whyNotTheirs(by, advice, stepIds)
  if (why !== undefined) throw new ApiError('Conflict', t`You cannot answer the advice ${adviceId}: ${why}.`)
  const wordless = whyWordless(recommendation, text)
  if (wordless !== undefined) throw unfit('text', wordless)
  await store.changeAdvice(uow, adviceId, {
    ...{ state: 'ANSWERED', recommendation, answer, answeredBy: by, ended: uow.now },
  })
  await noted(uow, 'advised', advice, { stepId: advice.stepId, recommendation })
  await endWork(uow, adviceId, 'ANSWERED')
  const colleagues = await colleaguesOf(uow)
  await tell(uow, origin, { matter, colleagues, to: [advice.askedBy], event: recommendation, words: answer })
}
