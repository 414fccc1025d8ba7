import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noQuestionnaire = (id: string): ApiError =>
  notFound('questionnaire', id, t`The questionnaire ${id} does not exist.`)

export const noRequest = (id: string): ApiError =>
  notFound('questionnaireRequest', id, t`The request ${id} does not exist.`)

export const noQuestion = (id: string): ApiError => notFound('question', id, t`The question ${id} does not exist.`)

export const noSurvey = (id: string): ApiError => notFound('survey', id, t`The survey ${id} does not exist.`)

export const noTemplate = (id: string): ApiError =>
  notFound('surveyTemplate', id, t`The template ${id} does not exist.`)

export const noFile = (id: string): ApiError => notFound('questionnaireFile', id, t`The file ${id} does not exist.`)

export const noRule = (id: string): ApiError =>
  notFound('questionnaireTrigger', id, t`The trigger ${id} does not exist.`)
