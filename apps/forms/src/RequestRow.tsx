import { Status } from '@kontor/kit'
import { Row } from '@kontor/tradekit/layout'
import { writtenDay } from '@kontor/tradekit/words'
import { useNavigate } from 'react-router'
import type { Request } from './api.ts'
import { useWords } from './kontor.ts'
import { toneOf } from './states.ts'

/** A request in a list: what is asked, of whom or by whom, how far it is and by when. */
export function RequestRow({ request }: { request: Request }) {
  const { t, format, today, locale } = useWords()
  const navigate = useNavigate()
  const { id, direction, name, state, due, sent, submitted, reminded } = request
  const isLate = due !== undefined && due < today && state !== 'APPROVED' && state !== 'UNDER_REVIEW'
  const when =
    submitted && state !== 'ANSWERING'
      ? t('request.submitted', { when: format.instant(submitted) })
      : reminded
        ? t('request.reminded', { when: format.instant(reminded) })
        : t('request.sent', { when: format.instant(sent) })
  return (
    <Row className="forms-request" onPress={() => navigate(`/${id}`)}>
      <span className="forms-name">
        <b dir="auto">{direction === 'SENT' ? request.companyName : request.askerName}</b>
        <small dir="auto">{name}</small>
      </span>
      <Status tone={toneOf[state]}>{t(`state.${direction}.${state}`)}</Status>
      <span className="forms-name">
        <small>{when}</small>
        {due && (
          <small className={isLate ? 'forms-problem' : ''}>{t('request.due', { day: writtenDay(due, locale) })}</small>
        )}
      </span>
    </Row>
  )
}
