import { eventually } from '../support/journey.ts'
import { button, focusOn, hides, type Promised, role, says, shows } from './promised.ts'

export const overlays: readonly Promised[] = [
  {
    of: 'Modal',
    at: button('modal', 'small'),
    steps: [
      ['Enter', shows(role('dialog'))],
      ['Shift+Tab Tab Tab Tab Tab Tab', (page) => eventually(() => page.locator('.k-modal :focus').count()).toBe(1)],
      ['Escape', focusOn(button('modal', 'small'))],
    ],
  },
  {
    of: 'Modal whose focused button goes',
    at: button('modal', 'small'),
    steps: [
      ['Enter', shows(role('button', { name: 'Remove this button' }))],
      ['Tab', focusOn(role('button', { name: 'Remove this button' }))],
      ['Enter Escape', hides(role('dialog'))],
    ],
  },
  {
    of: 'DialogForm',
    at: button('dialogform', 'Reject…'),
    steps: [
      ['Enter', focusOn(role('button', { name: /Reason/ }))],
      ['Tab Tab Tab Tab Enter', shows(role('button', { name: /Reason/, description: 'Choose a reason.' }))],
      ['Escape', focusOn(button('dialogform', 'Reject…'))],
    ],
  },
  {
    of: 'ConfirmDialog',
    at: button('confirmdialog', 'danger'),
    steps: [
      ['Enter', focusOn(role('button', { name: 'Cancel' }))],
      ['Tab', focusOn(role('button', { name: 'OK' }))],
      ['Escape', focusOn(button('confirmdialog', 'danger'))],
      ['Enter', focusOn(role('button', { name: 'Cancel' }))],
      ['Enter', hides(role('alertdialog'))],
    ],
  },
  {
    of: 'Toast',
    at: button('toast', 'With Undo'),
    steps: [
      ['Enter', says('Archived 12 documents')],
      ['F6', focusOn(role('button', { name: 'Undo', exact: true }))],
      ['Enter', says('Restored 12 documents')],
      ['Space', focusOn(button('toast', 'With Undo'))],
    ],
  },
]
