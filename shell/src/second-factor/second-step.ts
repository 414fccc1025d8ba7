import { KontorError } from '@kontor/client'

/** What signing in asks for besides the password: a code, or that a second factor is set up. */
export type SecondStep = 'CODE' | 'SET_UP'

/** Which second step a refusal asks for; undefined where it is another refusal. */
export function secondStepIn(error: unknown): SecondStep | undefined {
  if (!(error instanceof KontorError) || error.code !== 'SecondFactorRequired') return undefined
  const step = error.body?.ErrorDetail.find(({ Key }) => Key === 'Step')?.Value
  return step === 'SET_UP' ? 'SET_UP' : 'CODE'
}
