import { Button } from '@kontor/kit'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { RedirectDialog } from './RedirectDialog.tsx'
import { Redirections } from './Redirections.tsx'
import './work.css'

/** What is open goes from one to another at once; what is new goes there from now on. */
export function WorkScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  const [asking, setAsking] = useState<'now' | 'set'>()
  const mayMove = may('assignment.configure')
  const close = () => setAsking(undefined)
  return (
    <>
      {!mayMove && <p className="admin-quiet">{t('work.why')}</p>}
      {mayMove && (
        <section className="admin-part" aria-labelledby="work-now">
          <div className="admin-bar">
            <h2 id="work-now" className="admin-h2">
              {t('work.now')}
            </h2>
            <Button onClick={() => setAsking('now')}>{t('work.now.do')}</Button>
          </div>
          <p className="admin-quiet">{t('work.now.text')}</p>
        </section>
      )}
      <section className="admin-part" aria-labelledby="work-goes">
        <div className="admin-bar">
          <h2 id="work-goes" className="admin-h2">
            {t('work.goes')}
          </h2>
          {mayMove && <Button onClick={() => setAsking('set')}>{t('work.set')}</Button>}
        </div>
        <p className="admin-quiet">{t('work.goes.text')}</p>
        <Redirections mayEnd={mayMove} />
      </section>
      {asking === 'now' && <HandOverDialog onClose={close} />}
      {asking === 'set' && <RedirectDialog onClose={close} />}
    </>
  )
}
