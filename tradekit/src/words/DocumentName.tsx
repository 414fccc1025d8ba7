import { useWords, type Words } from '../kontor.ts'
import type { Entry, TradeType } from './types.ts'

export interface Named {
  readonly type: TradeType
  /** A change of an order that takes out all of it has a name of its own. */
  readonly orderKind?: Entry['OrderKind'] | undefined
  readonly number: string
}

/** The reader's word for what a document is. */
export const typeWord = ({ type, orderKind }: Pick<Named, 'type' | 'orderKind'>) =>
  orderKind === 'CANCELLATION' ? ('type.cancellation' as const) : (`type.${type}` as const)

/** What people call a document: 'Invoice RE-2026-0041'. */
export const documentName = (named: Named, t: Words['t']): string => `${t(typeWord(named))} ${named.number}`.trim()

/** The same on a screen, where the number runs in its own direction. */
export function DocumentName(named: Named) {
  const { t } = useWords()
  return (
    <>
      {t(typeWord(named))} <bdi>{named.number}</bdi>
    </>
  )
}
