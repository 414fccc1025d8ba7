import { EmptyState } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { Hourglass } from 'lucide-react'
import { useNavigate } from 'react-router'
import { usePending } from '../api.ts'
import { useWords } from '../kontor.ts'
import { PartnerName } from './PartnerName.tsx'

/** Whom the company asked, and who has not answered. */
export function PendingView() {
  const { t, format } = useWords()
  const navigate = useNavigate()
  const { rows, error, refetch, more, isMore } = usePending()
  return (
    <Answer of={{ data: rows, error, refetch }}>
      {(asked) =>
        asked.length === 0 ? (
          <EmptyState icon={Hourglass} title={t('pending.none.title')} text={t('pending.none.text')} />
        ) : (
          <Rows label={t('network.view.pending')} more={more} moreText={t('network.more')} isMore={isMore}>
            {asked.map((one) => (
              <Row key={one.ConnectionId} className="network-row" onPress={() => navigate(`/${one.ConnectionId}`)}>
                <PartnerName partner={one} />
                <small>{t('pending.since', { moment: format.instant(one.Created) })}</small>
              </Row>
            ))}
          </Rows>
        )
      }
    </Answer>
  )
}
