import { useWords, type Words } from '../kontor.ts'
import type { TradeType } from './types.ts'

export interface Named {
  readonly type: TradeType
  readonly number: string
}

/** What people call a document: 'Invoice RE-2026-0041'. */
export const documentName = ({ type, number }: Named, t: Words['t']): string => `${t(`type.${type}`)} ${number}`.trim()

/** The same on a screen, where the number runs in its own direction. */
export function DocumentName({ type, number }: Named) {
  const { t } = useWords()
  return (
    <>
      {t(`type.${type}`)} <bdi>{number}</bdi>
    </>
  )
}
