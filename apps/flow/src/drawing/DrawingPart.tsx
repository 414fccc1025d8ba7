import { Skeleton } from '@kontor/kit'
import { lazy, Suspense } from 'react'
import { useWords } from '../kontor.ts'
import type { DrawingProps } from './Drawing.tsx'

// bpmn-js is larger than the rest of the app: it comes when somebody draws.
const Drawing = lazy(() => import('./Drawing.tsx'))

export function DrawingPart(given: DrawingProps) {
  const { t } = useWords()
  return (
    <Suspense fallback={<Skeleton rows={5} label={t('drawing.loading')} />}>
      <Drawing {...given} />
    </Suspense>
  )
}
