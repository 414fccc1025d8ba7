import { inkOn } from '@kontor/kit'
import { useWords } from '../kontor.ts'

interface PreviewProps {
  readonly company: string
  readonly title: string
  readonly text: string
  readonly colour: string
}

/** The invitation as a supplier sees it. What stands on the colour is black or white, whichever is read better there. */
export function Preview({ company, title, text, colour }: PreviewProps) {
  const { t } = useWords()
  return (
    <section className="onboard-preview" aria-label={t('branding.preview')}>
      <h2 className="onboard-h2">{t('branding.preview')}</h2>
      <div className="onboard-mail">
        <h3 dir="auto">{title.trim() || t('preview.title', { company })}</h3>
        <p dir="auto">{text.trim() || t('preview.text', { company })}</p>
        <span className="onboard-mail-button" style={{ background: colour, color: inkOn(colour) }}>
          {t('preview.button')}
        </span>
      </div>
    </section>
  )
}
