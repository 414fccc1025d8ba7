import type { Page } from 'playwright-core'
import { eventually } from '../support/journey.ts'
import { button, field, focusOn, hides, type Promised, role, says, shows } from './promised.ts'

const activeRow = (page: Page) =>
  page.getByRole('grid', { name: 'Documents', exact: true }).locator('.k-grid-row[data-active]')
const rowIs = (number: string) => (page: Page) => eventually(() => activeRow(page).textContent()).toContain(number)

const headsOf = (page: Page) =>
  page
    .getByRole('columnheader')
    .allInnerTexts()
    .then((heads) => heads.filter(Boolean))

export const table: readonly Promised[] = [
  {
    of: 'FilterBar',
    at: button('table', 'Filter'),
    steps: [
      ['Enter', focusOn(field('Find a filter', 'searchbox'))],
      ['c r e', hides(role('option', { name: 'Order' }))],
      ['Enter', shows(role('option', { name: 'Credit note', selected: true }))],
      ['Escape', focusOn(button('table', 'Filter'))],
      // The chips stand below what ends the first line.
      ['Tab Tab Tab', focusOn(button('table', 'Type Invoice, Credit note'))],
      ['Enter', focusOn(role('option', { name: 'Invoice' }))],
      ['Space', focusOn(role('option', { name: 'Invoice', selected: false }))],
      ['ArrowDown Space Escape', focusOn(button('table', 'Filter'))],
    ],
  },
  {
    of: 'ColumnChooser',
    at: button('table', 'Columns'),
    steps: [
      ['Enter', shows(role('dialog', { name: 'Columns' }))],
      ['Tab Tab Space', hides(role('columnheader', { name: 'From' }))],
      ['Space', shows(role('columnheader', { name: 'From' }))],
      ['Alt+ArrowUp', (page) => eventually(() => headsOf(page)).toEqual(['Number', 'Status', 'From', 'Amount'])],
      ['Escape', focusOn(button('table', 'Columns'))],
    ],
  },
  {
    of: 'Table',
    at: role('grid', { name: 'Documents' }),
    steps: [
      ['ArrowDown ArrowDown', rowIs('RE-2026-099999')],
      ['PageDown', rowIs('RE-2026-099979')],
      ['End', rowIs('RE-2026-000001')],
      ['Home', rowIs('RE-2026-100000')],
      ['j k Enter', says('Opened: RE-2026-100000')],
      ['Space', says('Chosen: 1.')],
      ['Shift+ArrowDown Shift+ArrowDown', says('Chosen: 3.')],
      ['Shift+ArrowUp', says('Chosen: 2.')],
      ['Control+a', says('Chosen: 100000.')],
      ['Space', says('Chosen: 99999.')],
      ['Escape', says('Chosen: 0.')],
    ],
  },
]
