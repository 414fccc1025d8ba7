import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../kontor.ts'
import { phoneToPx, useWidth } from '../layout/useWidth.ts'
import '../document/document.css'

export interface PaperHalvesProps {
  /** False of one that is typed in without a file: then there is the form alone. */
  readonly paper: ReactNode
  readonly form: ReactNode
  /** Something was asked to be shown where the paper is: on a phone it comes to the front. */
  readonly besideShown: boolean
}

/** The paper and the form beside each other; on a phone one of the two, and neither forgets where it was. */
export function PaperHalves({ paper, form, besideShown }: PaperHalvesProps) {
  const { t } = useWords()
  const isPhone = useWidth() <= phoneToPx
  const [half, setHalf] = useState<'paper' | 'form'>('paper')
  const isAlone = paper === false
  useEffect(() => {
    if (besideShown) setHalf('paper')
  }, [besideShown])
  return (
    <>
      {isPhone && !isAlone && (
        <nav className="doc-switch" aria-label={t('papers.halves')}>
          {(['paper', 'form'] as const).map((one) => (
            <button key={one} type="button" aria-current={half === one || undefined} onClick={() => setHalf(one)}>
              {t(`papers.${one}`)}
            </button>
          ))}
        </nav>
      )}
      <div className="doc-halves" data-alone={isAlone || undefined}>
        {!isAlone && (
          <div className="doc-half" hidden={isPhone && half !== 'paper'}>
            {paper}
          </div>
        )}
        <section className="doc-half" aria-label={t('papers.form')} hidden={isPhone && half !== 'form' && !isAlone}>
          {form}
        </section>
      </div>
    </>
  )
}
