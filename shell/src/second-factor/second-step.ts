import { KontorError } from '@kontor/client'

/** What signing in asks for besides: a code, that a second factor is set up, or the company's single sign-on. */
const steps = ['CODE', 'SET_UP', 'SINGLE_SIGN_ON'] as const
export type SecondStep = (typeof steps)[number]

/** Which second step a refusal asks for; undefined where it is another refusal. */
export function secondStepIn(error: unknown): SecondStep | undefined {
  if (!(error instanceof KontorError) || error.code !== 'SecondFactorRequired') return undefined
  const step = error.body?.ErrorDetail.find(({ Key }) => Key === 'Step')?.Value
  return steps.find((known) => known === step)
}
