import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noTerms = (zone: string, version: string): ApiError =>
  notFound('terms', `${zone} ${version}`, t`There is no version ${version} of the terms of zone ${zone}.`)

export const noTermsIn = (country: string): ApiError =>
  notFound('terms', country, t`No terms are in force in the country ${country}.`)
