import type { TaxForm } from '@kontor/ubl'
import { useCallback } from 'react'
import { useWords } from '../kontor.ts'
import type { RateName } from './rates.ts'

/** How the line is called that stands for all at one rate, in the reader's language. */
export function useRateName(): RateName {
  const { t, format } = useWords()
  return useCallback(
    ({ category, percent }: TaxForm) =>
      t('papers.goods', { rate: category === 'S' ? format.percent(percent || '0') : t(`vat.${category as 'E'}`) }),
    [t, format],
  )
}
