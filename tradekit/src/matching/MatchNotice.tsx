import { Button } from '@kontor/kit'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { useMatch } from '../queries/matching.ts'
import type { MatchedLine } from '../queries/types.ts'
import { unitWord } from '../words/units.ts'

/** Whether an invoice bills what was ordered and what came; else which line does not, and how. */
export function MatchNotice({ documentId }: { documentId: string }) {
  const { t, locale } = useWords()
  const navigate = useNavigate()
  const { data } = useMatch(documentId)
  if (!data || data.Orders.length === 0) return null
  const orders = new Intl.ListFormat(locale).format(data.Orders.map(({ ID }) => ID))
  const different = data.Lines.filter(({ Differences }) => Differences.length > 0)
  return (
    <Notice
      tone={data.Matched ? 'info' : 'warn'}
      title={data.Matched ? t('match.fits', { orders }) : t('match.differs', { orders, count: different.length })}
      actions={data.Orders.map(({ DocumentId, ID }) => (
        <Button key={DocumentId} onClick={() => navigate(`/view/${DocumentId}`)}>
          {t('match.open', { order: ID })}
        </Button>
      ))}
    >
      {different.map((line) => (
        <DifferentLine key={line.LineId} line={line} />
      ))}
    </Notice>
  )
}

function DifferentLine({ line }: { line: MatchedLine }) {
  const { t, format, locale } = useWords()
  const { LineId, Description, Differences, Currency = '', Price = '0', OrderedPrice = '0', Unit = '' } = line
  const quantity = (value = '0') => `${format.quantity(value)} ${unitWord(Unit, t)}`
  const values = {
    price: format.amount(Price, Currency),
    orderedPrice: format.amount(OrderedPrice, Currency),
    billed: quantity(line.BilledQuantity),
    ordered: quantity(line.OrderedQuantity),
    received: quantity(line.ReceivedQuantity),
  }
  const all = Differences.map((difference) => t(`match.${difference}`, values))
  return (
    <p>
      <span dir="auto">{t('dispute.line', { line: LineId, item: Description })}</span>
      {': '}
      {new Intl.ListFormat(locale).format(all)}
    </p>
  )
}
