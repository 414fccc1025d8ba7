import type { Tone } from '@kontor/kit'
import type { Questionnaire, RequestState } from './api.ts'

/** In the order in which a request goes. */
export const toneOf: Readonly<Record<RequestState, Tone>> = {
  SENT: 'info',
  ANSWERING: 'info',
  UNDER_REVIEW: 'warn',
  REJECTED: 'bad',
  APPROVED: 'good',
}

export const states = Object.keys(toneOf) as RequestState[]

export const questionnaireTone: Readonly<Record<Questionnaire['state'], Tone>> = {
  DRAFT: 'warn',
  PUBLISHED: 'good',
  RETIRED: 'mute',
}
