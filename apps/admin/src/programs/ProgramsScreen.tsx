import { Button, EmptyState } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Cable } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { type Program, usePrograms } from './api.ts'
import { EndDialog } from './EndDialog.tsx'
import { ProgramRow } from './ProgramRow.tsx'

/** Which programs work for whom, with which rights; an administrator shuts one out, or all of them. */
export function ProgramsScreen() {
  const { t } = useWords()
  const [ended, setEnded] = useState<Program | 'all'>()
  return (
    <>
      <p className="admin-quiet">{t('programs.text')}</p>
      <Answer of={usePrograms()}>
        {({ Programs }) =>
          Programs.length === 0 ? (
            <EmptyState icon={Cable} title={t('programs.none.title')} text={t('programs.none.text')} />
          ) : (
            <>
              <ul className="admin-list" aria-label={t('part.programs')}>
                {Programs.map((program) => (
                  <ProgramRow key={program.Id} program={program} onEnd={() => setEnded(program)} />
                ))}
              </ul>
              {Programs.some(({ allowedActions }) => allowedActions.includes('END')) && (
                <div>
                  <Button type="danger" onClick={() => setEnded('all')}>
                    {t('programs.endAll')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Answer>
      <EndDialog of={ended} onClose={() => setEnded(undefined)} />
    </>
  )
}
