import { type Message, t } from '@kontor/i18n'
import type { Trace } from './rules/walk.ts'

/** What decided at a step. */
export const reasonAt = ({ step, because }: Pick<Trace, 'step' | 'because'>): Message =>
  because === null ? t`${step}` : t`${step} (${because})`

/** What decided, one after the other; undefined where nothing did. */
export const joined = (parts: readonly Message[]): Message | undefined =>
  parts.length === 0 ? undefined : parts.reduce((all, next) => t`${all} → ${next}`)
