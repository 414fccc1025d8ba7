import { tabTo } from '../support/keyboard.ts'
import { chosen, field, focusOn, hides, holds, type Promised, role, says, shows } from './promised.ts'

export const fields: readonly Promised[] = [
  {
    of: 'DateField',
    at: field('Issued'),
    steps: [
      ['Control+a 2 4 . 1 2 . Tab', holds(field('Issued'), '24 Dec 2026')],
      ['Enter', shows(role('dialog', { name: 'Choose a day' }))],
      ['ArrowRight Enter', focusOn(role('button', { name: 'Choose a day' }))],
      ['Shift+Tab', holds(field('Issued'), '25 Dec 2026')],
      ['Tab', focusOn(role('button', { name: 'Choose a day' }))],
      ['Enter', shows(role('dialog', { name: 'Choose a day' }))],
      ['PageDown Escape', hides(role('dialog'))],
    ],
  },
  {
    of: 'DecimalField',
    at: field('Price'),
    steps: [['Control+a 1 2 3 4 5 . 5 Tab', holds(field('Price'), '12,345.5')]],
  },
  {
    of: 'MoneyField',
    at: field('Discount'),
    steps: [
      ['Control+a 7 . 5 Tab', holds(field('Discount'), '7.50')],
      ['ArrowDown', focusOn(role('option', { name: 'EUR' }))],
      ['J Enter', shows(role('button', { name: /JPY/ }))],
    ],
  },
  {
    of: 'SearchField',
    at: role('checkbox', { name: 'Wait for the goods' }),
    steps: [
      ['/ 0 8 7', says('Searched for: 087')],
      ['Escape', says('Searched for: nothing')],
      ['/', focusOn(field('Search documents', 'searchbox'))],
    ],
  },
  {
    of: 'Select',
    at: (page) => page.getByRole('button', { name: /hour Unit|Unit hour/ }).first(),
    steps: [
      ['Enter', focusOn(role('option', { name: 'hour' }))],
      ['k', focusOn(role('option', { name: 'kilogram' }))],
      ['Enter', shows(role('button', { name: /kilogram/ }))],
      ['ArrowDown Escape', hides(role('listbox'))],
    ],
  },
  {
    of: 'ComboBox',
    at: field('Send to', 'combobox'),
    steps: [
      ['ArrowDown', shows(role('option', { name: /Brandt/ }))],
      // Faster than the answer comes: what fitted the letters before must not be taken.
      ['f j o ArrowDown Enter', holds(field('Send to', 'combobox'), 'Fjord Logistik A/S')],
      ['Backspace', shows(role('listbox'))],
      ['Escape', holds(field('Send to', 'combobox'), 'Fjord Logistik A/S')],
      ['Control+a Delete Tab', says('Chosen: none')],
    ],
  },
  {
    of: 'Checkbox',
    at: role('checkbox', { name: 'Wait for the goods' }),
    steps: [['Space', chosen(role('checkbox', { name: 'Wait for the goods' }), false)]],
  },
  {
    of: 'RadioBox',
    at: role('radio', { name: 'Choose desk lamp from Brandt Werkzeuge GmbH' }),
    steps: [['ArrowRight', says('Chosen: fjord')]],
  },
  {
    of: 'Switch',
    at: role('switch', { name: "I'm away" }),
    steps: [['Space', chosen(role('switch', { name: "I'm away" }), false)]],
  },
  {
    of: 'DropZone',
    at: role('textbox', { name: 'Note' }),
    steps: [['Tab', (page) => tabTo(page, page.getByRole('button', { name: 'Choose files' }))]],
  },
]
