import { Button } from '@kontor/kit'
import { useAwayNow } from '../api/absence.ts'
import { useWords } from '../kontor.ts'

/** Reminds whoever is shown as away and yet here; nothing for everybody else. */
export function AwayNote() {
  const { t, format } = useWords()
  const { away, back } = useAwayNow()
  if (!away) return null
  const day = format.date(away.Until)
  return (
    <p className="home-away" role="status">
      {away.Substitute ? t('away.with', { day, substitute: away.Substitute.Name }) : t('away.until', { day })}
      <Button busy={back.isPending} onClick={() => back.mutate()}>
        {t('away.back')}
      </Button>
    </p>
  )
}
