import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import { escaped } from '../../../platform/http/index.ts'
import { type Chosen, demoCurrency, demoItems } from './items.ts'

type Say = (message: Message) => string
export type Hidden = readonly (readonly [name: string, value: string])[]

const inputs = (hidden: Hidden): string =>
  hidden.map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`).join('')

const amount = (price: string): string => `${exact(price).toFixed(2)} ${demoCurrency}`

/** All items, and how many of each. */
export const shelf = (say: Say, action: string, hidden: Hidden): string => `
<form method="post" action="${escaped(action)}">${inputs(hidden)}
<table><tbody>${demoItems
  .map(
    ({ number, name, description, price, priceUnit, unit }) => `
<tr><td><b>${escaped(name)}</b><br><small>${escaped(description)} · ${number}</small></td>
<td>${amount(price)}<br><small>/ ${priceUnit ?? ''} ${unit}</small></td>
<td><input type="number" name="${number}" min="0" max="999999" inputmode="numeric" aria-label="${escaped(say(t`Quantity, ${name}`))}"></td></tr>`,
  )
  .join('')}
</tbody></table>
<p><button>${escaped(say(t`View basket`))}</button></p></form>`

/** What was chosen, and the way back with it. */
export const basket = (say: Say, chosen: readonly Chosen[], action: string, hidden: Hidden): string =>
  chosen.length === 0
    ? `<p>${escaped(say(t`The basket is empty: go back and enter a quantity.`))}</p>`
    : `<table><tbody>${chosen
        .map(
          ({ item: { name, number, price, priceUnit = '1' }, quantity }) => `
<tr><td><b>${escaped(name)}</b><br><small>${number}</small></td><td>${quantity} ×</td>
<td>${amount(exact(price).div(exact(priceUnit)).times(exact(quantity)).toFixed(2))}</td></tr>`,
        )
        .join('')}</tbody></table>
<form method="post" action="${escaped(action)}">${inputs(hidden)}<p><button>${escaped(say(t`Transfer basket`))}</button></p></form>`

/** That it is no shop stands on each page. */
export const label = (say: Say): string =>
  `<p class="label">${escaped(say(t`Demo shop, part of Kontor: nothing here is for sale`))}</p>
<style>
main { margin-block-start: 2rem; max-inline-size: 46rem }
.label { padding: .5rem .75rem; border: 2px dashed; font-weight: 600 }
table { inline-size: 100%; border-collapse: collapse }
td { padding: .5rem .25rem; border-block-end: 1px solid light-dark(#ddd, #444); vertical-align: top }
td + td { text-align: end; white-space: nowrap }
td input { inline-size: 4.5rem; font: inherit; text-align: end }
</style>`
