import { EmptyState, Status, type Tone } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { type Budget, type BudgetUse, useUses } from './api.ts'

const tones: Readonly<Record<BudgetUse['Kind'], Tone>> = {
  REQUESTED: 'warn',
  APPROVED: 'info',
  ORDERED: 'info',
  BILLED: 'good',
}

/** What uses a budget, the latest first; each opens what it is. */
export function Uses({ budget }: { budget: Budget }) {
  const { t, locale } = useWords()
  const { open } = useKontor()
  const navigate = useNavigate()
  const { rows, error, refetch, more, isMore } = useUses(budget.Id)
  const show = ({ Kind, SubjectId }: BudgetUse) =>
    Kind === 'REQUESTED' || Kind === 'APPROVED'
      ? navigate(`/${SubjectId}`)
      : open('Kontor.Documents', `/view/${SubjectId}`)
  return (
    <Answer of={{ data: rows, error, refetch }}>
      {(uses) =>
        uses.length === 0 ? (
          <EmptyState title={t('budgets.unused')} />
        ) : (
          <Rows label={t('budgets.uses')} more={more} moreText={t('buy.more')} isMore={isMore}>
            {uses.map((one) => (
              <Row key={one.SubjectId} className="buy-row" onPress={() => void show(one)}>
                <span className="buy-row-name">
                  <b className="buy-cut" dir="auto">
                    {one.Title || one.ID}
                  </b>
                  <small className="buy-cut">
                    <bdi>{one.ID}</bdi>
                  </small>
                </span>
                <Status tone={tones[one.Kind]}>{t(`budgets.kind.${one.Kind}`)}</Status>
                {one.Amount === undefined ? (
                  <small>{t('budgets.noRate')}</small>
                ) : (
                  <Money value={one.Amount} currency={budget.Currency} />
                )}
                <small className="buy-when">{writtenDay(one.Day, locale)}</small>
              </Row>
            ))}
          </Rows>
        )
      }
    </Answer>
  )
}
