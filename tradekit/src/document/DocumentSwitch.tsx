import { useEffect, useState } from 'react'
import { useWords } from '../kontor.ts'
import './document.css'

type Half = 'document' | 'details'

/** On a phone the page stands above all that is known of the document: this is the way to either, above both. */
export function DocumentSwitch({ body }: { body: HTMLElement | null }) {
  const { t } = useWords()
  const [shown, setShown] = useState<Half>('document')
  useEffect(() => {
    if (!body) return
    const look = () => setShown(isAtDetails(body) ? 'details' : 'document')
    look()
    body.addEventListener('scroll', look, { passive: true })
    // The page above the details grows as it is drawn.
    const grown = new ResizeObserver(look)
    for (const part of body.children) grown.observe(part)
    return () => {
      body.removeEventListener('scroll', look)
      grown.disconnect()
    }
  }, [body])
  const go = (half: Half) => {
    if (half === 'document') body?.scrollTo({ top: 0 })
    else detailsOf(body)?.scrollIntoView()
  }
  return (
    <nav className="doc-switch" aria-label={t('viewer.parts')}>
      {(['document', 'details'] as const).map((half) => (
        <button key={half} type="button" aria-current={shown === half || undefined} onClick={() => go(half)}>
          {t(`viewer.${half}`)}
        </button>
      ))}
    </nav>
  )
}

const detailsOf = (body: HTMLElement | null) => body?.querySelector('.k-tabs')

/** Once they take the upper half of the screen. */
function isAtDetails(body: HTMLElement): boolean {
  const details = detailsOf(body)
  if (!details) return false
  const { top, height } = body.getBoundingClientRect()
  return details.getBoundingClientRect().top - top < height / 2
}
