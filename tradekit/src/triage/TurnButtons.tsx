import { IconButton } from '@kontor/kit'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '../kontor.ts'
import type { Turns } from './useTriage.ts'

/** The document before and the one after, for the pointer. */
export function TurnButtons({ previous, next }: Pick<Turns, 'previous' | 'next'>) {
  const { t } = useWords()
  return (
    <span className="doc-turns">
      <IconButton icon={ChevronLeft} label={t('viewer.previous')} disabled={!previous} onClick={previous} />
      <IconButton icon={ChevronRight} label={t('viewer.next')} disabled={!next} onClick={next} />
    </span>
  )
}
