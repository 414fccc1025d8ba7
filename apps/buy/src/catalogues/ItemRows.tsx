import { Money, unitWord } from '@kontor/tradekit/words'
import { useWords } from '../kontor.ts'
import type { CatalogueItem } from './api.ts'

/** Items with what one costs. */
export function ItemRows({ items }: { items: readonly CatalogueItem[] }) {
  const { t } = useWords()
  return (
    <ul className="catalogues-rows">
      {items.map((item) => (
        <li key={item.SellersItemID}>
          <span className="buy-read-name">
            <b dir="auto">{item.Name}</b>
            {item.Description && <small dir="auto">{item.Description}</small>}
            <small>
              <bdi>{item.SellersItemID}</bdi>
              <Facts item={item} />
            </small>
          </span>
          <span className="catalogues-price">
            <Money value={item.Price.value} currency={item.Price.currencyID} />
            <small>{t('catalogues.per', { unit: unitWord(item.UnitCode, t) })}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Facts({ item }: { item: CatalogueItem }) {
  const { t, format } = useWords()
  const { Tax, MinimumOrderQuantity: minimum, OrderQuantityIncrement: increment, LeadTimeDays: days } = item
  const facts = [
    item.StandardItemID && t('catalogues.gtin', { id: item.StandardItemID }),
    item.CommodityCode && [item.CommodityScheme, item.CommodityCode].filter(Boolean).join(' '),
    Tax && t('catalogues.tax', { rate: format.quantity(Tax.Percent) }),
    minimum && t('catalogues.minimum', { quantity: format.quantity(minimum) }),
    increment && t('catalogues.increment', { quantity: format.quantity(increment) }),
    days !== undefined && t('catalogues.leadTime', { days }),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  return facts.map((fact) => (
    <span key={fact}>
      {' · '}
      <bdi>{fact}</bdi>
    </span>
  ))
}
